import type { CSSProperties } from 'react'
import { useStore } from '#app/browser/store.ts'
import { toastStore, type ToastTone } from '#app/ui/toast.ts'

const tones: Record<ToastTone, string> = { info: 'bg-ink', success: 'bg-moss', error: 'bg-oxblood' }

/**
 * Live region of toasts: at the top right, below the header and a title there; on phones at the bottom, above a bar there, or
 * in the free space of an open dialog. Always mounted, so that screen readers announce the first toast too.
 */
export function Toaster({ label }: { label: string }) {
  const toasts = useStore(toastStore)
  return (
    <section
      aria-label={label}
      className="no-print pointer-events-none fixed inset-x-5 z-60 max-md:bottom-(--toast-bottom,20px) max-md:[body:has([role=dialog])_&]:top-(--room-in-dialog,auto) max-md:[body:has([role=dialog])_&]:bottom-5 md:top-(--toast-top,20px) md:left-auto md:w-90"
      style={toasts.length ? { ...roomOnPage(), ...roomInDialog() } : undefined}
    >
      <ol aria-live="polite" className="grid gap-2">
        {toasts.map(({ id, tone, text }) => (
          <li key={id} className={`animate-toast rounded-2 px-5 py-4 text-15 text-paper shadow-float ${tones[tone]}`}>
            {text}
          </li>
        ))}
      </ol>
    </section>
  )
}

const gapPx = 16
const widthPx = 380
const heightPx = 100

/** Position of toasts on a page: on a desk below the header and a title beside them, on a phone above the page's bottom bars. */
function roomOnPage(): CSSProperties {
  const dialog = document.querySelector('[role=dialog]')
  const header = dialog ? 0 : (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
  const title = rectOfText((dialog ?? document).querySelector(dialog ? 'h2' : 'h1'))
  const isInTheWay = title && title.right > innerWidth - widthPx - gapPx && title.top < header + heightPx
  const top = Math.max(header, isInTheWay ? title.bottom : 0, 4) + gapPx
  const bars = [...document.querySelectorAll('[data-bottom-bar]')].filter((bar) => bar.checkVisibility({ visibilityProperty: true }))
  const bottom = Math.max(0, ...bars.map((bar) => innerHeight - bar.getBoundingClientRect().top)) + gapPx
  const values: Record<string, string> = {
    '--toast-top': `${top}px`,
    '--toast-bottom': `calc(${bottom}px + ${bars.length ? '0px' : 'var(--offline-bar, 0px)'})`,
  }
  return values
}

/** The rectangle of an element's text, which is narrower than its box. */
function rectOfText(element: Element | null): DOMRect | null {
  if (!element) return null
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}

/**
 * Position of toasts in a dialog: at the bottom, or below the title if the submit button is at the bottom, so that a
 * toast covers neither.
 */
function roomInDialog(): CSSProperties | undefined {
  const dialog = document.querySelector('[role=dialog]')
  const submit = dialog?.querySelector('[type=submit]')?.getBoundingClientRect()
  const title = dialog?.querySelector('h2')?.getBoundingClientRect()
  if (!submit || !title || submit.bottom < innerHeight - 100) return undefined
  const values: Record<string, string> = { '--room-in-dialog': `${Math.max(title.bottom, 0) + 16}px` }
  return values
}
