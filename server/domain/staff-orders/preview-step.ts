import { CodedError } from '#server/context/coded-error.ts'
import type { Db } from '#server/db/database.ts'
import { composeEmail } from '#server/domain/mail/compose-email.ts'
import type { EmailPerson } from '#server/domain/mail/email-contact.ts'
import { describePiece } from '#server/domain/mail/piece-summary.ts'
import { findOrderContact } from '#server/domain/orders/order-contact.ts'
import { lineName } from '#server/domain/orders/order-email-parts.ts'
import { fillOrderTexts, orderEmail } from '#server/domain/orders/order-email.ts'
import type { OrderNotification } from '#server/domain/orders/order-notifications.ts'
import { promiseOf, renewedPromise } from '#server/domain/orders/order-promise.ts'
import { isOrderId, type OrderWithLines, attachLines } from '#server/domain/orders/order-rows.ts'
import { canChangeStatus, stepStatuses } from '#server/domain/orders/order-states.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import type { StepRequest } from '#server/domain/staff-orders/assert-step-details.ts'
import { parcelColumns, stepNotifications } from '#server/domain/staff-orders/take-step.ts'

/** The email of a step, before it is sent. `text` is the editable sentence, `body` the complete email. */
export type PreviewedEmail = { to: string; language: OrderWithLines['language']; subject: string; text: string; body: string }
export type PreviewedStep = { email: PreviewedEmail | null; returning: { id: number; name: string }[] }

/**
 * Returns the email that a step by this staff member would send, and the pieces that would return to the stock. Changes nothing. Throws if
 * the step is not allowed.
 */
export async function previewStep(ctx: ShopContext, id: string, request: StepRequest, staffId: string): Promise<PreviewedStep> {
  const order = await readOrder(ctx.db, id)
  const to = stepStatuses[request.step]
  if (!canChangeStatus(order.status, to))
    throw new CodedError('conflict', { reason: 'order-cannot-change', values: { from: order.status, to } })
  const isParcel = request.step === 'ship' && order.delivery_method === 'delivery'
  const promise = request.step === 'confirm' ? { ...(await renewedPromise(ctx.db, ctx, order)), confirmedAt: new Date(ctx.now()) } : {}
  const changed = { ...order, ...promise, status: to, ...(isParcel ? parcelColumns(request) : {}) }
  const notification = stepNotifications[request.step]
  const lines = order.lines.map((line) => ({ id: line.piece_id, name: [lineName(line), line.reference].filter(Boolean).join(' ') }))
  return {
    email:
      notification &&
      previewEmail(ctx, changed, { notification, text: request.emailText, person: await findOrderContact(ctx, order, staffId) }),
    returning: request.step === 'cancel' ? lines : [],
  }
}

type Asked = { notification: OrderNotification; text: string | undefined; person: EmailPerson | null; link?: string | null }

export function previewEmail(ctx: ShopContext, order: OrderWithLines, { notification, text, person, link = null }: Asked): PreviewedEmail {
  const email = orderEmail(order, notification, {
    lists: ctx.catalog.current().lists,
    promise: promiseOf(ctx, order),
    company: ctx.company(),
    origins: ctx.origins,
    text: text ?? null,
    summaryOf: (piece) => describePiece(ctx, piece, order.language),
    person,
    link,
  })
  const { subject, text: body } = composeEmail(email, ctx)
  const { language, email: to } = order
  return { to, language, subject, text: text ?? fillOrderTexts(order, notification, ctx.catalog.current().lists).text, body }
}

/** Reads an order with its lines. Throws `not-found`. */
export async function readOrder(db: Db, id: string): Promise<OrderWithLines> {
  const row = isOrderId(id) ? await db.selectFrom('shop_order').selectAll().where('id', '=', id).executeTakeFirst() : undefined
  const [order] = row ? await attachLines(db, [row]) : []
  if (!order) throw new CodedError('not-found')
  return order
}
