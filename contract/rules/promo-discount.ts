/** What a promo code gives: `value` is percent of the goods, or US dollars. */
export const promoTypes = ['percent', 'fixed'] as const
export type PromoType = (typeof promoTypes)[number]
export type PromoTerms = { type: PromoType; value: number }

const hundredths = 100

/**
 * What a promo takes off the goods, in cents (CHK-05). A percentage is rounded to whole dollars, for that is how prices are
 * shown, and the shown figures must add up; neither kind takes off more than the goods cost.
 */
export function promoDiscountCents(goodsCents: number, promo: PromoTerms | null): number {
  if (!promo || promo.value <= 0) return 0
  const value = Math.round(promo.value * hundredths)
  if (promo.type === 'fixed') return Math.min(value, goodsCents)
  return Math.min(Math.round((goodsCents * value) / (hundredths * hundredths * hundredths)) * hundredths, goodsCents)
}
