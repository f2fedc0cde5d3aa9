import type { CatalogMode } from '#contract/catalog-query.ts'
import type { Facets, FacetValue } from '#contract/facets.ts'
import type { Kind } from '#contract/piece.ts'
import { facetDefinitions, type FacetGroup, type IdFilter } from '#contract/rules/filter-definitions.ts'
import { recordOf } from '#contract/rules/record-of.ts'

/** The query parameter that holds the chosen ids of each facet group. */
export const groupFilters: Readonly<Record<FacetGroup, IdFilter>> = recordOf(
  facetDefinitions.map(({ group, filter }) => [group, filter] as const),
)

const kindCount = 3

/** The kind of piece in each list, or null for all kinds. */
export const modeKinds = {
  watches: 'watch',
  sale: 'watch',
  jewelry: 'jewelry',
  bags: 'bag',
  all: null,
  brand: null,
} as const satisfies Record<CatalogMode, Kind | null>

/** The facet groups of each list, in sidebar order. */
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
  /** The number of collections omitted from `groups`. */
  moreCollections: number
}

/** The number of values shown in a long group. Further values are collapsed. */
export const shownAtFirst = 8
/** The minimum number of values to collapse. If fewer values would be collapsed, they are shown. */
export const hiddenAtLeast = 3

/** Returns the facets to show in a list. Omits groups without values, and sorts collections by frequency. */
export function getShownFacets(facets: Facets, mode: CatalogMode): ShownFacets {
  const groups: ShownFacets['groups'] = {}
  for (const group of modeGroups[mode]) {
    const values = group === 'collections' ? facets[group].toSorted((a, b) => b.count - a.count) : facets[group]
    if (values.length) groups[group] = values
  }
  return {
    count: facets.count,
    groups,
    fullSetCount: facets.full_set_count,
    limitedCount: facets.limited_edition_count,
    onSaleCount: facets.on_sale_count,
    availableCount: facets.available_count,
    moreCollections: 0,
  }
}

/**
 * Omits all but the most frequent collections and the chosen ones. There may be hundreds of rare collections, so a page loads them only on
 * request.
 */
export function withoutRareCollections(facets: ShownFacets, chosen: readonly number[] = []): ShownFacets {
  const all = facets.groups.collections ?? []
  const collections = all.filter(({ id }, index) => index < shownAtFirst || chosen.includes(id))
  const moreCollections = all.length - collections.length
  return moreCollections < hiddenAtLeast ? facets : { ...facets, moreCollections, groups: { ...facets.groups, collections } }
}

export function isWatchMode(mode: CatalogMode): boolean {
  return modeKinds[mode] === 'watch'
}

export function facetGroupOf(filter: IdFilter): FacetGroup {
  return facetDefinitions.find((known) => known.filter === filter)?.group ?? 'brands'
}
