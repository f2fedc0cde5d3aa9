import type { CatalogFilters } from '#contract/catalog-query.ts'

/** Case diameters in millimeters. Both bounds are inclusive. */
const caseSizes = {
  large: { case_diameter_min: 42, case_diameter_max: undefined },
  medium: { case_diameter_min: 38, case_diameter_max: 41 },
  small: { case_diameter_min: undefined, case_diameter_max: 37 },
} as const satisfies Record<string, Pick<CatalogFilters, 'case_diameter_min' | 'case_diameter_max'>>
export type CaseSize = keyof typeof caseSizes

export const caseSizeNames: readonly CaseSize[] = ['large', 'medium', 'small']

/** Returns the case size whose range equals the range in the filters, or null. */
export function caseSizeOf(view: CatalogFilters): CaseSize | null {
  const isAsked = (name: CaseSize) =>
    caseSizes[name].case_diameter_min === view.case_diameter_min && caseSizes[name].case_diameter_max === view.case_diameter_max
  return caseSizeNames.find(isAsked) ?? null
}

/** Returns the range of a case size. Null for null or an unknown name. */
export function caseSizeRange(name: string | null): Pick<CatalogFilters, 'case_diameter_min' | 'case_diameter_max'> | null {
  const size = caseSizeNames.find((known) => known === name)
  return size ? caseSizes[size] : null
}
