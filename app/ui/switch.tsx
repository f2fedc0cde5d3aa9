import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type' | 'children' | 'checked'> & {
  checked: boolean
  label: string
  /** Visible text. If set, the label is only for screen readers. */
  text?: string
}

export function Switch({ label, text, checked, className = '', ...input }: Props) {
  return (
    <label className={`inline-flex min-h-11 cursor-pointer items-center gap-3 text-15 ${className}`}>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-label={text === undefined ? undefined : label}
        className="relative h-6 w-10 shrink-0 cursor-pointer appearance-none rounded-full border border-ink/40 bg-paper transition-colors before:absolute before:top-1/2 before:left-1 before:size-4 before:-translate-y-1/2 before:rounded-full before:bg-ink/50 before:transition-transform checked:border-ink checked:bg-ink checked:before:translate-x-[14px] checked:before:bg-paper motion-reduce:before:transition-none"
        {...input}
      />
      <span className="min-w-0">{text ?? label}</span>
    </label>
  )
}
