import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { Translate } from '#app/i18n/translator.ts'
import { type OrderStatus, orderStatuses } from '#contract/rules/order-enums.ts'

const dots: Record<OrderStatus, string> = {
  pending: 'bg-brass',
  confirmed: 'bg-moss',
  shipped: 'bg-moss',
  delivered: 'bg-ink',
  cancelled: 'bg-hairline',
}

export function OrderStatusBadge({ status }: { status: string }) {
  const { t } = useI18n()
  const known = orderStatuses.find((one) => one === status)
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${known ? dots[known] : 'bg-stone'}`} />
      {statusText(t, status)}
    </span>
  )
}

function statusText(t: Translate, status: string): string {
  const known = orderStatuses.find((one) => one === status)
  return known ? t(`history.status.${known}`) : status
}
