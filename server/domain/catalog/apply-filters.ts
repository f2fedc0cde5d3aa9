import type { CatalogFilters } from '#contract/catalog-query.ts'
import { brandMatches } from '#contract/rules/brand-name.ts'
import { facetDefinitions, type FacetGroup } from '#contract/rules/filter-definitions.ts'
import { type BitSet, createBitSet, buildBitSet, union, intersect, setBit } from '#server/domain/catalog/bit-set.ts'
import { type Flag, flags, type CatalogColumns } from '#server/domain/catalog/catalog-columns.ts'
import type { IdGroup } from '#server/domain/catalog/facet-columns.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import { replaceMergedIds } from '#server/domain/catalog/replace-merged-ids.ts'
import type { SearchHit } from '#server/domain/search/search-index.ts'

/** Scope of a catalog list: all listed pieces, only those on sale, or only popular ones. */
export type Scope = 'all' | 'sale' | 'popular'

/**
 * Names of the filter groups. `other`: the ranges (price, year, diameter), which are not facets. A search is not a group; it narrows
 * `inScope` instead.
 */
export type FilterName = FacetGroup | 'full_set' | 'limited' | 'on_sale' | 'available' | 'other'

/** Result of the filters: the matching rows per group, and all rows in the scope of the list. */
export type FilterResult = { columns: CatalogColumns; inScope: BitSet; groups: { name: FilterName; bits: BitSet }[] }

type Selection = { filters: CatalogFilters; scope: Scope; hits: readonly SearchHit[] | null }

/** Applies the filters of a list to the columns of one kind; `hits` are the results of a search. */
export function applyFilters(columns: CatalogColumns, lists: ReferenceLists, { filters, scope, hits }: Selection): FilterResult {
  const listed = getCachedBits(columns, scope, () => buildListedBits(columns, scope))
  const groups: FilterResult['groups'] = []
  const filtersById = replaceNamesByIds(lists, filters)
  for (const { group, filter } of facetDefinitions) {
    const ids = filtersById[filter]
    if (ids) groups.push({ name: group, bits: uniteIdBits(columns, group, ids) })
  }
  if (filters.full_set) groups.push({ name: 'full_set', bits: getFlagBits(columns, 'fullSet') })
  if (filters.is_limited_edition) groups.push({ name: 'limited', bits: getFlagBits(columns, 'limited') })
  if (filters.on_sale) groups.push({ name: 'on_sale', bits: getFlagBits(columns, 'onSale') })
  if (filters.available) groups.push({ name: 'available', bits: getFlagBits(columns, 'available') })
  for (const [column, min, max] of listRanges(filters)) groups.push({ name: 'other', bits: getRangeBits(columns, column, min, max) })
  return { columns, inScope: hits ? intersect([listed, buildHitBits(columns, hits)], columns.size) : listed, groups }
}

/** Returns the rows that match the filters of all groups except `aside`. */
export function findMatching({ columns, inScope, groups }: FilterResult, aside?: FilterName): BitSet {
  return intersect([inScope, ...groups.filter(({ name }) => name !== aside).map(({ bits }) => bits)], columns.size)
}

/** Replaces names of brands and cities with ids, unless the filters already have ids. Replaces the ids of merged entries. */
export function replaceNamesByIds(lists: ReferenceLists, filters: CatalogFilters): CatalogFilters {
  const { brand, city } = filters
  const filtersById = { ...filters, ...withoutMergedIds(lists, filters) }
  return {
    ...filtersById,
    brand_ids: filtersById.brand_ids ?? (brand ? findBrandIds(lists, brand) : undefined),
    city_ids: filtersById.city_ids ?? (city ? findCityIds(lists, city) : undefined),
  }
}

function withoutMergedIds(lists: ReferenceLists, filters: CatalogFilters): Partial<CatalogFilters> {
  const changed: Partial<CatalogFilters> = {}
  for (const { group, filter } of facetDefinitions) {
    const ids = filters[filter]
    if (ids) changed[filter] = replaceMergedIds(lists, group, ids)
  }
  return changed
}

/**
 * Finds brands by name or, if no name matches, by an alternative spelling. The name of a merged brand is a spelling of the brand into which
 * it was merged.
 */
function findBrandIds({ brands }: ReferenceLists, name: string): number[] {
  const named = brands.filter((brand) => brandMatches(brand.name.en, name))
  const found = named.length ? named : brands.filter(({ spellings }) => spellings.some((spelling) => brandMatches(spelling, name)))
  return found.map(({ id }) => id)
}

function findCityIds(lists: ReferenceLists, name: string): number[] {
  const wanted = name.trim().toLowerCase()
  return lists.cities
    .filter((city) => city.name.ru.toLowerCase() === wanted || city.name.en.toLowerCase() === wanted)
    .map((city) => city.id)
}

