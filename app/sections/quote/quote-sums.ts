import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { Quote } from '#contract/quote.ts'
import { abroadCents, type DeliveryMethod, deliveryFeeCents } from '#contract/rules/delivery-fee.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { toCents } from '#contract/rules/money.ts'

/** Returns the total of a quote in cents: goods − credit + delivery. */
export const quoteTotalCents = ({ goods_price: goods, credit }: Quote, deliveryCents: number): number =>
  (toCents(goods) ?? 0) - (credit ? (toCents(credit.price) ?? 0) : 0) + deliveryCents

/** Returns the cost of delivery in cents: the agreed sum, or the standard fee. */
export function quoteDeliveryCents({ delivery_price: agreed }: Quote, method: DeliveryMethod, country: string | null): number {
  if (agreed === null) return deliveryFeeCents(method, country)
  return method === 'delivery' ? (toCents(agreed) ?? 0) : 0
}

export function useDeliveryText({ delivery_price: agreed }: Quote): { value: string; note: string | null } {
  const { language, t } = useI18n()
  if (agreed === null) return { value: t('quote.byCountry'), note: t('quote.abroad', { sum: formatCents(language, abroadCents) }) }
  const cents = toCents(agreed) ?? 0
  return cents > 0 ? { value: formatCents(language, cents), note: t('quote.pickup') } : { value: t('quote.free'), note: null }
}
