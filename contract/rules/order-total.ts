import { type DeliveryMethod, deliveryFeeCents } from '#contract/rules/delivery-fee.ts'
import { promoDiscountCents, type PromoTerms } from '#contract/rules/promo-discount.ts'

export type OrderTerms = { goodsCents: number; promo: PromoTerms | null; deliveryMethod: DeliveryMethod; country: string | null }
export type OrderTotal = { goodsCents: number; discountCents: number; deliveryCents: number; totalCents: number }

/** Returns the total of an order and its parts, in cents: goods − discount + delivery, at least 0. */
export function orderTotal({ goodsCents, promo, deliveryMethod, country }: OrderTerms): OrderTotal {
  const discountCents = promoDiscountCents(goodsCents, promo)
  const deliveryCents = deliveryFeeCents(deliveryMethod, country)
  return { goodsCents, discountCents, deliveryCents, totalCents: Math.max(0, goodsCents - discountCents + deliveryCents) }
}
