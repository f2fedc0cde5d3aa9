import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { RowChange } from '#server/domain/audit/read-row-changes.ts'
import { extendedHoldEnd, type PromiseContext, renewedPromise, type RenewedColumns } from '#server/domain/orders/order-promise.ts'

/** Recomputes and stores the delivery promise of a locked order. Call this before the customer is notified of the promise. */
export async function renewPromise(tx: Tx, ctx: PromiseContext, orderId: string): Promise<void> {
  const { order, renewed } = await renewLocked(tx, ctx, orderId)
  await tx.updateTable('shop_order').set(renewed).where('id', '=', order.id).execute()
}

/**
 * Recomputes the delivery promise of a locked order and extends its reservation (see `extendedHoldEnd`). Returns the new end of the
 * reservation.
 */
export async function extendHold(tx: Tx, ctx: PromiseContext, orderId: string, asked: Date): Promise<Date> {
  const { order, renewed } = await renewLocked(tx, ctx, orderId)
  const expires_at = extendedHoldEnd(ctx, { ...order, ...renewed }, asked)
  await tx
    .updateTable('shop_order')
    .set({ ...renewed, expires_at, edit_version: sql`edit_version + 1` })
    .where('id', '=', orderId)
    .execute()
  return expires_at
}

async function renewLocked(tx: Tx, ctx: PromiseContext, orderId: string) {
  const order = await tx.selectFrom('shop_order').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
  const pieces = await lockOrderedPieces(tx, orderId)
  const lines = pieces.map(({ id }) => ({ piece_id: id }))
  return { order, renewed: await renewedPromise(tx, ctx, { ...order, lines }) }
}

/** Locks the pieces of an order. A transfer takes the same locks, so whichever transaction comes second sees the changes of the first. */
export function lockOrderedPieces(tx: Tx, orderId: string) {
  return tx
    .selectFrom('order_line')
    .innerJoin('piece', 'piece.id', 'order_line.piece_id')
    .select(['piece.id', 'order_line.brand_name as brandName', 'order_line.model_name as modelName'])
    .where('order_line.order_id', '=', orderId)
    .orderBy('piece.id')
    .forUpdate('piece')
    .execute()
}

const renewedColumns = ['ready_on', 'transit_min_days', 'transit_max_days'] as const satisfies (keyof RenewedColumns)[]

/**
 * Returns the delivery promise that an order had before an action, from the action's row changes. Contains only the columns that the action
 * wrote. If the action wrote a column several times, the first change counts.
 */
export function formerPromise(changes: readonly RowChange[]): Partial<RenewedColumns> {
  const former: Record<string, unknown> = Object.assign(
    {},
    ...changes.toReversed().map(({ table_name: table, before }) => (table === 'shop_order' ? before : {})),
  )
  return Object.fromEntries(renewedColumns.filter((column) => column in former).map((column) => [column, former[column]]))
}
