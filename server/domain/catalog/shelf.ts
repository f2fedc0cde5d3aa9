import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'

/** Columns that hold one id a piece, 0 for none. */
export const columnNames = [
  'brand',
  'collection',
  'watch_type',
  'jewelry_type',
  'case_material',
  'glass_type',
  'movement_type',
  'strap_material',
  'condition',
  'workshop',
  'city',
] as const
export type ColumnName = (typeof columnNames)[number]

export const flags = { listed: 1, fullSet: 2, limited: 4, onSale: 8, popular: 16 } as const
export type Flag = keyof typeof flags

/**
 * All pieces of one kind, column by column, so that a filter is one tight loop. A piece keeps its slot for as long
 * as the process lives; a piece that is not to be listed (draft, sold) lacks the `listed` flag.
 */
export type Shelf = {
  size: number
  /** Grows with every change: what is derived from the shelf is made anew when it differs. */
  version: number
  rows: PieceRow[]
  slots: Map<number, number>
  columns: Record<ColumnName, Int32Array>
  /** The highest id that each column holds. */
  highestIds: Record<ColumnName, number>
  /** Functions of watches as bits: the function with id `n` is bit `n % 32` of word `n / 32`. */
  functionWords: Int32Array[]
  /** US dollars; NaN when the price is told on request. */
  price: Float64Array
  /** NaN when unknown. */
  year: Float32Array
  /** Millimetres, in full precision: 40.1 must be 40.1. NaN when unknown. */
  diameter: Float64Array
  flags: Uint8Array
}

export function createShelf(capacity = 256): Shelf {
  const columns = Object.fromEntries(columnNames.map((name) => [name, new Int32Array(capacity)]))
  return {
    size: 0,
    version: 0,
    rows: [],
    slots: new Map(),
    columns: { ...emptyColumns, ...columns },
    highestIds: { ...noIds },
    functionWords: [],
    price: new Float64Array(capacity),
    year: new Float32Array(capacity),
    diameter: new Float64Array(capacity),
    flags: new Uint8Array(capacity),
  }
}

/** Puts a piece on the shelf, or replaces what the shelf knows of it. */
export function putOnShelf(shelf: Shelf, row: PieceRow): void {
  const slot = shelf.slots.get(row.id) ?? shelf.size++
  if (shelf.size > shelf.price.length) grow(shelf)
  shelf.version++
  shelf.slots.set(row.id, slot)
  shelf.rows[slot] = row
  const ids = idsOf(row)
  for (const name of columnNames) {
    shelf.columns[name][slot] = ids[name] ?? 0
    shelf.highestIds[name] = Math.max(shelf.highestIds[name], ids[name] ?? 0)
  }
  putFunctions(shelf, slot, row.functionIds ?? [])
  shelf.price[slot] = shownPriceCents(row) === null ? Number.NaN : Number(row.priceCents) / 100
  shelf.year[slot] = row.productionYear ?? Number.NaN
  shelf.diameter[slot] = row.caseDiameterMm ?? Number.NaN
  shelf.flags[slot] = flagsOf(row)
}

/** The price a person may see, in cents; null when it is told on request (CAT-02, SEC-C4). */
export function shownPriceCents(row: PieceRow): number | null {
  return row.priceOnRequest ? null : row.priceCents
}

/** Whether a piece stands in lists: published, and not sold. */
export function isListed(row: PieceRow): boolean {
  return row.publishedAt > 0 && (row.status === 'available' || row.status === 'reserved')
}

const nothing = new Int32Array(0)
const emptyColumns: Record<ColumnName, Int32Array> = {
  brand: nothing,
  collection: nothing,
  watch_type: nothing,
  jewelry_type: nothing,
  case_material: nothing,
  glass_type: nothing,
  movement_type: nothing,
  strap_material: nothing,
  condition: nothing,
  workshop: nothing,
  city: nothing,
}

const noIds: Record<ColumnName, number> = {
  brand: 0,
  collection: 0,
  watch_type: 0,
  jewelry_type: 0,
  case_material: 0,
  glass_type: 0,
  movement_type: 0,
  strap_material: 0,
  condition: 0,
  workshop: 0,
  city: 0,
}

function idsOf(row: PieceRow): Record<ColumnName, number | null> {
  return {
    brand: row.brandId,
    collection: row.collectionId,
    watch_type: row.watchTypeId,
    jewelry_type: row.jewelryTypeId,
    case_material: row.caseMaterialId,
    glass_type: row.glassTypeId,
    movement_type: row.movementTypeId,
    strap_material: row.strapMaterialId,
    condition: row.conditionId,
    workshop: row.workshopId,
    city: row.cityId,
  }
}

function flagsOf(row: PieceRow): number {
  const isOnSale = shownPriceCents(row) !== null && row.previousPriceCents !== null
  return (
    (isListed(row) ? flags.listed : 0) |
    (row.fullSet ? flags.fullSet : 0) |
    (row.isLimitedEdition ? flags.limited : 0) |
    (isOnSale ? flags.onSale : 0) |
    (row.isPopular ? flags.popular : 0)
  )
}

function putFunctions(shelf: Shelf, slot: number, ids: readonly number[]): void {
  for (const word of shelf.functionWords) word[slot] = 0
  for (const id of ids) {
    while (shelf.functionWords.length <= id >> 5) shelf.functionWords.push(new Int32Array(shelf.price.length))
    const word = shelf.functionWords[id >> 5]
    if (word) word[slot] = (word[slot] ?? 0) | (1 << (id & 31))
  }
}

function grow(shelf: Shelf): void {
  const capacity = shelf.price.length * 2
  for (const name of columnNames) shelf.columns[name] = copied(shelf.columns[name], new Int32Array(capacity))
  shelf.functionWords = shelf.functionWords.map((word) => copied(word, new Int32Array(capacity)))
  shelf.price = copied(shelf.price, new Float64Array(capacity))
  shelf.year = copied(shelf.year, new Float32Array(capacity))
  shelf.diameter = copied(shelf.diameter, new Float64Array(capacity))
  shelf.flags = copied(shelf.flags, new Uint8Array(capacity))
}

function copied<T extends { set(from: ArrayLike<number>): void }>(from: ArrayLike<number>, to: T): T {
  to.set(from)
  return to
}
