import type { CatalogMode } from '#contract/catalog-query.ts'
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
  /** Number of collections that are left out of `groups`. */
  moreCollections: number
}

/** Number of values that a long group shows before its fold. */
export const shownAtFirst = 8
/** A group is folded only if the fold hides at least this many values. */
export const hiddenAtLeast = 3

/** Returns the facets that a list shows: groups with values only, and the most frequent collections first. */
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

/** Leaves out rare collections that are not chosen: a page shows them only on demand, and there may be hundreds. */
export function withoutRareCollections(facets: ShownFacets, chosen: readonly number[] = []): ShownFacets {
  const all = facets.groups.collections ?? []
  const collections = all.filter(({ id }, index) => index < shownAtFirst || chosen.includes(id))
  const moreCollections = all.length - collections.length
  return moreCollections < hiddenAtLeast ? facets : { ...facets, moreCollections, groups: { ...facets.groups, collections } }
}

/** Whether a list holds only watches. */
export function isWatchMode(mode: CatalogMode): boolean {
  return modeKinds[mode] === 'watch'
}

/** Returns the facet group whose ids a filter accepts. */
export function facetGroupOf(filter: IdFilter): FacetGroup {
  return facetDefinitions.find((known) => known.filter === filter)?.group ?? 'brands'
}
