import { toCents } from '#contract/rules/money.ts'

/** Types of discount: a percentage of the goods, or a fixed amount in US dollars. */
export const promoTypes = ['percent', 'fixed'] as const
export type PromoType = (typeof promoTypes)[number]

/** Terms of a promo code. Goods below `goodsMinCents` get no discount. The discount is at most `discountMaxCents`. Null means no limit. */
export type PromoTerms = { type: PromoType; value: number; goodsMinCents: number | null; discountMaxCents: number | null }

const hundredths = 100

/**
 * Returns the discount on the goods in cents, at most their price. A percentage is rounded to whole dollars, because pages show whole
 * dollars, and the shown amounts must add up.
 */
export function promoDiscountCents(goodsCents: number, promo: PromoTerms | null): number {
  if (!promo || promo.value <= 0 || isBelowLeast(goodsCents, promo)) return 0
  const value = Math.round(promo.value * hundredths)
  const cents = promo.type === 'fixed' ? value : Math.round((goodsCents * value) / (hundredths * hundredths * hundredths)) * hundredths
  return Math.min(cents, goodsCents, promo.discountMaxCents ?? cents)
}

/** Whether the goods cost less than the minimum of the promo code. */
export function isBelowLeast(goodsCents: number, { goodsMinCents }: Pick<PromoTerms, 'goodsMinCents'>): boolean {
  return goodsMinCents !== null && goodsCents < goodsMinCents
}

type PricedTerms = { type: PromoType; value: number; goods_min: string | null; discount_max: string | null }

/** Converts a promo code of the API (amounts in US dollars) to `PromoTerms`. */
export function promoTermsOf({ type, value, goods_min: least, discount_max: most }: PricedTerms): PromoTerms {
  return { type, value, goodsMinCents: toCents(least), discountMaxCents: toCents(most) }
}
