import type { CatalogFilters, CatalogMode } from '#contract/catalog-query.ts'
import type { Facets, FacetValue } from '#contract/facets.ts'
import type { Kind } from '#contract/piece.ts'
import { facetDefinitions, type FacetGroup, type IdFilter } from '#contract/rules/filter-definitions.ts'
import { recordOf } from '#contract/rules/record-of.ts'

/** The query parameter for the chosen ids of each facet group. */
export const groupFilters: Readonly<Record<FacetGroup, IdFilter>> = recordOf(
  facetDefinitions.map(({ group, filter }) => [group, filter] as const),
)

const kindCount = 3

/** Kind of piece in each list; null for all kinds. */
export const modeKinds = {
  watches: 'watch',
  sale: 'watch',
  jewelry: 'jewelry',
  bags: 'bag',
  all: null,
  brand: null,
} as const satisfies Record<CatalogMode, Kind | null>

/** Facet groups of each list, in sidebar order. */
export const modeGroups: Readonly<Record<CatalogMode, readonly FacetGroup[]>> = {
  watches: groupsOf('watch'),
  sale: groupsOf('watch'),
  jewelry: groupsOf('jewelry'),
  bags: groupsOf('bag'),
  all: commonGroups(),
  brand: commonGroups().filter((group) => group !== 'brands'),
}

function groupsOf(kind: Kind): FacetGroup[] {
  return facetDefinitions.filter(({ kinds }) => kinds.some((known) => known === kind)).map(({ group }) => group)
}

function commonGroups(): FacetGroup[] {
  return facetDefinitions.filter(({ kinds }) => kinds.length === kindCount).map(({ group }) => group)
}

export type ShownFacets = {
  count: number
  groups: Partial<Record<FacetGroup, FacetValue[]>>
  fullSetCount: number
  limitedCount: number
  onSaleCount: number
  availableCount: number
}

/** Returns the facets that a list shows: groups with values only, and collections only with a chosen brand or collection. */
export function getShownFacets(facets: Facets, mode: CatalogMode, view: CatalogFilters): ShownFacets {
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
    availableCount: facets.available_count,
  }
}

/** Whether a list holds only watches. */
export function isWatchMode(mode: CatalogMode): boolean {
  return modeKinds[mode] === 'watch'
}

/** Returns the facet group whose ids a filter accepts. */
export function facetGroupOf(filter: IdFilter): FacetGroup {
  return facetDefinitions.find((known) => known.filter === filter)?.group ?? 'brands'
}
