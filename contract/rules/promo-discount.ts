import { toCents } from '#contract/rules/money.ts'

/** The discount of a promo code: `value` is percent of the goods, or US dollars. */
export const promoTypes = ['percent', 'fixed'] as const
export type PromoType = (typeof promoTypes)[number]

/** What a code takes off: nothing from goods below `goodsMinCents`, never more than `discountMaxCents`; null is no limit. */
export type PromoTerms = { type: PromoType; value: number; goodsMinCents: number | null; discountMaxCents: number | null }

const hundredths = 100

/**
 * The discount on the goods, in cents. A percentage is rounded to whole dollars, because prices are
 * shown so and the shown figures must add up; no discount exceeds the goods.
 */
export function promoDiscountCents(goodsCents: number, promo: PromoTerms | null): number {
  if (!promo || promo.value <= 0 || isBelowLeast(goodsCents, promo)) return 0
  const value = Math.round(promo.value * hundredths)
  const cents = promo.type === 'fixed' ? value : Math.round((goodsCents * value) / (hundredths * hundredths * hundredths)) * hundredths
  return Math.min(cents, goodsCents, promo.discountMaxCents ?? cents)
}

/** Whether the goods cost less than the code asks for. */
export function isBelowLeast(goodsCents: number, { goodsMinCents }: Pick<PromoTerms, 'goodsMinCents'>): boolean {
  return goodsMinCents !== null && goodsCents < goodsMinCents
}

type PricedTerms = { type: PromoType; value: number; goods_min: string | null; discount_max: string | null }

/** The terms of a code as the API gives them. */
export function promoTermsOf({ type, value, goods_min: least, discount_max: most }: PricedTerms): PromoTerms {
  return { type, value, goodsMinCents: toCents(least), discountMaxCents: toCents(most) }
}
