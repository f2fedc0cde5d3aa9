import type { Brand } from '#contract/reference-lists.ts'

const shownMax = 12

/**
 * Returns the brands of the footer: first the brands chosen by the owner, then the brands with the most pieces. Leaves out brands without
 * pieces, which would link to empty lists.
 */
export function footerBrands(brands: readonly Brand[]): { name: string }[] {
  const placeOf = ({ place = Infinity }: Brand) => place
  const isEarlier = (one: Brand, other: Brand) => (placeOf(one) === placeOf(other) ? 0 : placeOf(one) - placeOf(other))
  const sold = brands.filter(({ count }) => count > 0).toSorted((one, other) => isEarlier(one, other) || other.count - one.count)
  return sold.slice(0, shownMax).map(({ name }) => ({ name }))
}
