import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'select'>, 'children'> & {
  label: string
  options: readonly { value: string; label: string }[]
  /** Whether to hide the label visually on the narrowest screens. */
  isLabelSpared?: boolean
}

export function InlineSelect({ label, options, isLabelSpared = false, className = '', ...rest }: Props) {
  return (
    <label className={`flex min-h-11 items-center gap-2 text-13 text-stone ${className}`}>
      <span className={isLabelSpared ? 'max-sm:sr-only' : ''}>{label}</span>
      <select className="select min-w-0 grow text-15 text-ink" {...rest}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
