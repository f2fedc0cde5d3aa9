import { type ReactNode, useState } from 'react'

type Props = { title: string; isOpen: boolean; chosenCount?: number; children: ReactNode }

/** `isOpen` is only the initial state. */
export function FilterGroup({ title, isOpen, chosenCount = 0, children }: Props) {
  const [isOpenAtFirst] = useState(isOpen)
  return (
    <details open={isOpenAtFirst} className="fold border-b border-hairline">
      <summary>
        {title}
        {chosenCount > 0 && <small>{chosenCount}</small>}
      </summary>
      {children}
    </details>
  )
}
