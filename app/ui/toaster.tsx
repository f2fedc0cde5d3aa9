import type { CSSProperties } from 'react'
import { useStore } from '#app/browser/store.ts'
import { toastStore, type ToastTone } from '#app/ui/toast.ts'

const tones: Record<ToastTone, string> = { info: 'bg-ink', success: 'bg-moss', error: 'bg-oxblood' }

/**
 * Live region of toasts: at the top or, on phones, in the free space of an open dialog. Always mounted, so that screen
 * readers announce the first toast too.
 */
export function Toaster({ label }: { label: string }) {
  const toasts = useStore(toastStore)
  return (
    <section
      aria-label={label}
      className="no-print pointer-events-none fixed inset-x-5 top-5 z-60 max-md:[body:has([role=dialog])_&]:top-(--room-in-dialog,auto) max-md:[body:has([role=dialog])_&]:bottom-5 md:left-auto md:w-90"
      style={toasts.length ? roomInDialog() : undefined}
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
