import type { OrderMode, OrderStatus } from '#contract/rules/order-words.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import { clearOrderedLines } from '#server/domain/orders/clear-ordered-lines.ts'
import type { OrderOccasion } from '#server/domain/orders/order-occasions.ts'
import { mayBecome, type OrderActor } from '#server/domain/orders/order-states.ts'
import { giveBackPromo } from '#server/domain/orders/promo.ts'
import { freePieces, sellPieces } from '#server/domain/orders/take-pieces.ts'

export type LockedOrder = { id: string; status: OrderStatus; mode: OrderMode; customer_id: string; expires_at: Date }
export type StatusChange = { to: OrderStatus; actor: OrderActor; now: Date; occasion: OrderOccasion | null }

/** The order as it is now; nobody else changes it until the transaction ends. Undefined when there is none. */
export async function lockOrder(tx: Tx, id: string): Promise<LockedOrder | undefined> {
  return tx
    .selectFrom('shop_order')
    .select(['id', 'status', 'mode', 'customer_id', 'expires_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Takes a locked order to its next status, with everything that follows from it (ORD-02): what is cancelled gives back its
 * pieces and its promo in the same transaction, once, for an order is cancelled once (SEC-C10).
 */
export async function changeStatus(tx: Tx, order: LockedOrder, { to, actor, now, occasion }: StatusChange): Promise<void> {
  const { id, status: from } = order
  if (!mayBecome(from, to)) throw new CodedError('conflict', { reason: 'order-cannot-change', values: { from, to } })
  const { numUpdatedRows } = await tx
    .updateTable('shop_order')
    .set({ status: to })
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new CodedError('conflict')
  await tx.insertInto('order_event').values({ order_id: id, from_status: from, to_status: to, actor, created_at: now }).execute()
  await followUp(tx, order, to)
  if (occasion) await enqueue(tx, 'order-notice', { order: id, occasion }, { key: `${id} ${occasion}` })
}

async function followUp(tx: Tx, { id, mode, customer_id }: LockedOrder, to: OrderStatus): Promise<void> {
  if (to === 'shipped') return sellPieces(tx, id)
  if (to === 'confirmed' && mode === 'crypto') return clearOrderedLines(tx, id, customer_id)
  if (to !== 'cancelled') return
  await freePieces(tx, id)
  await giveBackPromo(tx, id)
}
