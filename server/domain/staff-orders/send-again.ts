import { sql } from 'kysely'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { orderNotifications } from '#server/domain/orders/order-notifications.ts'
import { isOrderId } from '#server/domain/orders/order-rows.ts'
import { queueOrderEmail } from '#server/domain/orders/queue-order-email.ts'
import { storeEmailResults } from '#server/domain/orders/store-email-results.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { orderSubject } from '#server/domain/staff-orders/order-subject.ts'

/** Sends an email about an order again, with the order's current address and data. Returns the id of the action. */
export async function sendOrderEmailAgain(ctx: Pick<ShopContext, 'db' | 'now'>, actor: StaffActor, orderId: string, emailId: string) {
  if (!isOrderId(emailId)) throw new CodedError('not-found')
  const action = { name: 'order.resend-email', subject: await orderSubject(ctx.db, orderId) } as const
  const { actionId } = await runAction(ctx, actor, action, async (tx, entry) => {
    const email = await tx
      .selectFrom('order_email')
      .select(['notification', 'text', 'job_key'])
      .where('id', '=', emailId)
      .where('order_id', '=', orderId)
      .executeTakeFirst()
    const notification = orderNotifications.find((known) => known === email?.notification)
    if (!email || !notification) throw new CodedError('not-found')
    await storeEmailResults(tx, sql`j.key = ${email.job_key}`)
    // removes the previous email if it is still queued or has failed
    await tx.deleteFrom('job').where('kind', '=', 'mail').where('key', '=', email.job_key).where('done_at', 'is', null).execute()
    const now = new Date(ctx.now())
    await queueOrderEmail(tx, { orderId, notification, suffix: entry, text: email.text, staffId: actor.staffId, now })
  })
  return actionId
}
