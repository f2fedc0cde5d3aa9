import { Check, TriangleAlert } from 'lucide-react'
import { useStore } from '#app/browser/store.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { dismissToast, type Toast, toastStore } from '#backoffice/ui/toasts.ts'

/**
 * The live region of toasts, above the bottom bar. Always mounted, because screen readers announce only changes within an existing live
 * region.
 */
export function Toaster() {
  const { t } = useI18n()
  const toasts = useStore(toastStore)
  return (
    <section
      aria-label={t('common.notifications')}
      className="no-print pointer-events-none fixed bottom-[calc(--spacing(5)+var(--bottom-bar,0px))] left-1/2 z-60 w-[min(420px,calc(100vw-32px))] -translate-x-1/2 max-md:bottom-[calc(--spacing(20)+var(--bottom-bar,0px))]"
    >
      <ol aria-live="polite" className="grid gap-2">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  )
}

function ToastItem({ toast: { id, tone, text, undo } }: { toast: Toast }) {
  const { t } = useI18n()
  const Icon = tone === 'error' ? TriangleAlert : Check
  return (
    <li className="pointer-events-auto flex min-h-11 animate-rise items-center gap-3 rounded-2 bg-ink py-1 pr-2 pl-4 text-13 text-paper shadow-float">
      {tone !== 'info' && <Icon aria-hidden="true" size={16} className="shrink-0" />}
      <span className="min-w-0 flex-1 py-1.5">{text}</span>
      {undo && (
        <button
          type="button"
          className="h-8 shrink-0 rounded-2 px-3 font-medium underline decoration-paper/40 underline-offset-4 hover:decoration-paper finger:h-11"
          onClick={() => {
            dismissToast(id)
            void undo()
          }}
        >
          {t('common.undo')}
        </button>
      )}
    </li>
  )
}
