import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'

export type AccordionItem = { id: string; title: string; body: ReactNode }

/** Works without scripts. Items with a common `name` open one at a time. */
export function Accordion({ items, name }: { items: AccordionItem[]; name?: string }) {
  return (
    <div className="border-t border-hairline">
      {items.map(({ id, title, body }) => (
        <details key={id} name={name} className="group border-b border-hairline">
          <summary className="quiet-link flex min-h-13 items-center justify-between gap-6 py-3 md:min-h-16 md:py-4 md:text-17">
            <span className="text-balance">{title}</span>
            <Plus aria-hidden="true" size={20} className="shrink-0 transition-transform group-open:rotate-45" />
          </summary>
          <div className="max-w-180 pr-10 pb-6 text-stone">{body}</div>
        </details>
      ))}
    </div>
  )
}
