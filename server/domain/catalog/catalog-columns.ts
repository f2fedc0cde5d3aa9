import type { PieceStatus } from '#contract/piece.ts'
import { recordOf } from '#contract/rules/record-of.ts'
import { facetColumns, type IdGroup, idGroups } from '#server/domain/catalog/facet-columns.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'

export const flags = { listed: 1, fullSet: 2, limited: 4, onSale: 8, popular: 16, available: 32 } as const
export type Flag = keyof typeof flags

/**
 * All pieces of one kind in columns, so that a filter is one tight loop. A piece keeps its row index until it is deleted from the database.
 * Pieces that are not listed (draft, sold, withdrawn) lack the `listed` flag.
 */
export type CatalogColumns = {
  size: number
  /** Incremented by every change; the cache key of data derived from the columns. */
  version: number
  rows: PieceRow[]
  rowIndexes: Map<number, number>
  freeRowIndexes: number[]
  /** Per group, one id per piece; 0 if the piece has none. */
  idColumns: Record<IdGroup, Int32Array>
  highestIds: Record<IdGroup, number>
  /** Bitmaps with one word per piece: function id `n` is bit `n % 32` of array `floor(n / 32)`. */
  functionBits: Int32Array[]
  /** US dollars; NaN if the price is on request. */
  price: Float64Array
  /** NaN if unknown. */
  year: Float32Array
  /** Millimeters, NaN if unknown. Float64, because a filter by 40.1 must match 40.1. */
  diameter: Float64Array
  flags: Uint8Array
}

/** Returns empty columns with room for `capacity` pieces. The columns grow on demand. */
export function createColumns(capacity = 256): CatalogColumns {
  return {
    size: 0,
    version: 0,
    rows: [],
    rowIndexes: new Map(),
    freeRowIndexes: [],
    idColumns: recordOf(idGroups.map((group) => [group, new Int32Array(capacity)])),
    highestIds: recordOf(idGroups.map((group) => [group, 0])),
    functionBits: [],
    price: new Float64Array(capacity),
    year: new Float32Array(capacity),
    diameter: new Float64Array(capacity),
    flags: new Uint8Array(capacity),
  }
}

/** Adds a piece, or replaces the piece with the same id. */
export function putRow(columns: CatalogColumns, row: PieceRow): void {
  const rowIndex = columns.rowIndexes.get(row.id) ?? columns.freeRowIndexes.pop() ?? columns.size++
  if (columns.size > columns.price.length) grow(columns)
  columns.version++
  columns.rowIndexes.set(row.id, rowIndex)
  columns.rows[rowIndex] = row
  for (const group of idGroups) {
    const id = row[facetColumns[group].property] ?? 0
    columns.idColumns[group][rowIndex] = id
    columns.highestIds[group] = Math.max(columns.highestIds[group], id)
  }
  setFunctions(columns, rowIndex, row.functionIds ?? [])
  columns.price[rowIndex] = getShownPriceCents(row) === null ? Number.NaN : Number(row.priceCents) / 100
  columns.year[rowIndex] = row.productionYear ?? Number.NaN
  columns.diameter[rowIndex] = row.caseDiameterMm ?? Number.NaN
  columns.flags[rowIndex] = packFlags(row)
}

/** Removes a deleted piece. Returns false for an unknown id. The row stays unlisted until a new piece reuses its index. */
export function removeRow(columns: CatalogColumns, id: number): boolean {
  const rowIndex = columns.rowIndexes.get(id)
  const row = columns.rows[rowIndex ?? -1]
  if (rowIndex === undefined || !row) return false
  putRow(columns, { ...row, status: 'draft', publishedAt: 0, photos: null, widePhoto: null })
  columns.rowIndexes.delete(id)
  columns.freeRowIndexes.push(rowIndex)
  return true
}

/** Returns the public price in cents; null if the price is on request. */
export function getShownPriceCents(row: PieceRow): number | null {
  return row.priceOnRequest ? null : row.priceCents
}

const listedStatuses: ReadonlySet<PieceStatus> = new Set(['incoming', 'available', 'reserved'])

/** Whether a piece appears in lists: it is published, and incoming, available or reserved. */
export function isListed(row: PieceRow): boolean {
  return row.publishedAt > 0 && listedStatuses.has(row.status)
}

function packFlags(row: PieceRow): number {
  const isOnSale = getShownPriceCents(row) !== null && row.previousPriceCents !== null
  return (
    (isListed(row) ? flags.listed : 0) |
    (row.fullSet ? flags.fullSet : 0) |
    (row.isLimitedEdition ? flags.limited : 0) |
    (isOnSale ? flags.onSale : 0) |
    (row.isPopular ? flags.popular : 0) |
    (row.status === 'available' ? flags.available : 0)
  )
}

function setFunctions(columns: CatalogColumns, rowIndex: number, ids: readonly number[]): void {
  for (const word of columns.functionBits) word[rowIndex] = 0
  for (const id of ids) {
    while (columns.functionBits.length <= id >> 5) columns.functionBits.push(new Int32Array(columns.price.length))
    const word = columns.functionBits[id >> 5]
    if (word) word[rowIndex] = (word[rowIndex] ?? 0) | (1 << (id & 31))
  }
}

function grow(columns: CatalogColumns): void {
  const capacity = columns.price.length * 2
  for (const group of idGroups) columns.idColumns[group] = copyInto(columns.idColumns[group], new Int32Array(capacity))
  columns.functionBits = columns.functionBits.map((word) => copyInto(word, new Int32Array(capacity)))
  columns.price = copyInto(columns.price, new Float64Array(capacity))
  columns.year = copyInto(columns.year, new Float32Array(capacity))
  columns.diameter = copyInto(columns.diameter, new Float64Array(capacity))
  columns.flags = copyInto(columns.flags, new Uint8Array(capacity))
}

function copyInto<T extends { set(from: ArrayLike<number>): void }>(from: ArrayLike<number>, to: T): T {
  to.set(from)
  return to
}
