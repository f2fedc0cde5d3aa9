import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { Order } from '#contract/order.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { toCents } from '#contract/rules/money.ts'

/** Cost of an order by component. After a payment, also the sum received and the sum due or to be refunded. */
export function OrderSums({
  order,
}: {
  order: Pick<
    Order,
    | 'goods_price'
    | 'discount'
    | 'credit'
    | 'promo_code'
    | 'delivery_price'
    | 'total_price'
    | 'received_price'
    | 'due_price'
    | 'owed_back_price'
  >
}) {
  const { language, t } = useI18n()
  const sum = (price: string) => formatCents(language, toCents(price) ?? 0)
  const isOwedBack = toCents(order.owed_back_price) !== null
  const hasDiscount = toCents(order.discount) !== null
  const discount = order.promo_code ? t('history.details.discountBy', { code: order.promo_code }) : t('history.details.discount')
  return (
    <dl className="figures grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2 border-t border-hairline pt-5">
      <dt className="text-stone">{t('history.details.goods')}</dt>
      <dd className="text-right">{sum(order.goods_price)}</dd>
      {hasDiscount && (
        <>
          <dt className="text-stone">{discount}</dt>
          <dd className="text-right">−{sum(order.discount)}</dd>
        </>
      )}
      {order.credit && (
        <>
          <dt className="min-w-0 wrap-anywhere text-stone">{t('history.details.credit', { piece: order.credit.piece })}</dt>
          <dd className="text-right whitespace-nowrap">−{sum(order.credit.price)}</dd>
        </>
      )}
      <dt className="text-stone">{t('history.details.delivery')}</dt>
      <dd className="text-right">{toCents(order.delivery_price) === null ? t('history.details.free') : sum(order.delivery_price)}</dd>
      <dt className="pt-2">{t('history.details.total')}</dt>
      <dd className="display-small pt-1 text-right text-20">{sum(order.total_price)}</dd>
      {toCents(order.received_price) !== null && (
        <>
          <dt className="text-stone">{t('history.details.received')}</dt>
          <dd className="text-right">{sum(order.received_price)}</dd>
          <dt className="text-stone">{t(isOwedBack ? 'history.details.owedBack' : 'history.details.due')}</dt>
          <dd className="text-right">{sum(isOwedBack ? order.owed_back_price : order.due_price)}</dd>
        </>
      )}
    </dl>
  )
}
