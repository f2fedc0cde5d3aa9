import type { Kind } from '#contract/piece.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db } from '#server/db/database.ts'
import type { CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import { nameOf } from '#server/domain/catalog/reference-names.ts'
import { shownReports } from '#server/domain/reports/shown-reports.ts'

/**
 * Returns a piece from memory for its own page; sold pieces have a page too. Throws `not-found` for a draft, `gone` for a withdrawn piece.
 */
export function getPiece(catalog: CatalogSnapshot, kind: Kind, id: number): PieceRow {
  const columns = catalog.columnsByKind[kind]
  const row = columns.rows[columns.rowIndexes.get(id) ?? -1]
  if (!row || row.status === 'draft' || row.publishedAt <= 0) throw new CodedError('not-found')
  if (row.status === 'withdrawn')
    throw new CodedError('gone', { body: { piece: { id, brand: { id: row.brandId, name: getBrandName(catalog, row) } } } })
  return row
}

/** Returns a string that changes whenever a piece's page changes. Undefined for an unknown piece. */
export function getPieceVersion(catalog: CatalogSnapshot, kind: Kind, id: number): string | undefined {
  const columns = catalog.columnsByKind[kind]
  const row = columns.rows[columns.rowIndexes.get(id) ?? -1]
  const { isOpen, prices } = catalog.content.archive
  return row && `${row.changedBy} ${catalog.listsVersion} ${row.status === 'sold' && isOpen ? prices : ''}`
}

function getBrandName({ lists }: CatalogSnapshot, { brandId }: PieceRow): string {
  return nameOf(lists, 'brands', brandId, 'en') ?? ''
}

const textColumns = ['piece.kit_ru', 'piece.kit_en', 'piece.description_ru', 'piece.description_en'] as const

export type WatchTexts = Omit<WatchPageTexts, 'reports'>
type WatchPageTexts = Awaited<ReturnType<typeof getWatchTexts>>
export type JewelryTexts = Omit<JewelryPageTexts, 'reports'>
type JewelryPageTexts = Awaited<ReturnType<typeof getJewelryTexts>>
export type BagTexts = Omit<BagPageTexts, 'reports'>
type BagPageTexts = Awaited<ReturnType<typeof getBagTexts>>

async function getWatchTexts(db: Db, id: number) {
  const row = await db
    .selectFrom('piece')
    .innerJoin('watch', 'watch.piece_id', 'piece.id')
    .select([
      ...textColumns,
      'watch.dial_color_ru',
      'watch.dial_color_en',
      'watch.case_thickness_mm',
      'watch.water_resistance_m',
      'watch.caliber',
      'watch.power_reserve_hours',
      'watch.limited_edition_pieces',
      shownReports,
    ])
    .where('piece.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new CodedError('not-found')
  return row
}

async function getJewelryTexts(db: Db, id: number) {
  const row = await db
    .selectFrom('piece')
    .innerJoin('jewelry', 'jewelry.piece_id', 'piece.id')
    .select([
      ...textColumns,
      'jewelry.metal_ru',
      'jewelry.metal_en',
      'jewelry.stone_ru',
      'jewelry.stone_en',
      'jewelry.size_ru',
      'jewelry.size_en',
      shownReports,
    ])
    .where('piece.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new CodedError('not-found')
  return row
}

async function getBagTexts(db: Db, id: number) {
  const row = await db
    .selectFrom('piece')
    .innerJoin('bag', 'bag.piece_id', 'piece.id')
    .select([...textColumns, 'bag.material_ru', 'bag.material_en', 'bag.hardware_ru', 'bag.hardware_en', 'bag.size_cm', shownReports])
    .where('piece.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new CodedError('not-found')
  return row
}

/** Reads the long texts of a piece's page, including the workshop's reports. */
export type PieceTexts = {
  watch(id: number): Promise<WatchPageTexts>
  jewelry(id: number): Promise<JewelryPageTexts>
  bag(id: number): Promise<BagPageTexts>
}

/** Returns a reader of page texts that queries `db` on each call. */
export function createPieceTexts(db: Db): PieceTexts {
  return {
    watch: (id) => getWatchTexts(db, id),
    jewelry: (id) => getJewelryTexts(db, id),
    bag: (id) => getBagTexts(db, id),
  }
}
