import type { Ordering } from '#contract/rules/orderings.ts'
import type { CatalogColumns } from '#server/domain/catalog/catalog-columns.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'

type SortOrder = Ordering | 'shuffle'
type Comparator = (a: number, b: number) => number
type CachedOrder = { version: number; rowIndexes: number[] }

const cachedOrders = new WeakMap<CatalogColumns, Map<SortOrder, CachedOrder>>()
const collator = new Intl.Collator('ru')

/** The rows of the columns in an order; total, so that paging neither repeats nor misses a piece. */
export function sortRowIndexes(columns: CatalogColumns, lists: ReferenceLists, order: SortOrder): readonly number[] {
  const orders = cachedOrders.get(columns) ?? new Map<SortOrder, CachedOrder>()
  cachedOrders.set(columns, orders)
  const known = orders.get(order)
  if (known?.version === columns.version) return known.rowIndexes
  // sorting what is nearly sorted is linear: start from the last order
  const rowIndexes = known?.rowIndexes ?? []
  for (let rowIndex = rowIndexes.length; rowIndex < columns.size; rowIndex++) rowIndexes.push(rowIndex)
  rowIndexes.sort(createComparator(columns, lists, order))
  orders.set(order, { version: columns.version, rowIndexes })
  return rowIndexes
}

/** Where a shuffled list begins for `seed`: the order is one fixed shuffle, entered at another position for each seed. */
export function findShuffleStart(columns: CatalogColumns, rowIndexes: readonly number[], seed: number): number {
  const entry = hashInteger(seed + 1)
  let low = 0
  let high = rowIndexes.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (hashInteger(idAt(columns, rowIndexes[middle])) < entry) low = middle + 1
    else high = middle
  }
  return low === rowIndexes.length ? 0 : low
}

function createComparator(columns: CatalogColumns, lists: ReferenceLists, order: SortOrder): Comparator {
  const byId: Comparator = (a, b) => idAt(columns, a) - idAt(columns, b)
  if (order === 'price_usd') return (a, b) => compareNumbers(columns.price[a], columns.price[b]) || byId(a, b)
  if (order === '-price_usd') return (a, b) => compareNumbers(columns.price[b], columns.price[a], true) || byId(a, b)
  if (order === '-production_year') return (a, b) => compareNumbers(columns.year[b], columns.year[a], true) || byId(b, a)
  if (order === 'shuffle') return (a, b) => hashInteger(idAt(columns, a)) - hashInteger(idAt(columns, b)) || byId(a, b)
  const rank = rankBrands(lists)
  const brand = columns.idColumns.brands
  return (a, b) =>
    Number(rank[Number(brand[a])]) - Number(rank[Number(brand[b])]) ||
    compareStrings(modelAt(columns, a), modelAt(columns, b)) ||
    byId(a, b)
}

/** Ascending, an unknown number (NaN) last; `flipped`: the arguments came the other way round. */
function compareNumbers(a = Number.NaN, b = Number.NaN, isReversed = false): number {
  const isAKnown = !Number.isNaN(a)
  const isBKnown = !Number.isNaN(b)
  if (isAKnown && isBKnown) return a - b
  const unknownLast = Number(isBKnown) - Number(isAKnown)
  return isReversed ? -unknownLast : unknownLast
}

function compareStrings(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function rankBrands(lists: ReferenceLists): Int32Array {
  const ranks = new Int32Array(1 + Math.max(0, ...lists.brands.map((brand) => brand.id)))
  const sorted = lists.brands.toSorted((a, b) => collator.compare(a.name.en, b.name.en))
  sorted.forEach((brand, at) => (ranks[brand.id] = at))
  return ranks
}

/** Spreads whole numbers over 32 bits, the same everywhere (the finaliser of MurmurHash3). */
function hashInteger(value: number): number {
  let mixed = value | 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

function idAt(columns: CatalogColumns, rowIndex = -1): number {
  return columns.rows[rowIndex]?.id ?? 0
}

function modelAt(columns: CatalogColumns, rowIndex: number): string {
  return columns.rows[rowIndex]?.modelName ?? ''
}
