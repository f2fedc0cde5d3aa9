import type { ReactNode } from 'react'
import { focusOnOpen } from '#backoffice/ui/focus-on-open.ts'

/** A long text in a dialog. Takes the focus on mount, so that it can be scrolled by keyboard. */
export function ScrolledPart({ label, children }: { label: string; children: ReactNode }) {
  return (
    // a scrollable area must be reachable by keyboard, and this one contains nothing that can be focused
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={focusOnOpen} tabIndex={0} aria-label={label} className="outline-none">
      {children}
    </section>
  )
}
