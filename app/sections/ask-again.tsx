import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

/** A person's own thing could not be loaded: what failed, and a button that asks again. */
export function AskAgain({ title, onAsk }: { title: string; onAsk: () => void }) {
  const { t } = useI18n()
  return (
    <Notice tone="error" title={title}>
      <Button look="secondary" onClick={onAsk}>
        {t('common.retry')}
      </Button>
    </Notice>
  )
}
