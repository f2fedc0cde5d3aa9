import { useI18n } from '#app/i18n/i18n-context.tsx'
import { textLink } from '#app/ui/text-link.ts'
import type { Order } from '#contract/order.ts'

/** Links to the proforma invoice of an order. Renders nothing if the order has none. */
export function ProformaLink({ order: { proforma_path: path } }: { order: Order }) {
  const { t } = useI18n()
  if (!path) return null
  return (
    <a href={path} download className={`no-print flex min-h-11 w-fit items-center wide:min-h-8 ${textLink}`}>
      {t('history.details.proforma')}
    </a>
  )
}
