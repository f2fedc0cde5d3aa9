import { type ComponentProps, useId } from 'react'

type Props = Omit<ComponentProps<'input'>, 'children' | 'type'> & { title: string; text?: string }

export function ChoiceCard({ title, text, disabled, className = '', ...input }: Props) {
  const id = useId()
  return (
    <label
      className={`relative flex min-h-12 gap-3 border border-ink/30 px-4 py-3.5 transition-colors has-checked:border-ink has-checked:bg-linen has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass ${disabled ? 'cursor-not-allowed border-hairline' : 'cursor-pointer hover:border-ink'} ${className}`}
    >
      <input
        type="radio"
        disabled={disabled}
        aria-labelledby={`${id}-title`}
        aria-describedby={text ? `${id}-text` : undefined}
        className="peer mt-0.5 size-5 shrink-0 appearance-none rounded-full border border-ink/40 bg-paper outline-none transition-[border-width] checked:border-6 checked:border-ink disabled:border-hairline"
        {...input}
      />
      <span className="min-w-0">
        <span id={`${id}-title`} className={`block ${disabled ? 'text-stone' : ''}`}>
          {title}
        </span>
        {text && (
          <span id={`${id}-text`} className="block text-13 text-stone">
            {text}
          </span>
        )}
      </span>
    </label>
  )
}
