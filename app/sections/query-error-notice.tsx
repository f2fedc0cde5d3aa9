import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

export function QueryErrorNotice({ title, onRetry }: { title: string; onRetry: () => void }) {
  const { t } = useI18n()
  return (
    <Notice tone="error" title={title} text={t('errors.later')}>
      <Button variant="secondary" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </Notice>
  )
}
