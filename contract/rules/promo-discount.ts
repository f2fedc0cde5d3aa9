import { toCents } from '#contract/rules/money.ts'

/** Discount types: `value` is a percentage of the goods, or US dollars. */
export const promoTypes = ['percent', 'fixed'] as const
export type PromoType = (typeof promoTypes)[number]

/** The terms of a promo code: no discount below `goodsMinCents`, never more than `discountMaxCents`; null means no limit. */
export type PromoTerms = { type: PromoType; value: number; goodsMinCents: number | null; discountMaxCents: number | null }

const hundredths = 100

/**
 * Returns the discount on the goods, in cents. A percentage is rounded to whole dollars, because prices are
 * shown without cents and the shown amounts must add up. A discount never exceeds the goods.
 */
export function promoDiscountCents(goodsCents: number, promo: PromoTerms | null): number {
  if (!promo || promo.value <= 0 || isBelowLeast(goodsCents, promo)) return 0
  const value = Math.round(promo.value * hundredths)
  const cents = promo.type === 'fixed' ? value : Math.round((goodsCents * value) / (hundredths * hundredths * hundredths)) * hundredths
  return Math.min(cents, goodsCents, promo.discountMaxCents ?? cents)
}

/** Whether the goods cost less than the minimum of the code. */
export function isBelowLeast(goodsCents: number, { goodsMinCents }: Pick<PromoTerms, 'goodsMinCents'>): boolean {
  return goodsMinCents !== null && goodsCents < goodsMinCents
}

type PricedTerms = { type: PromoType; value: number; goods_min: string | null; discount_max: string | null }

/** Converts the terms of a code from the API. */
export function promoTermsOf({ type, value, goods_min: least, discount_max: most }: PricedTerms): PromoTerms {
  return { type, value, goodsMinCents: toCents(least), discountMaxCents: toCents(most) }
}
