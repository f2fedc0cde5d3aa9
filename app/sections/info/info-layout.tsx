import type { ReactNode } from 'react'

type Props = { aside: ReactNode; children: ReactNode; isAsideFirst?: boolean }

export function InfoLayout({ aside, children, isAsideFirst = false }: Props) {
  return (
    <div className="flex flex-col gap-x-16 gap-y-14 lg:grid lg:grid-cols-[minmax(0,1fr)_280px] xl:grid-cols-[minmax(0,1fr)_300px] xl:gap-x-28 print:block">
      {isAsideFirst && <Aside>{aside}</Aside>}
      <div className="min-w-0 lg:col-start-1 lg:row-start-1">{children}</div>
      {!isAsideFirst && <Aside>{aside}</Aside>}
    </div>
  )
}

function Aside({ children }: { children: ReactNode }) {
  return (
    <aside className="no-print lg:col-start-2 lg:row-start-1">
      <div className="space-y-12 lg:sticky lg:top-28">{children}</div>
    </aside>
  )
}
