import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { Actor } from '#server/domain/audit/run-action.ts'
import { endHold } from '#server/domain/pieces/holds.ts'
import { type LockedPiece, refusal, runOnPiece } from '#server/domain/pieces/piece-action.ts'
import { assertStep } from '#server/domain/pieces/publish-piece.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Asked = { id: number; version: number; reason?: string | undefined }

/** Withdraws a piece from the shop and ends its hold. Throws if the piece is in an order. */
export function withdrawPiece(ctx: ShopContext, actor: Actor, { id, version, reason }: Asked): Promise<string> {
  return runOnPiece(ctx, actor, { name: 'piece.withdraw', id, version, reason }, async (tx, piece) => {
    assertStep('withdraw', piece)
    await withdraw(tx, piece, new Date(ctx.now()))
  })
}

/** Withdraws a locked piece within a transaction, without checking its status. Throws if the piece is in an order. */
export async function withdraw(tx: Tx, { id }: LockedPiece, now: Date): Promise<void> {
  await assertNotOrdered(tx, id)
  await endHold(tx, { pieceId: id, how: 'released', now })
  await tx.updateTable('piece').set({ status: 'withdrawn', withdraw_at: null, withdraw_by: null }).where('id', '=', id).execute()
}

type Sale = Asked & { price_usd: number; sold_on: string; sold_to: string }

/** Records the sale of a piece outside of the shop: price, date and buyer. Ends the hold on the piece. */
export function sellElsewhere(ctx: ShopContext, actor: Actor, { id, version, reason, ...sale }: Sale): Promise<string> {
  return runOnPiece(ctx, actor, { name: 'piece.sold-elsewhere', id, version, reason }, async (tx, piece) => {
    assertStep('sell-elsewhere', piece)
    await assertNotOrdered(tx, id)
    await endHold(tx, { pieceId: id, how: 'sold', now: new Date(ctx.now()) })
    await tx
      .updateTable('piece')
      .set({ status: 'sold', stock: 0, publish_at: null, publish_as: null, publish_by: null, withdraw_at: null, withdraw_by: null })
      .where('id', '=', id)
      .execute()
    const { price_usd: sold_cents, sold_on, sold_to } = sale
    await tx.updateTable('piece_private').set({ sold_cents, sold_on, sold_to }).where('piece_id', '=', id).execute()
  })
}

async function assertNotOrdered(tx: Tx, id: number): Promise<void> {
  const { rows } = await sql<{ number: string }>`
    select o.number from order_line l join shop_order o on o.id = l.order_id
    where l.piece_id = ${id} and l.is_active and o.status in ('pending', 'confirmed') limit 1`.execute(tx)
  const [order] = rows
  if (order) throw refusal('piece-in-order', { values: { number: order.number } })
}
