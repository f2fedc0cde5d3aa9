import { type ReactNode, useState } from 'react'

type Props = { title: string; isOpen: boolean; chosenCount?: number; children: ReactNode }

/** `isOpen` counts on mount only; after that the person decides. */
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
