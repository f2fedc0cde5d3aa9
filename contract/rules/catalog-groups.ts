import type { CatalogFilters, CatalogMode } from '#contract/catalog-query.ts'
import type { FacetGroup, Facets, FacetValue } from '#contract/facets.ts'
import type { IdFilter } from '#contract/rules/catalog-address.ts'

/** The filter that each group of facets sets. */
export const groupFilters = {
  brands: 'brand_ids',
  collections: 'collection',
  watch_types: 'watch_type',
  jewelry_types: 'jewelry_type',
  case_materials: 'case_material',
  strap_materials: 'strap_material',
  movement_types: 'movement_type',
  functions: 'function',
  glass_types: 'glass_type',
  conditions: 'condition',
  workshops: 'workshop',
  cities: 'city_ids',
} as const satisfies Record<FacetGroup, IdFilter>

const watchGroups: readonly FacetGroup[] = [
  'brands',
  'collections',
  'watch_types',
  'case_materials',
  'strap_materials',
  'movement_types',
  'functions',
  'glass_types',
  'conditions',
  'cities',
  'workshops',
]

const everyGroup: readonly FacetGroup[] = [...watchGroups, 'jewelry_types']

/** The groups of each list, in the order of its sidebar (CAT-04). */
export const modeGroups = {
  watches: watchGroups,
  sale: watchGroups,
  jewelry: ['brands', 'collections', 'jewelry_types', 'conditions', 'cities', 'workshops'],
  bags: ['brands', 'collections', 'conditions', 'cities', 'workshops'],
} as const satisfies Record<CatalogMode, readonly FacetGroup[]>

/** What a screen shows of the facets: the groups of its list, and collections only beside chosen brands. */
export type ShownFacets = {
  count: number
  groups: Partial<Record<FacetGroup, FacetValue[]>>
  fullSetCount: number
  limitedCount: number
  onSaleCount: number
}

export function shownFacets(facets: Facets, mode: CatalogMode, view: CatalogFilters): ShownFacets {
  const hasBrand = Boolean(view.brand_ids ?? view.brand ?? view.collection)
  const groups: ShownFacets['groups'] = {}
  for (const group of modeGroups[mode]) {
    const values = group === 'collections' && !hasBrand ? [] : facets[group]
    if (values.length) groups[group] = values
  }
  return {
    count: facets.count,
    groups,
    fullSetCount: facets.full_set_count,
    limitedCount: facets.limited_edition_count,
    onSaleCount: facets.on_sale_count,
  }
}

/** Whether a list is of watches: only those have sizes and editions. */
export function isOfWatches(mode: CatalogMode): boolean {
  return mode === 'watches' || mode === 'sale'
}

/** The group whose values a filter takes. */
export function facetGroupOf(filter: IdFilter): FacetGroup {
  return everyGroup.find((known) => groupFilters[known] === filter) ?? 'brands'
}
