import { paths } from '#app/client/paths.ts'
import { VideoSkeletons } from '#app/features/video/video-grid.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { RetryNotice, useIsRetrying } from '#app/sections/retry-notice.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

export function VideoNotice({ isFailed }: { isFailed: boolean }) {
  const { t } = useI18n()
  const isRetrying = useIsRetrying()
  if (isRetrying)
    return (
      <ul className="video-grid" aria-label={t('common.loading')}>
        <VideoSkeletons />
      </ul>
    )
  if (isFailed) return <RetryNotice title={t('video.loadFailed')} />
  return (
    <Notice title={t('video.empty')} text={t('video.emptyText')}>
      <ButtonLink to={paths.catalog()} variant="secondary">
        {t('common.toCatalog')}
      </ButtonLink>
    </Notice>
  )
}
