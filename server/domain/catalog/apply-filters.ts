import type { CatalogFilters } from '#contract/catalog-query.ts'
import { brandMatches } from '#contract/rules/brand-name.ts'
import { facetDefinitions, type FacetGroup } from '#contract/rules/filter-definitions.ts'
import { type BitSet, createBitSet, buildBitSet, union, intersect, setBit } from '#server/domain/catalog/bit-set.ts'
import { type Flag, flags, type CatalogColumns } from '#server/domain/catalog/catalog-columns.ts'
import type { IdGroup } from '#server/domain/catalog/facet-columns.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import type { SearchHit } from '#server/domain/search/search-index.ts'

/** The scope of a list: all that is listed, only the sale, or only what is popular. */
export type Scope = 'all' | 'sale' | 'popular'

/** Filters that count in facets; `other` gathers those that do not (price, year, size, words). */
export type FilterName = FacetGroup | 'full_set' | 'limited' | 'on_sale' | 'available' | 'other'

/** What the filters leave of the columns: the rows that each group of filters matches, and the scope of the list. */
export type FilterResult = { columns: CatalogColumns; inScope: BitSet; groups: { name: FilterName; bits: BitSet }[] }

type Selection = { filters: CatalogFilters; scope: Scope; hits: readonly SearchHit[] | null }

/** Applies the filters of a list to the columns of one kind; `hits` are the rows that a search found. */
export function applyFilters(columns: CatalogColumns, lists: ReferenceLists, { filters, scope, hits }: Selection): FilterResult {
  const listed = getCachedBits(columns, scope, () => buildListedBits(columns, scope))
  const groups: FilterResult['groups'] = []
  const chosen = replaceNamesByIds(lists, filters)
  for (const { group, filter } of facetDefinitions) {
    const ids = chosen[filter]
    if (ids) groups.push({ name: group, bits: uniteIdBits(columns, group, ids) })
  }
  if (filters.full_set) groups.push({ name: 'full_set', bits: getFlagBits(columns, 'fullSet') })
  if (filters.is_limited_edition) groups.push({ name: 'limited', bits: getFlagBits(columns, 'limited') })
  if (filters.on_sale) groups.push({ name: 'on_sale', bits: getFlagBits(columns, 'onSale') })
  if (filters.available) groups.push({ name: 'available', bits: getFlagBits(columns, 'available') })
  for (const [column, min, max] of listRanges(filters)) groups.push({ name: 'other', bits: getRangeBits(columns, column, min, max) })
  return { columns, inScope: hits ? intersect([listed, buildHitBits(columns, hits)], columns.size) : listed, groups }
}

/** The rows that match all filters except those of one group. */
export function findMatching({ columns, inScope, groups }: FilterResult, aside?: FilterName): BitSet {
  return intersect([inScope, ...groups.filter(({ name }) => name !== aside).map(({ bits }) => bits)], columns.size)
}

/** The filters with a brand and a city by name turned into ids; ids that are given come first. */
export function replaceNamesByIds(lists: ReferenceLists, filters: CatalogFilters): CatalogFilters {
  const { brand, city } = filters
  const given = { ...filters, ...replaceMergedIds(lists, filters) }
  return {
    ...given,
    brand_ids: given.brand_ids ?? (brand ? findBrandIds(lists, brand) : undefined),
    city_ids: given.city_ids ?? (city ? findCityIds(lists, city) : undefined),
  }
}

/** The ids of entries that were merged into others, as those of the others. */
function replaceMergedIds({ merged }: ReferenceLists, filters: CatalogFilters): Partial<CatalogFilters> {
  const changed: Partial<CatalogFilters> = {}
  for (const { group, filter } of facetDefinitions) {
    const into = new Map(merged.filter(({ list }) => list === group).map((merge) => [merge.from, merge.into]))
    const ids = filters[filter]
    if (into.size && ids) changed[filter] = ids.map((id) => into.get(id) ?? id)
  }
  return changed
}

/** Ids of the brands that match a name: one letter is a prefix, more are the whole name. */
function findBrandIds(lists: ReferenceLists, name: string): number[] {
  return lists.brands.filter((brand) => brandMatches(brand.name.en, name)).map((brand) => brand.id)
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

/** Sets of rows are needed again and again: each is built once per version of the columns. */
function getCachedSets(columns: CatalogColumns): CachedSets {
  const known = cacheByColumns.get(columns)
  const fresh = known?.version === columns.version ? known : { version: columns.version, bits: new Map(), values: new Map() }
  cacheByColumns.set(columns, fresh)
  return fresh
}

function getCachedBits(columns: CatalogColumns, key: string, build: () => BitSet): BitSet {
  const { bits: sets } = getCachedSets(columns)
  const known = sets.get(key)
  if (known) return known
  // ranges are as many as people can think of
  if (sets.size >= cachedSetsMax) sets.clear()
  const bits = build()
  sets.set(key, bits)
  return bits
}

/** The rows of each value of a group, by its id. */
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

function uniteIdBits(columns: CatalogColumns, name: FacetGroup, ids: readonly number[]): BitSet {
  const sets = getValueBits(columns, name)
  // set 0 holds the rows without a value: no filter selects them
  return union(
    ids.flatMap((id) => (id > 0 ? (sets[id] ?? []) : [])),
    columns.size,
  )
}

/** The rows that have a flag, such as `listed`; built once per version of the columns. */
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

/** NaN, an unknown number, lies in no range. */
function getRangeBits(columns: CatalogColumns, column: NumberColumn, min = -Infinity, max = Infinity): BitSet {
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
