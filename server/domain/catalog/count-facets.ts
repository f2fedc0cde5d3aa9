import type { CatalogFilters } from '#contract/catalog-query.ts'
import { facetGroups } from '#contract/facets.ts'
import { type Kind, kinds } from '#contract/piece.ts'
import type { FacetGroup } from '#contract/rules/filter-definitions.ts'
import { recordOf } from '#contract/rules/record-of.ts'
import { type Scope, getFlagBits, findMatching, type FilterName, applyFilters, getValueBits } from '#server/domain/catalog/apply-filters.ts'
import { type BitSet, countBits, countIntersection, listIndexes } from '#server/domain/catalog/bit-set.ts'
import type { CatalogColumns } from '#server/domain/catalog/catalog-columns.ts'
import type { CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import type { IdGroup } from '#server/domain/catalog/facet-columns.ts'
import { searchCatalog } from '#server/domain/catalog/search-catalog.ts'

/** Facet counts: the number of matching pieces per value of each group. The counts of a group ignore the filters of the group itself. */
export type FacetCounts = {
  count: number
  values: Record<FacetGroup, Int32Array>
  fullSet: number
  limited: number
  onSale: number
  available: number
}

/** Counts the facets of a list of one kind. `base`: the scope of the list, such as the sale. */
export function countFacets(catalog: CatalogSnapshot, kind: Kind, filters: CatalogFilters, base: Scope = 'all'): FacetCounts {
  const { hits } = searchCatalog(catalog, filters)
  const filtered = applyFilters(catalog.columnsByKind[kind], catalog.lists, { filters, scope: base, hits })
  const { columns, groups } = filtered
  const all = createSubset(findMatching(filtered))
  // for a group without a filter, reuse the rows that match all filters
  const subsetFor = (name: FilterName) => (groups.some((group) => group.name === name) ? createSubset(findMatching(filtered, name)) : all)
  const valuesOf = (group: FacetGroup) =>
    group === 'functions'
      ? countFunctions(columns, subsetFor(group), catalog.highestIds[group])
      : countValues(columns, group, subsetFor(group), catalog.highestIds[group])
  return {
    count: all.count,
    values: recordOf(facetGroups.map((group) => [group, valuesOf(group)])),
    fullSet: countIntersection(getFlagBits(columns, 'fullSet'), subsetFor('full_set').bits),
    limited: countIntersection(getFlagBits(columns, 'limited'), subsetFor('limited').bits),
    onSale: countIntersection(getFlagBits(columns, 'onSale'), subsetFor('on_sale').bits),
    available: countIntersection(getFlagBits(columns, 'available'), subsetFor('available').bits),
  }
}

/** Counts the facets of all kinds together. */
export function countFacetsOfAllKinds(catalog: CatalogSnapshot, filters: CatalogFilters): FacetCounts {
  return kinds
    .map((kind) => countFacets(catalog, kind, filters))
    .reduce((sum, counts) => ({
      count: sum.count + counts.count,
      values: recordOf(facetGroups.map((group) => [group, sum.values[group].map((value, id) => value + (counts.values[group][id] ?? 0))])),
      fullSet: sum.fullSet + counts.fullSet,
      limited: sum.limited + counts.limited,
      onSale: sum.onSale + counts.onSale,
      available: sum.available + counts.available,
    }))
}

type Subset = { bits: BitSet; count: number; rowIndexes: () => Int32Array }

function createSubset(bits: BitSet): Subset {
  let rowIndexes: Int32Array | undefined
  return { bits, count: countBits(bits), rowIndexes: () => (rowIndexes ??= listIndexes(bits)) }
}

/** Estimated cost of visiting one piece, relative to intersecting one word of two bit sets. */
const bitWordsPerPiece = 4

function isIntersectionCheaper({ bits, count }: Subset, values: number): boolean {
  return count * bitWordsPerPiece > bits.length * values
}

function countValues(columns: CatalogColumns, name: IdGroup, subset: Subset, highest: number): Int32Array {
  if (isIntersectionCheaper(subset, columns.highestIds[name])) return countSets(getValueBits(columns, name), subset, highest)
  const column = columns.idColumns[name]
  const rowIndexes = subset.rowIndexes()
  const counts = new Int32Array(highest + 1)
  for (let at = 0; at < rowIndexes.length; at++) {
    const id = column[rowIndexes[at] ?? 0] ?? 0
    counts[id] = (counts[id] ?? 0) + 1
  }
  return counts
}

function countSets(sets: readonly BitSet[], { bits }: Subset, highest: number): Int32Array {
  const counts = new Int32Array(highest + 1)
  for (const [id, set] of sets.entries()) if (id <= highest) counts[id] = countIntersection(bits, set)
  return counts
}

function countFunctions(columns: CatalogColumns, subset: Subset, highest: number): Int32Array {
  if (isIntersectionCheaper(subset, highest)) return countSets(getValueBits(columns, 'functions'), subset, highest)
  const counts = new Int32Array(highest + 1)
  for (const [at, word] of columns.functionBits.entries()) countWord(word, subset.rowIndexes(), at * 32, counts)
  return counts
}

function countWord(word: Int32Array, rowIndexes: Int32Array, base: number, counts: Int32Array): void {
  for (let at = 0; at < rowIndexes.length; at++) {
    for (let bits = word[rowIndexes[at] ?? 0] ?? 0; bits !== 0; bits &= bits - 1) {
      const id = base + 31 - Math.clz32(bits & -bits)
      counts[id] = (counts[id] ?? 0) + 1
    }
  }
}
