import { sql } from 'kysely'
import type { ReturnState } from '#contract/rules/staff/order-enums.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { lockOrder } from '#server/domain/orders/change-status.ts'
import { notifyOwedBack } from '#server/domain/orders/notify-owed-back.ts'
import { isOrderId } from '#server/domain/orders/order-rows.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { orderSubject } from '#server/domain/staff-orders/order-subject.ts'
import { requestNextVisitMove } from '#server/domain/visits/request-visit-moves.ts'

type Ctx = Pick<ShopContext, 'db' | 'now' | 'ownerSettings'>

const transitions: Record<ReturnState, readonly ReturnState[]> = {
  asked: ['received', 'refused'],
  received: ['inspected'],
  inspected: ['accepted', 'refused'],
  accepted: [],
  refused: [],
}

/**
 * Records a return request for a piece of a shipped or delivered order, without changing the status of the order. Throws `conflict` if a
 * return of this line was requested before.
 */
export async function requestReturn(
  ctx: Ctx,
  actor: StaffActor,
  orderId: string,
  asked: { line_id: string; reason: string },
): Promise<string> {
  const { line_id, reason } = asked
  const action = { name: 'order.return', subject: await orderSubject(ctx.db, orderId), reason } as const
  const { actionId } = await runAction(ctx, actor, action, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.status !== 'shipped' && order?.status !== 'delivered') throw new CodedError('conflict', { reason: 'return-too-early' })
    const line = await tx.selectFrom('order_line').select('id').where('id', '=', line_id).where('order_id', '=', orderId).executeTakeFirst()
    if (!line) throw new CodedError('not-found')
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('order_return')
      .values({ order_id: orderId, line_id, reason, staff_id: actor.staffId, asked_at: new Date(ctx.now()) })
      .onConflict((conflict) => conflict.column('line_id').doNothing())
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) throw new CodedError('conflict', { reason: 'return-known' })
  })
  return actionId
}

/** Moves a return to its next state. Accepting a return puts the piece back into the stock. Returns the id of the action. */
export async function moveReturn(
  ctx: Ctx,
  actor: StaffActor,
  orderId: string,
  { returnId, state, inspection }: { returnId: string; state: ReturnState; inspection?: string | undefined },
): Promise<string> {
  if (!isOrderId(returnId)) throw new CodedError('not-found')
  const action = { name: 'order.return', subject: await orderSubject(ctx.db, orderId) } as const
  const { actionId } = await runAction(ctx, actor, action, async (tx) => {
    const order = await lockOrder(tx, orderId)
    const known = await tx
      .selectFrom('order_return')
      .selectAll()
      .where('id', '=', returnId)
      .where('order_id', '=', orderId)
      .forUpdate()
      .executeTakeFirst()
    if (!known) throw new CodedError('not-found')
    if (!transitions[known.state].includes(state)) throw new CodedError('conflict', { reason: 'return-not-so' })
    const found = inspection ?? known.inspection
    if (state === 'inspected' && !found)
      throw new CodedError('invalid', { reason: 'inspection-needed', fields: { inspection: 'inspection-needed' } })
    await tx
      .updateTable('order_return')
      .set({ state, inspection: found, ...timesOf(state, new Date(ctx.now())) })
      .where('id', '=', returnId)
      .execute()
    if (state !== 'accepted') return
    if (order?.status !== 'shipped' && order?.status !== 'delivered') throw new CodedError('conflict', { reason: 'return-too-early' })
    await requestNextVisitMove(tx, await restock(tx, known.line_id), { ctx, staffId: actor.staffId })
    await notifyOwedBack(tx, ctx, orderId, actor.staffId)
  })
  return actionId
}

function timesOf(state: ReturnState, now: Date) {
  if (state === 'received') return { received_at: now }
  return state === 'inspected' ? { inspected_at: now } : { decided_at: now }
}

/** Puts the piece of an order line back on sale and returns its id. */
async function restock(tx: Tx, lineId: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update piece p set stock = p.stock + l.quantity, status = case when p.status = 'sold' then 'available' else p.status end
    from order_line l where l.id = ${lineId} and p.id = l.piece_id
    returning p.id`.execute(tx)
  const [piece] = rows
  if (!piece) throw new Error('The line of a return has no piece')
  return piece.id
}
