import { sql } from 'kysely'
import type { Customer } from '#server/context/customer.ts'
import { findRow } from '#server/domain/catalog/find-row.ts'
import type { BagTexts, JewelryTexts, WatchTexts } from '#server/domain/catalog/get-piece.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import { comparisonMax, favoritesMax, type SavedList } from '#server/domain/saved-lists/saved-entries.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

export type Entry = { id: string; row: PieceRow }

/** Lists the customer's favorites, newest first. Includes sold pieces, but no drafts. */
export async function listFavorites(ctx: ShopContext, { customerId }: Customer): Promise<Entry[]> {
  const entries = await ctx.db
    .selectFrom('favorite')
    .select(['id', 'piece_id'])
    .where('customer_id', '=', customerId)
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .limit(favoritesMax)
    .execute()
  const catalog = ctx.catalog.current()
  return entries.flatMap(({ id, piece_id }) => {
    const row = findRow(catalog, piece_id)
    return row ? { id, row } : []
  })
}

/** A piece in a comparison. `texts` has the columns of watches, jewelry and bags; the columns of other kinds are null. */
export type ComparedPiece = { id: string; row: PieceRow; texts: WatchTexts & JewelryTexts & BagTexts }

/** Lists the customer's comparison in the order of insertion, without drafts. One query. */
export async function listComparison(ctx: ShopContext, { customerId }: Customer): Promise<ComparedPiece[]> {
  const entries = await ctx.db
    .selectFrom('comparison_entry as entry')
    .innerJoin('piece', 'piece.id', 'entry.piece_id')
    .leftJoin('watch', 'watch.piece_id', 'piece.id')
    .leftJoin('jewelry', 'jewelry.piece_id', 'piece.id')
    .leftJoin('bag', 'bag.piece_id', 'piece.id')
    .select(['entry.id', 'piece.id as piece_id', 'piece.kit_ru', 'piece.kit_en', 'piece.description_ru', 'piece.description_en'])
    .select(['watch.dial_color_ru', 'watch.dial_color_en', 'watch.case_thickness_mm', 'watch.water_resistance_m', 'watch.caliber'])
    .select(['watch.power_reserve_hours', 'watch.limited_edition_pieces'])
    .select(['jewelry.metal_ru', 'jewelry.metal_en', 'jewelry.stone_ru', 'jewelry.stone_en', 'jewelry.size_ru', 'jewelry.size_en'])
    .select(['bag.material_ru', 'bag.material_en', 'bag.hardware_ru', 'bag.hardware_en', 'bag.size_cm'])
    .where('entry.customer_id', '=', customerId)
    .orderBy('entry.added_at')
    .orderBy('entry.id')
    .limit(comparisonMax)
    .execute()
  const catalog = ctx.catalog.current()
  return entries.flatMap(({ id, piece_id, ...texts }) => {
    const row = findRow(catalog, piece_id)
    return row ? { id, row, texts } : []
  })
}

/** Returns the ids of all pieces in a customer's lists, and of the favorites with alerts. One query. */
export async function getSavedPieceIds(ctx: ShopContext, { customerId }: Customer): Promise<Record<SavedList | 'alert', number[]>> {
  const { rows } = await sql<{ list: SavedList | 'alert'; id: number }>`
    select 'favorite' as list, piece_id as id from favorite where customer_id = ${customerId}
    union all
    select 'comparison_entry', piece_id from comparison_entry where customer_id = ${customerId}
    union all
    select 'alert', f.piece_id from favorite f left join favorite_alerts a on a.customer_id = f.customer_id
      where f.customer_id = ${customerId} and coalesce(f.has_alerts, a.is_on, false)
    order by list, id`.execute(ctx.db)
  const catalog = ctx.catalog.current()
  const idsIn = (wanted: SavedList | 'alert') => rows.filter(({ list, id }) => list === wanted && findRow(catalog, id)).map(({ id }) => id)
  return { favorite: idsIn('favorite'), comparison_entry: idsIn('comparison_entry'), alert: idsIn('alert') }
}
