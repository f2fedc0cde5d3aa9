import type { Ordering } from '#contract/rules/orderings.ts'
import type { CatalogColumns } from '#server/domain/catalog/catalog-columns.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'

type SortOrder = Ordering | 'shuffle'
type Comparator = (a: number, b: number) => number
type CachedOrder = { version: number; rowIndexes: number[] }

const cachedOrders = new WeakMap<CatalogColumns, Map<SortOrder, CachedOrder>>()
const collator = new Intl.Collator('ru')

/** Returns the row indexes in the given order. No two pieces compare as equal, so paging neither repeats nor skips a piece. */
export function sortRowIndexes(columns: CatalogColumns, lists: ReferenceLists, order: SortOrder): readonly number[] {
  const orders = cachedOrders.get(columns) ?? new Map<SortOrder, CachedOrder>()
  cachedOrders.set(columns, orders)
  const known = orders.get(order)
  if (known?.version === columns.version) return known.rowIndexes
  // start from the previous order, because sorting an almost sorted array takes linear time
  const rowIndexes = known?.rowIndexes ?? []
  for (let rowIndex = rowIndexes.length; rowIndex < columns.size; rowIndex++) rowIndexes.push(rowIndex)
  rowIndexes.sort(createComparator(columns, lists, order))
  orders.set(order, { version: columns.version, rowIndexes })
  return rowIndexes
}

/** Returns the index at which a shuffled list starts for `seed`. All visitors share one shuffled order; the seed only selects the start. */
export function findShuffleStart(columns: CatalogColumns, rowIndexes: readonly number[], seed: number): number {
  const entry = hashInteger(seed + 1)
  let low = 0
  let high = rowIndexes.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (hashInteger(getIdAt(columns, rowIndexes[middle])) < entry) low = middle + 1
    else high = middle
  }
  return low === rowIndexes.length ? 0 : low
}

function createComparator(columns: CatalogColumns, lists: ReferenceLists, order: SortOrder): Comparator {
  const byId: Comparator = (a, b) => getIdAt(columns, a) - getIdAt(columns, b)
  if (order === 'price_usd') return (a, b) => compareAscending(columns.price[a], columns.price[b]) || byId(a, b)
  if (order === '-price_usd') return (a, b) => compareDescending(columns.price[a], columns.price[b]) || byId(a, b)
  if (order === '-production_year') return (a, b) => compareDescending(columns.year[a], columns.year[b]) || byId(b, a)
  if (order === '-published_at') return (a, b) => getPublishedAt(columns, b) - getPublishedAt(columns, a) || byId(b, a)
  if (order === 'shuffle') return (a, b) => hashInteger(getIdAt(columns, a)) - hashInteger(getIdAt(columns, b)) || byId(a, b)
  const rank = rankBrands(lists)
  const brand = columns.idColumns.brands
  return (a, b) =>
    Number(rank[Number(brand[a])]) - Number(rank[Number(brand[b])]) ||
    compareStrings(getModelAt(columns, a), getModelAt(columns, b)) ||
    byId(a, b)
}

export function compareAscending(a = Number.NaN, b = Number.NaN): number {
  return compareKnown(a, b) || a - b || 0
}

export function compareDescending(a = Number.NaN, b = Number.NaN): number {
  return compareKnown(a, b) || b - a || 0
}

function compareKnown(a: number, b: number): number {
  return Number(Number.isNaN(a)) - Number(Number.isNaN(b))
}

export function compareStrings(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

export function rankBrands(lists: ReferenceLists): Int32Array {
  const ranks = new Int32Array(1 + Math.max(0, ...lists.brands.map((brand) => brand.id)))
  const sorted = lists.brands.toSorted((a, b) => collator.compare(a.name.en, b.name.en))
  sorted.forEach((brand, at) => (ranks[brand.id] = at))
  return ranks
}

/** Hashes an integer to 32 bits with the finalizer of MurmurHash3. The result is the same on every machine. */
export function hashInteger(value: number): number {
  let mixed = value | 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

function getIdAt(columns: CatalogColumns, rowIndex = -1): number {
  return columns.rows[rowIndex]?.id ?? 0
}

function getPublishedAt(columns: CatalogColumns, rowIndex: number): number {
  return columns.rows[rowIndex]?.publishedAt ?? 0
}

function getModelAt(columns: CatalogColumns, rowIndex: number): string {
  return columns.rows[rowIndex]?.modelName ?? ''
}
