import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { noticesQuery } from '#backoffice/client/notices.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { overlayStore } from '#backoffice/ui/overlays.ts'

export function useUnread(): number {
  return useQuery(noticesQuery).data?.unread ?? 0
}

export function NoticesButton({ className, iconSize = 16 }: { className: string; iconSize?: number }) {
  const { t } = useI18n()
  const unread = useUnread()
  return (
    <button type="button" className={`relative ${className}`} title={t('notices.title')} onClick={() => overlayStore.set('notices')}>
      <Bell aria-hidden="true" size={iconSize} className="shrink-0" />
      <span className="flex-1 text-left max-xl:md:sr-only">{t('notices.title')}</span>
      {unread > 0 && (
        <span className="figures min-w-5 rounded-full bg-brass px-1.5 text-center text-11 leading-5 text-paper max-xl:md:absolute max-xl:md:top-0.5 max-xl:md:right-0.5">
          <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
          <span className="sr-only">{t('notices.unread', { count: unread })}</span>
        </span>
      )}
    </button>
  )
}
