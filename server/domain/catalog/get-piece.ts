import type { Kind } from '#contract/piece.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db } from '#server/db/database.ts'
import type { CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'

/** A piece under its own address: what the memory holds, sold pieces included, never drafts. */
export function getPiece(catalog: CatalogSnapshot, kind: Kind, id: number): PieceRow {
  const shelf = catalog.shelves[kind]
  const row = shelf.rows[shelf.slots.get(id) ?? -1]
  if (!row || row.status === 'draft' || row.publishedAt <= 0) throw new CodedError('not-found')
  return row
}

/** The texts of any piece that only its own page shows. */
const textColumns = ['piece.kit_ru', 'piece.kit_en', 'piece.description_ru', 'piece.description_en'] as const

export type WatchTexts = Awaited<ReturnType<typeof getWatchTexts>>
export type JewelryTexts = Awaited<ReturnType<typeof getJewelryTexts>>
export type BagTexts = Awaited<ReturnType<typeof getBagTexts>>

export async function getWatchTexts(db: Db, id: number) {
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
    ])
    .where('piece.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new CodedError('not-found')
  return row
}

export async function getJewelryTexts(db: Db, id: number) {
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
    ])
    .where('piece.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new CodedError('not-found')
  return row
}

export async function getBagTexts(db: Db, id: number) {
  const row = await db
    .selectFrom('piece')
    .innerJoin('bag', 'bag.piece_id', 'piece.id')
    .select([...textColumns, 'bag.material_ru', 'bag.material_en', 'bag.hardware_ru', 'bag.hardware_en', 'bag.size_cm'])
    .where('piece.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new CodedError('not-found')
  return row
}

/** The texts of single pieces, bound to a database. */
export type PieceTexts = {
  watch(id: number): Promise<WatchTexts>
  jewelry(id: number): Promise<JewelryTexts>
  bag(id: number): Promise<BagTexts>
}

export function pieceTexts(db: Db): PieceTexts {
  return { watch: (id) => getWatchTexts(db, id), jewelry: (id) => getJewelryTexts(db, id), bag: (id) => getBagTexts(db, id) }
}
