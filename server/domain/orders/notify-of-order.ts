import type { Selectable } from 'kysely'
import type { Tables } from '#server/db/database.ts'
import { insertJobs, newJob } from '#server/domain/jobs/enqueue.ts'
import { composeEmail } from '#server/domain/mail/compose-email.ts'
import { describePiece } from '#server/domain/mail/piece-summary.ts'
import { findOrderContact } from '#server/domain/orders/order-contact.ts'
import { orderEmail, orderMessage } from '#server/domain/orders/order-email.ts'
import { orderLinkUrl } from '#server/domain/orders/order-links.ts'
import { type OrderNotification, orderNotifications } from '#server/domain/orders/order-notifications.ts'
import { promiseOf } from '#server/domain/orders/order-promise.ts'
import { attachLines, type OrderWithLines } from '#server/domain/orders/order-rows.ts'
import type { OrderActor } from '#server/domain/orders/order-states.ts'
import { emailKey } from '#server/domain/orders/queue-order-email.ts'
import { staffNoticeJobs } from '#server/domain/orders/staff-notice.ts'
import { readOrderReach } from '#server/domain/people/reach.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { notifyStaff } from '#server/domain/staff-notices/notify-staff.ts'

/** `key`: distinguishes messages of the same kind about the same order. */
type OrderNotice = { order: string; notification: OrderNotification; key?: string | undefined }

/**
 * Notifies a customer of an order by email, and by Telegram if they signed in with it. For a new or ended order, also notifies the staff.
 * For `kept` (the reservation has ended, but the order has a payment), notifies the staff, and the customer only if part of the price is
 * still due. If the order is already cancelled, sends only a notification about its end. Safe to run twice, because each message has an
 * idempotency key.
 */
export async function notifyOfOrder(ctx: ShopContext, { order: id, notification, key: given }: OrderNotice): Promise<void> {
  const key = given ?? emailKey(id, notification)
  const row = await ctx.db.selectFrom('shop_order').selectAll().where('id', '=', id).executeTakeFirst()
  const [order] = row ? await attachLines(ctx.db, [row]) : []
  if (!order) return
  if (isOver(notification)) await cancelPendingMessages(ctx, id)
  else if (order.status === 'cancelled') return
  if (notification === 'kept') {
    if (order.status !== 'pending') return
    await notifyStaffOfKept(ctx, order, key)
    if (order.money.dueCents === 0) return
  }
  const storedEmail = await ctx.db.selectFrom('order_email').select('text').where('job_key', '=', key).executeTakeFirst()
  const link = order.placed_by ? orderLinkUrl(ctx.digest, ctx.origins, order) : null
  const context = {
    lists: ctx.catalog.current().lists,
    promise: promiseOf(ctx, order),
    company: ctx.company(),
    origins: ctx.origins,
    text: storedEmail?.text ?? null,
    link,
    summaryOf: (piece: number) => describePiece(ctx, piece, order.language),
    person: await findOrderContact(ctx, order),
  }
  const message = composeEmail(orderEmail(order, notification, context), ctx)
  const { email: to, telegramChat: chat } = await readOrderReach(ctx.db, id)
  const jobs = [newJob('mail', { to, ...message }, { key })]
  if (chat) jobs.push(newJob('telegram', { chat, text: orderMessage(order, notification, context) }, { key }))
  if (notification === 'placed' || isOver(notification))
    jobs.push(...staffNoticeJobs(ctx, order, { notification, actor: await readLastActor(ctx, id) }))
  const email = { order_id: id, notification, job_key: key, recipient: to, subject: message.subject }
  await recordEmail(ctx, { ...email, created_at: new Date(ctx.now()) })
  await insertJobs(ctx.db, jobs).execute()
  if (notification !== 'placed') return
  const subject = { kind: 'order' as const, id, label: order.number }
  await notifyStaff(ctx.db, ctx, { kind: 'order-placed', key: `order-placed ${id}`, subject, by: order.placed_by })
}

async function notifyStaffOfKept(ctx: ShopContext, order: OrderWithLines, key: string): Promise<void> {
  const jobs = staffNoticeJobs(ctx, order, { notification: 'kept' })
  if (jobs.length) await insertJobs(ctx.db, jobs).execute()
  await notifyStaff(ctx.db, ctx, {
    kind: 'order-kept',
    key: `order-kept ${key}`,
    subject: { kind: 'order', id: order.id, label: order.number },
  })
}

type EmailRecord = Pick<Selectable<Tables['order_email']>, 'order_id' | 'notification' | 'job_key' | 'recipient' | 'subject' | 'created_at'>

async function recordEmail({ db }: ShopContext, email: EmailRecord): Promise<void> {
  const { recipient, subject } = email
  await db
    .insertInto('order_email')
    .values(email)
    .onConflict((conflict) => conflict.column('job_key').doUpdateSet({ recipient, subject }))
    .execute()
}

const isOver = (notification: OrderNotification): notification is 'cancelled' | 'lapsed' =>
  notification === 'cancelled' || notification === 'lapsed'

async function readLastActor({ db }: ShopContext, id: string): Promise<OrderActor | undefined> {
  const event = await db
    .selectFrom('order_event')
    .select('actor')
    .where('order_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return event?.actor
}

/** Cancels the queued messages about an ended order, because they name pieces that are no longer reserved. */
async function cancelPendingMessages({ db }: ShopContext, id: string): Promise<void> {
  const emails = await db.selectFrom('order_email').select(['job_key', 'notification']).where('order_id', '=', id).execute()
  const keys = [
    ...orderNotifications.filter((notification) => !isOver(notification)).map((notification) => emailKey(id, notification)),
    ...emails.filter((email) => email.notification !== 'cancelled' && email.notification !== 'lapsed').map(({ job_key: key }) => key),
  ]
  await db.deleteFrom('job').where('kind', 'in', ['mail', 'telegram']).where('key', 'in', keys).where('done_at', 'is', null).execute()
}
