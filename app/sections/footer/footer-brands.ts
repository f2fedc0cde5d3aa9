import type { Brand } from '#contract/reference-lists.ts'

const shownMax = 12

/** The brands with most pieces for the footer. One without pieces would lead to an empty list, so it is left out. */
export function footerBrands(brands: readonly Brand[]): { name: string }[] {
  const sold = brands.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count)
  return sold.slice(0, shownMax).map(({ name }) => ({ name }))
}
