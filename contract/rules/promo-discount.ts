/** The discount of a promo code: `value` is percent of the goods, or US dollars. */
export const promoTypes = ['percent', 'fixed'] as const
export type PromoType = (typeof promoTypes)[number]
export type PromoTerms = { type: PromoType; value: number }

const hundredths = 100

/**
 * The discount on the goods, in cents. A percentage is rounded to whole dollars, because prices are
 * shown so and the shown figures must add up; no discount exceeds the goods.
 */
export function promoDiscountCents(goodsCents: number, promo: PromoTerms | null): number {
  if (!promo || promo.value <= 0) return 0
  const value = Math.round(promo.value * hundredths)
  if (promo.type === 'fixed') return Math.min(value, goodsCents)
  return Math.min(Math.round((goodsCents * value) / (hundredths * hundredths * hundredths)) * hundredths, goodsCents)
}
