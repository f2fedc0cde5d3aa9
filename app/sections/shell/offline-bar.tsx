import { useStore } from '#app/browser/store.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export function OfflineBar() {
  const { t } = useI18n()
  const isOnline = useStore({ subscribe, get: () => navigator.onLine, initial: true })
  return (
    <output className="no-print fixed inset-x-0 bottom-0 z-40">
      {!isOnline && <p className="bg-ink px-5 py-3 text-center text-13 text-paper">{t('common.offline')}</p>}
    </output>
  )
}
