import { useI18n } from '#app/i18n/i18n-context.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'

/** Copies the order number, so that customers need not read it out. */
export function CopyNumber({ number }: { number: string }) {
  const { t } = useI18n()
  return (
    <CopyButton
      text={number}
      label={t('history.orderCard.copy', { number })}
      copied={t('history.orderCard.copied')}
      failed={t('history.orderCard.copyFail')}
    />
  )
}
