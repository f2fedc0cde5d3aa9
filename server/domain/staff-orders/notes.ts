import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { isOrderId } from '#server/domain/orders/order-rows.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { notifyMentioned } from '#server/domain/staff-notices/notify-mentioned.ts'
import { orderSubject } from '#server/domain/staff-orders/order-subject.ts'

/** Adds an internal note to an order. Returns the id of the action. */
export async function addOrderNote(
  ctx: Pick<ShopContext, 'db' | 'now'>,
  actor: StaffActor,
  orderId: string,
  { body, is_pinned }: { body: string; is_pinned: boolean },
): Promise<string> {
  const subject = await orderSubject(ctx.db, orderId)
  const action = { name: 'order.note', subject } as const
  const note = { order_id: orderId, staff_id: actor.staffId, body, is_pinned, created_at: new Date(ctx.now()) }
  const { actionId } = await runAction(ctx, actor, action, async (tx) => {
    const { id } = await tx.insertInto('order_note').values(note).returning('id').executeTakeFirstOrThrow()
    await notifyMentioned(tx, ctx, { subject, body, by: actor.staffId, noteId: id })
  })
  return actionId
}

/** Pins a note of an order, so that lists show it, or unpins it. Returns the id of the action. */
export async function pinOrderNote(
  ctx: Pick<ShopContext, 'db' | 'now'>,
  actor: StaffActor,
  orderId: string,
  { noteId, is_pinned }: { noteId: string; is_pinned: boolean },
): Promise<string> {
  if (!isOrderId(noteId)) throw new CodedError('not-found')
  const action = { name: 'order.note', subject: await orderSubject(ctx.db, orderId) } as const
  const { actionId } = await runAction(ctx, actor, action, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('order_note')
      .set({ is_pinned })
      .where('id', '=', noteId)
      .where('order_id', '=', orderId)
      .executeTakeFirst()
    if (!numUpdatedRows) throw new CodedError('not-found')
  })
  return actionId
}