type CachedSets = { version: number; bits: Map<string, BitSet>; values: Map<string, readonly BitSet[]> }
const cacheByColumns = new WeakMap<CatalogColumns, CachedSets>()
const cachedSetsMax = 2000

function getCachedSets(columns: CatalogColumns): CachedSets {
  const known = cacheByColumns.get(columns)
  const fresh = known?.version === columns.version ? known : { version: columns.version, bits: new Map(), values: new Map() }
  cacheByColumns.set(columns, fresh)
  return fresh
}

/** Returns the set of rows with this key, cached per version of the columns. */
export function getCachedBits(columns: CatalogColumns, key: string, build: () => BitSet): BitSet {
  const { bits: sets } = getCachedSets(columns)
  const known = sets.get(key)
  if (known) return known
  // bound the cache: visitors can request any number of ranges
  if (sets.size >= cachedSetsMax) sets.clear()
  const bits = build()
  sets.set(key, bits)
  return bits
}

/** Returns one set of rows per value of a group, indexed by the value's id. */
export function getValueBits(columns: CatalogColumns, name: FacetGroup): readonly BitSet[] {
  const { values } = getCachedSets(columns)
  const sets = values.get(name) ?? (name === 'functions' ? buildFunctionSets(columns) : buildIdSets(columns, name))
  values.set(name, sets)
  return sets
}

function buildIdSets({ size, idColumns, highestIds }: CatalogColumns, name: IdGroup): BitSet[] {
  const column = idColumns[name]
  const sets = Array.from({ length: highestIds[name] + 1 }, () => createBitSet(size))
  for (let rowIndex = 0; rowIndex < size; rowIndex++) {
    const bits = sets[column[rowIndex] ?? 0]
    if (bits) setBit(bits, rowIndex)
  }
  return sets
}

function buildFunctionSets({ size, functionBits }: CatalogColumns): BitSet[] {
  return functionBits.flatMap((word) =>
    Array.from({ length: 32 }, (_, bit) => buildBitSet(size, (rowIndex) => ((word[rowIndex] ?? 0) & (1 << bit)) !== 0)),
  )
}

function buildListedBits(columns: CatalogColumns, scope: Scope): BitSet {
  const needed = flags.listed | (scope === 'sale' ? flags.onSale : 0) | (scope === 'popular' ? flags.popular : 0)
  return buildBitSet(columns.size, (rowIndex) => ((columns.flags[rowIndex] ?? 0) & needed) === needed)
}

/** Returns the rows that have one of the values of a group. */
export function uniteIdBits(columns: CatalogColumns, name: FacetGroup, ids: readonly number[]): BitSet {
  const sets = getValueBits(columns, name)
  // skip set 0: it contains the rows without a value, which no filter selects
  return union(
    ids.flatMap((id) => (id > 0 ? (sets[id] ?? []) : [])),
    columns.size,
  )
}

/** Returns the rows with a flag such as `listed`. Cached per version of the columns. */
export function getFlagBits(columns: CatalogColumns, flag: Flag): BitSet {
  return getCachedBits(columns, flag, () => buildBitSet(columns.size, (rowIndex) => ((columns.flags[rowIndex] ?? 0) & flags[flag]) !== 0))
}

type NumberColumn = 'price' | 'year' | 'diameter'
type Range = [column: NumberColumn, min: number | undefined, max: number | undefined]

function listRanges(filters: CatalogFilters): Range[] {
  const exact = filters.production_year
  const ranges: Range[] = [
    ['price', filters.min_price, filters.max_price],
    ['year', exact, exact],
    ['year', filters.production_year_min, filters.production_year_max],
    ['diameter', filters.case_diameter_min, filters.case_diameter_max],
  ]
  return ranges.filter(([, min, max]) => min !== undefined || max !== undefined)
}

/** Returns the rows with a number in a range. Cached per version of the columns. */
export function getRangeBits(columns: CatalogColumns, column: NumberColumn, min = -Infinity, max = Infinity): BitSet {
  return getCachedBits(columns, `${column} ${min} ${max}`, () => {
    const values = columns[column]
    const bits = createBitSet(columns.size)
    for (let rowIndex = 0; rowIndex < columns.size; rowIndex++) {
      const value = values[rowIndex] ?? Number.NaN
      if (value >= min && value <= max) setBit(bits, rowIndex)
    }
    return bits
  })
}

function buildHitBits(columns: CatalogColumns, hits: readonly SearchHit[]): BitSet {
  const bits = createBitSet(columns.size)
  for (const { pieceIds } of hits) {
    for (const id of pieceIds) {
      const rowIndex = columns.rowIndexes.get(id)
      if (rowIndex !== undefined) setBit(bits, rowIndex)
    }
  }
  return bits
}
