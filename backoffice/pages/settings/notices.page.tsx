import { useQuery } from '@tanstack/react-query'
import { noticeSettingsQuery } from '#backoffice/client/notices.ts'
import { NoticeSettingsForm } from '#backoffice/features/notices/notice-settings.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { SettingsPage } from '#backoffice/sections/settings/settings-page.tsx'
import { FailedState, LoadingRows } from '#backoffice/ui/states.tsx'

export default function NoticesPage() {
  const { t } = useI18n()
  const { data, error, refetch } = useQuery(noticeSettingsQuery)
  return (
    <SettingsPage title={t('notices.title')}>
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows />}
      {data && <NoticeSettingsForm settings={data} />}
    </SettingsPage>
  )
}
