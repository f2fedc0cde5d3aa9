import type { ReactNode } from 'react'

export function ProductSection({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="mt-11 scroll-mt-32 break-inside-avoid md:mt-16 print:mt-6">
      <h2 className="display-small mb-4 text-24 md:mb-5 print:mb-2 print:break-after-avoid print:text-17">{title}</h2>
      {children}
    </section>
  )
}
