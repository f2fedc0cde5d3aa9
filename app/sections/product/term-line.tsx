import type { ReactNode } from 'react'

export function TermLine({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[80px_1fr] gap-x-3 border-b border-hairline py-2.5">
      <dt className="text-ink">{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}
