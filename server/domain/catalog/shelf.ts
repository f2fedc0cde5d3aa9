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
  functions: (readonly number[])[]
  /** US dollars; NaN when the price is told on request. */
  price: Float64Array
  /** 0 when unknown. */
  year: Int16Array
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
    functions: [],
    price: new Float64Array(capacity),
    year: new Int16Array(capacity),
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
  for (const name of columnNames) shelf.columns[name][slot] = ids[name] ?? 0
  shelf.functions[slot] = row.functionIds ?? none
  shelf.price[slot] = shownPriceCents(row) === null ? Number.NaN : Number(row.priceCents) / 100
  shelf.year[slot] = row.productionYear ?? 0
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

const none: readonly number[] = []
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

function grow(shelf: Shelf): void {
  const capacity = shelf.price.length * 2
  for (const name of columnNames) shelf.columns[name] = copied(shelf.columns[name], new Int32Array(capacity))
  shelf.price = copied(shelf.price, new Float64Array(capacity))
  shelf.year = copied(shelf.year, new Int16Array(capacity))
  shelf.diameter = copied(shelf.diameter, new Float64Array(capacity))
  shelf.flags = copied(shelf.flags, new Uint8Array(capacity))
}

function copied<T extends { set(from: ArrayLike<number>): void }>(from: ArrayLike<number>, to: T): T {
  to.set(from)
  return to
}
