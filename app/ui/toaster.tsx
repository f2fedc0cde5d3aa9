import type { CSSProperties } from 'react'
import { useStore } from '#app/browser/store.ts'
import { toastStore, type ToastTone } from '#app/ui/toast.ts'

const tones: Record<ToastTone, string> = { info: 'bg-ink', success: 'bg-moss', error: 'bg-oxblood' }

/** Live region of the toasts. Must always be mounted, so that screen readers announce the first toast too. */
export function Toaster({ label }: { label: string }) {
  const toasts = useStore(toastStore)
  return (
    <section
      aria-label={label}
      className="no-print pointer-events-none fixed inset-x-5 z-60 max-md:bottom-(--toast-bottom,20px) max-md:[body:has([role=dialog])_&]:top-(--room-in-dialog,auto) max-md:[body:has([role=dialog])_&]:bottom-5 md:top-(--toast-top,20px) md:left-auto md:w-90"
      style={toasts.length ? placeOfToasts() : undefined}
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

/**
 * Returns the CSS variables that place toasts where they cover no header, title or bar. On desktops: below the header, or below a title
 * near the top. On phones: above bars at the bottom. In a dialog on a phone: at the bottom, or below the dialog's title if its submit
 * button is at the bottom.
 */
function placeOfToasts(): CSSProperties {
  const rectOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
  const dialog = rectOf('[role=dialog]') && '[role=dialog] '
  const submit = dialog && rectOf(`${dialog}[type=submit]`)
  const title = rectOf(dialog ? `${dialog}h2` : 'h1')
  const header = dialog ? 0 : (rectOf('header')?.bottom ?? 0)
  const bar = rectOf('[data-bottom-bar]:not([inert])')
  const below = (bottom: number) => `${Math.max(header, bottom) + 16}px`
  const values: Record<string, string | undefined> = {
    '--toast-top': below(title && title.top < header + 140 ? title.bottom : 0),
    '--toast-bottom': bar?.height ? `${innerHeight - bar.top + 16}px` : 'calc(16px + var(--offline-bar, 0px))',
    '--room-in-dialog': title && submit && submit.bottom >= innerHeight - 100 ? below(title.bottom) : undefined,
  }
  return values
}
