import type { ComponentProps, ReactNode } from 'react'

type Props = Omit<ComponentProps<'input'>, 'className' | 'children'> & {
  className?: string
  clear: ReactNode
}

export function SearchLine({ className = '', clear, onBlur, ...input }: Props) {
  return (
    <search className={`search-line icon icon-search relative block [--icon-size:18px] ${className}`}>
      <input
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        className="line-field w-full pr-11 pl-7 data-pressed:outline-none data-pressed:shadow-[0_1px_0_0_var(--color-brass)] forced-colors:focus:outline-2"
        // highlights only the underline after a pointer press, but the whole frame on keyboard focus
        onPointerDown={({ currentTarget }) => currentTarget.setAttribute('data-pressed', '')}
        {...input}
        onBlur={(event) => {
          event.currentTarget.removeAttribute('data-pressed')
          onBlur?.(event)
        }}
      />
      {clear}
    </search>
  )
}
