import { useI18n } from '#app/i18n/i18n-context.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'

/** Button that copies the manufacturer's reference, which people use for searching elsewhere. */
export function CopyReference({ reference }: { reference: string }) {
  const { t } = useI18n()
  return (
    <p className="mt-2 flex items-center text-stone">
      {t('product.reference', { reference })}
      <CopyButton
        text={reference}
        label={t('product.copyReference', { reference })}
        copied={t('product.copied')}
        failed={t('product.copyFailed')}
        className="noscript:hidden"
      />
    </p>
  )
}
