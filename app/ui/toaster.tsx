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

/** Position of toasts on a page: on a desk below the header and a title there, on a phone above the page's bottom bars. */
function roomOnPage(): CSSProperties {
  const rectOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
  const isInDialog = rectOf('[role=dialog]')
  const header = isInDialog ? 0 : (rectOf('header')?.bottom ?? 0)
  const title = rectOf(isInDialog ? '[role=dialog] h2' : 'h1')
  const top = title && title.top < header + 140 ? Math.max(header, title.bottom) : header
  const bar = rectOf('[data-bottom-bar]:not([inert])')
  const values: Record<string, string> = {
    '--toast-top': `${top + 16}px`,
    '--toast-bottom': bar?.height ? `${innerHeight - bar.top + 16}px` : 'calc(16px + var(--offline-bar, 0px))',
  }
  return values
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
