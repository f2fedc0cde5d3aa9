import type { ReactNode } from 'react'
import { focusOnOpen } from '#backoffice/ui/focus-on-open.ts'

/** A long text in a dialog; takes the focus on mount, so that keys scroll it. */
export function ScrolledPart({ label, children }: { label: string; children: ReactNode }) {
  return (
    // a scrollable area must be reachable by keyboard, and nothing else here can have the focus
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={focusOnOpen} tabIndex={0} aria-label={label} className="outline-none">
      {children}
    </section>
  )
}
