import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { SignedStockTake, StockTake } from '#contract/staff/stock-takes.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { placeLabel } from '#server/domain/pieces/places.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { getStockTake } from '#server/domain/stock-takes/read-stock-take.ts'

const subjectOf = (id: string, label: string) => ({ kind: 'stock-take' as const, id, label })

/**
 * Starts a stock take of a storage place. The stock take expects the unsold pieces at this place. Throws `conflict` if another stock take
 * of this place is open.
 */
export async function startStockTake(ctx: ShopContext, staff: StaffActor, placeId: number): Promise<StockTake> {
  const place = await ctx.db.selectFrom('place').select(['name_ru', 'name_en']).where('id', '=', placeId).executeTakeFirst()
  if (!place) throw new CodedError('invalid', { reason: 'stock-take-place-unknown', fields: { place_id: 'stock-take-place-unknown' } })
  const id = crypto.randomUUID()
  await runAction(ctx, staff, { name: 'stock-take.start', subject: subjectOf(id, placeLabel(place)) }, async (tx) => {
    // serializes concurrent starts at the same place
    await tx.selectFrom('place').select('id').where('id', '=', placeId).forUpdate().execute()
    const open = await tx
      .selectFrom('stock_take')
      .select('id')
      .where('place_id', '=', placeId)
      .where('closed_at', 'is', null)
      .executeTakeFirst()
    if (open) throw new CodedError('conflict', { reason: 'stock-take-open', body: { id: open.id } })
    await tx
      .insertInto('stock_take')
      .values({ id, place_id: placeId, started_by: staff.staffId, started_at: new Date(ctx.now()) })
      .execute()
    await sql`insert into stock_take_line (stock_take_id, piece_id, is_expected)
      select ${id}::uuid, p.id, true from piece p join piece_private s on s.piece_id = p.id
      where s.place_id = ${placeId} and p.status <> 'sold'`.execute(tx)
  })
  return getStockTake(ctx.db, id)
}

/**
 * Marks a piece as seen or unseen in a stock take. An unexpected piece is added to the list when it is marked as seen, and removed when it
 * is marked as unseen.
 */
export async function markSeen(
  ctx: ShopContext,
  staff: StaffActor,
  { id, pieceId, isSeen }: { id: string; pieceId: number; isSeen: boolean },
): Promise<StockTake> {
  const piece = await ctx.db.selectFrom('piece').select('id').where('id', '=', pieceId).executeTakeFirst()
  if (!piece) throw new CodedError('invalid', { reason: 'stock-take-piece-unknown', fields: { piece_id: 'stock-take-piece-unknown' } })
  await runAction(ctx, staff, { name: 'stock-take.see', subject: subjectOf(id, String(pieceId)) }, async (tx) => {
    await lockOpen(tx, id)
    const seenColumns = isSeen ? { seen_at: new Date(ctx.now()), seen_by: staff.staffId } : { seen_at: null, seen_by: null }
    if (isSeen)
      await tx
        .insertInto('stock_take_line')
        .values({ stock_take_id: id, piece_id: pieceId, is_expected: false, ...seenColumns })
        .onConflict((conflict) => conflict.columns(['stock_take_id', 'piece_id']).doUpdateSet(seenColumns))
        .execute()
    else {
      await tx
        .deleteFrom('stock_take_line')
        .where('stock_take_id', '=', id)
        .where('piece_id', '=', pieceId)
        .where('is_expected', '=', false)
        .execute()
      await tx.updateTable('stock_take_line').set(seenColumns).where('stock_take_id', '=', id).where('piece_id', '=', pieceId).execute()
    }
  })
  return getStockTake(ctx.db, id)
}

/** Closes a stock take and signs its list with a digest. Printed copies show the digest. */
export async function closeStockTake(ctx: ShopContext, staff: StaffActor, id: string, note: string): Promise<StockTake> {
  const { place } = await getStockTake(ctx.db, id)
  await runAction(ctx, staff, { name: 'stock-take.close', subject: subjectOf(id, placeLabel(place)) }, async (tx) => {
    await lockOpen(tx, id)
    const closedAt = new Date(ctx.now())
    const { counts, lines } = await getStockTake(tx, id)
    const signed: SignedStockTake = {
      counts,
      lines,
      note,
      closed_at: closedAt.toISOString(),
      closed_by: await readStaffName(tx, staff.staffId),
    }
    const text = JSON.stringify(signed)
    await tx
      .updateTable('stock_take')
      .set({
        closed_at: closedAt,
        closed_by: staff.staffId,
        note,
        signed: text,
        signed_sha256: createHash('sha256').update(text).digest('hex'),
      })
      .where('id', '=', id)
      .execute()
  })
  return getStockTake(ctx.db, id)
}

async function readStaffName(db: Db, staffId: string): Promise<string> {
  const { name } = await db.selectFrom('staff').select('name').where('id', '=', staffId).executeTakeFirstOrThrow()
  return name
}

async function lockOpen(tx: Tx, id: string): Promise<void> {
  const take = await tx.selectFrom('stock_take').select('closed_at').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!take) throw new CodedError('not-found')
  if (take.closed_at) throw new CodedError('conflict', { reason: 'stock-take-closed' })
}
