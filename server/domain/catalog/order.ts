import type { Ordering } from '#contract/catalog-query.ts'
import type { Lists } from '#server/domain/catalog/lists.ts'
import type { Shelf } from '#server/domain/catalog/shelf.ts'

type Order = Ordering | 'shuffle'
type Compare = (a: number, b: number) => number
type Kept = { version: number; slots: number[] }

const kept = new WeakMap<Shelf, Map<Order, Kept>>()
const collator = new Intl.Collator('ru')

/** The slots of a shelf in an order; total, so that paging neither repeats nor misses a piece. */
export function orderedSlots(shelf: Shelf, lists: Lists, order: Order): readonly number[] {
  const orders = kept.get(shelf) ?? new Map<Order, Kept>()
  kept.set(shelf, orders)
  const known = orders.get(order)
  if (known?.version === shelf.version) return known.slots
  // sorting what is nearly sorted is linear: start from the last order
  const slots = known?.slots ?? []
  for (let slot = slots.length; slot < shelf.size; slot++) slots.push(slot)
  slots.sort(comparison(shelf, lists, order))
  orders.set(order, { version: shelf.version, slots })
  return slots
}

/** Where a shuffled list begins for `seed`: the order is one fixed shuffle, entered at another place for each seed. */
export function shuffleStart(shelf: Shelf, slots: readonly number[], seed: number): number {
  const entry = scatter(seed + 1)
  let low = 0
  let high = slots.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (scatter(idAt(shelf, slots[middle])) < entry) low = middle + 1
    else high = middle
  }
  return low === slots.length ? 0 : low
}

function comparison(shelf: Shelf, lists: Lists, order: Order): Compare {
  const byId: Compare = (a, b) => idAt(shelf, a) - idAt(shelf, b)
  if (order === 'price_usd') return (a, b) => numbers(shelf.price[a], shelf.price[b]) || byId(a, b)
  if (order === '-price_usd') return (a, b) => numbers(shelf.price[b], shelf.price[a], true) || byId(a, b)
  if (order === '-production_year') return (a, b) => numbers(shelf.year[b], shelf.year[a], true) || byId(b, a)
  if (order === 'shuffle') return (a, b) => scatter(idAt(shelf, a)) - scatter(idAt(shelf, b)) || byId(a, b)
  const rank = brandRanks(lists)
  const brand = shelf.columns.brand
  return (a, b) =>
    Number(rank[Number(brand[a])]) - Number(rank[Number(brand[b])]) || words(modelAt(shelf, a), modelAt(shelf, b)) || byId(a, b)
}

/** Ascending, an untold number (NaN) last; `flipped` says that the arguments came the other way round. */
function numbers(a = Number.NaN, b = Number.NaN, flipped = false): number {
  const isATold = !Number.isNaN(a)
  const isBTold = !Number.isNaN(b)
  if (isATold && isBTold) return a - b
  const untoldLast = Number(isBTold) - Number(isATold)
  return flipped ? -untoldLast : untoldLast
}

function words(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function brandRanks(lists: Lists): Int32Array {
  const ranks = new Int32Array(1 + Math.max(0, ...lists.brands.map((brand) => brand.id)))
  const sorted = lists.brands.toSorted((a, b) => collator.compare(a.name.en, b.name.en))
  sorted.forEach((brand, at) => (ranks[brand.id] = at))
  return ranks
}

/** Spreads whole numbers over 32 bits, the same everywhere (the finaliser of MurmurHash3). */
function scatter(value: number): number {
  let mixed = value | 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

function idAt(shelf: Shelf, slot = -1): number {
  return shelf.rows[slot]?.id ?? 0
}

function modelAt(shelf: Shelf, slot: number): string {
  return shelf.rows[slot]?.modelName ?? ''
}
