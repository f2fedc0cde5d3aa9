import type { ComponentProps, ReactNode } from 'react'

type Props = Omit<ComponentProps<'input'>, 'className' | 'children'> & {
  className?: string
  /** What empties the field, at its end. */
  clear: ReactNode
}

/** A field that searches within a list. */
export function SearchLine({ className = '', clear, ...input }: Props) {
  return (
    <search className={`search-line icon icon-search relative block [--icon-size:18px] ${className}`}>
      <input type="search" autoComplete="off" enterKeyHint="search" className="line-field w-full pr-11 pl-7" {...input} />
      {clear}
    </search>
  )
}
