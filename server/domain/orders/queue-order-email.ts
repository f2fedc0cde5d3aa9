import { undoWindowMs } from '#contract/rules/staff/undo-window.ts'
import type { Tx } from '#server/db/database.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import type { OrderNotification } from '#server/domain/orders/order-notifications.ts'

type QueuedEmail = {
  orderId: string
  notification: OrderNotification
  suffix?: string
  text: string | null
  staffId: string | null
  now: Date
}

/** Returns the key of the jobs that notify a customer of an order. */
export const emailKey = (orderId: string, notification: OrderNotification, suffix?: string) =>
  [orderId, notification, suffix].filter(Boolean).join(' ')

/**
 * Queues an email about an order and records it in the order's history. With `staffId`, the email is sent after the undo window, and can be
 * cancelled until then.
 */
export async function queueOrderEmail(tx: Tx, { orderId, notification, suffix, text, staffId, now }: QueuedEmail): Promise<void> {
  const key = emailKey(orderId, notification, suffix)
  const email = { order_id: orderId, notification, job_key: key, text, staff_id: staffId, created_at: now }
  await tx.insertInto('order_email').values(email).execute()
  const runAt = new Date(now.getTime() + (staffId ? undoWindowMs : 0))
  await enqueue(tx, 'order-notification', { order: orderId, occasion: notification, ...(suffix ? { key } : {}) }, { key, runAt })
}

/** Cancels a queued email. Returns true if the email was cancelled or does not exist, false if it is being sent or was sent. */
export async function withdrawOrderEmail(tx: Tx, key: string): Promise<boolean> {
  const email = await tx.selectFrom('order_email').select('id').where('job_key', '=', key).executeTakeFirst()
  if (!email) return true
  const { numDeletedRows } = await tx
    .deleteFrom('job')
    .where('kind', '=', 'order-notification')
    .where('key', '=', key)
    .where('attempts', '=', 0)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  if (!numDeletedRows) return false
  await tx.deleteFrom('order_email').where('id', '=', email.id).execute()
  return true
}
