import type { ReactNode } from 'react'

export function SectionHeading({ id, title, children }: { id?: string; title: string; children?: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 md:mb-10">
      <h2 id={id} className="display text-32 md:text-44">
        {title}
      </h2>
      {children}
    </div>
  )
}
