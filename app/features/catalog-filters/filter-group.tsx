import { type ReactNode, useState } from 'react'

type Props = { title: string; isOpen: boolean; chosenCount?: number; children: ReactNode }

/** A group that unfolds. Whether it is open at first is said once; after that it is the person's own business. */
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
