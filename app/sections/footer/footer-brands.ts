import type { Brand } from '#contract/reference-lists.ts'

const shownMax = 12

/**
 * Brands of the footer: those that the owner put first, then those with most pieces. A brand without pieces is left
 * out, because it would link to an empty list.
 */
export function footerBrands(brands: readonly Brand[]): { name: string }[] {
  const placeOf = ({ place = Infinity }: Brand) => place
  const isEarlier = (one: Brand, other: Brand) => (placeOf(one) === placeOf(other) ? 0 : placeOf(one) - placeOf(other))
  const sold = brands.filter(({ count }) => count > 0).toSorted((one, other) => isEarlier(one, other) || other.count - one.count)
  return sold.slice(0, shownMax).map(({ name }) => ({ name }))
}
