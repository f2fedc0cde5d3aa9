import { sql } from 'kysely'
import type { PieceRef } from '#contract/rules/piece-ref.ts'
import type { CartReason } from '#server/context/cart-reasons.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import { timeAfter } from '#server/db/time-after.ts'
import { findRow, ensurePieceLoaded } from '#server/domain/catalog/find-row.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

export const comparisonMax = 60
export const favoritesMax = 200

export type SavedList = 'favorite' | 'comparison_entry'

const savedListLimits = {
  favorite: { max: favoritesMax, reason: 'favorites-full' },
  comparison_entry: { max: comparisonMax, reason: 'comparison-full' },
} as const satisfies Record<SavedList, { max: number; reason: CartReason }>

type Toggle = { piece: PieceRef; wanted?: boolean | undefined }

/**
 * Toggles a piece in a list. Returns the entry, or null after a removal. If `wanted` is given, adds or removes the piece instead of
 * toggling it, so that a retry after a lost response is safe.
 */
export async function toggleEntry(
  ctx: ShopContext,
  customer: Customer,
  list: SavedList,
  { piece, wanted }: Toggle,
): Promise<{ id: string | null }> {
  const row = findRow(ctx.catalog.current(), piece.id)
  if (row && row.kind !== piece.kind) throw new CodedError('not-found')
  if (wanted === false) {
    await ctx.db.deleteFrom(list).where('customer_id', '=', customer.customerId).where('piece_id', '=', piece.id).execute()
    return { id: null }
  }
  return { id: await (wanted ? addEntry : flipEntry)(ctx, customer, list, piece) }
}

/** Adds a piece to a list and keeps an existing entry. Returns the id of the entry. */
export async function addEntry(ctx: ShopContext, customer: Customer, list: SavedList, piece: PieceRef): Promise<string> {
  const { id } = await upsertEntry(ctx, customer, { list, piece })
  if (!id) return throwEntryError(ctx, list, piece)
  await ensurePieceLoaded(ctx.catalog, piece.id)
  return id
}

async function flipEntry(ctx: ShopContext, customer: Customer, list: SavedList, piece: PieceRef): Promise<string | null> {
  const { id, isGone } = await upsertEntry(ctx, customer, { list, piece, isToggle: true })
  return isGone ? null : (id ?? throwEntryError(ctx, list, piece))
}

type UpsertResult = { id: string | null; isGone: boolean }

async function upsertEntry(
  { db, now }: ShopContext,
  { customerId }: Customer,
  { list, piece, isToggle = false }: { list: SavedList; piece: PieceRef; isToggle?: boolean },
): Promise<UpsertResult> {
  const { max } = savedListLimits[list]
  const table = sql.table(list)
  const { rows } = await sql<UpsertResult>`
    with removed_entry as (
      delete from ${table} where ${isToggle}::boolean and customer_id = ${customerId} and piece_id = ${piece.id} returning id
    ), stored_entry as (
      insert into ${table} as entry (customer_id, piece_id, added_at)
      select ${customerId}::uuid, piece.id, ${timeAfter(sql`select max(added_at) from ${table} as other where other.customer_id = ${customerId}`, now())}
      from piece
      where not exists (select from removed_entry)
        and piece.id = ${piece.id} and piece.kind = ${piece.kind} and piece.status not in ('draft', 'withdrawn') and piece.published_at is not null
        and (select count(*) from ${table} as other where other.customer_id = ${customerId} and other.piece_id <> ${piece.id}) < ${max}
      on conflict (customer_id, piece_id) do update set added_at = entry.added_at
      returning id
    )
    select (select id from stored_entry) as id, exists (select from removed_entry) as "isGone"`.execute(db)
  return rows[0] ?? { id: null, isGone: false }
}

function throwEntryError(ctx: ShopContext, list: SavedList, piece: PieceRef): never {
  const { max, reason } = savedListLimits[list]
  const isThere = findRow(ctx.catalog.current(), piece.id)?.kind === piece.kind
  throw isThere ? new CodedError('conflict', { reason, values: { limit: max } }) : new CodedError('not-found')
}

/** Returns the entry of a piece in a list; null if there is none or the shop does not show the piece. */
export async function findEntry(ctx: ShopContext, { customerId }: Customer, list: SavedList, piece: PieceRef): Promise<string | null> {
  if (findRow(ctx.catalog.current(), piece.id)?.kind !== piece.kind) return null
  const entry = await ctx.db
    .selectFrom(list)
    .select('id')
    .where('customer_id', '=', customerId)
    .where('piece_id', '=', piece.id)
    .executeTakeFirst()
  return entry?.id ?? null
}

/** Removes an entry from a list. Throws `not-found` for another customer's entry. */
export async function removeEntry({ db }: ShopContext, { customerId }: Customer, list: SavedList, id: string): Promise<void> {
  const removedEntry = await db
    .deleteFrom(list)
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .returning('id')
    .executeTakeFirst()
  if (!removedEntry) throw new CodedError('not-found')
}

export async function clearList({ db }: ShopContext, { customerId }: Customer, list: SavedList): Promise<void> {
  await db.deleteFrom(list).where('customer_id', '=', customerId).execute()
}
