import type { ReactNode } from 'react'
import { focusOnOpen } from '#backoffice/ui/focus-on-open.ts'

/** Something long to read in a window: it takes the focus when it comes, so that keys scroll it. */
export function ScrolledPart({ label, children }: { label: string; children: ReactNode }) {
  return (
    // what scrolls must be reachable by keyboard, and here is nothing else to focus
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={focusOnOpen} tabIndex={0} aria-label={label} className="outline-none">
      {children}
    </section>
  )
}
