import { sql } from 'kysely'
import { coinAmount } from '#contract/rules/coin-amount.ts'
import { editedFeeCents } from '#contract/rules/delivery-fee.ts'
import { toPriceUsd } from '#contract/rules/money.ts'
import type { EditOrder } from '#contract/staff/order-edit.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { createEditConflict, type Edited } from '#server/domain/audit/edit-conflict.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import { assertDestination } from '#server/domain/orders/assert-destination.ts'
import { assertPickup } from '#server/domain/orders/assert-pickup.ts'
import { notifyOwedBack } from '#server/domain/orders/notify-owed-back.ts'
import { destinationColumns } from '#server/domain/orders/order-columns.ts'
import { isSamePlace, type PromiseColumns, promiseOrder } from '#server/domain/orders/order-promise.ts'
import { type OrderRow, readConfirmedAt } from '#server/domain/orders/order-rows.ts'
import { queueOrderEmail } from '#server/domain/orders/queue-order-email.ts'
import { readPhone } from '#server/domain/orders/read-phone.ts'
import { lockOrderedPieces } from '#server/domain/orders/renew-promise.ts'
import { rescheduleOrderJob } from '#server/domain/orders/reschedule-job.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { toEditableFields } from '#server/domain/staff-orders/edited-fields.ts'
import { orderSubject } from '#server/domain/staff-orders/order-subject.ts'

const orderEdits = (id: string): Edited => ({ subject: { kind: 'order', id }, tables: ['shop_order'] })

/**
 * Changes delivery, contact and comment of an order that has not been shipped, and recomputes the delivery fee. Requires `is_agreed` if the
 * total changes. `notify` decides whether the customer gets an email; by default, the customer gets an email only if the total changes.
 * Throws `conflict` if the order was edited since `version`. Returns the id of the action.
 */
export async function editOrder(
  ctx: Pick<ShopContext, 'db' | 'now' | 'catalog' | 'company' | 'ownerSettings'>,
  actor: StaffActor,
  orderId: string,
  edit: EditOrder,
): Promise<string> {
  const { lists } = ctx.catalog.current()
  const action = { name: 'order.edit', subject: await orderSubject(ctx.db, orderId) } as const
  const { actionId } = await runAction(ctx, actor, action, async (tx, entry) => {
    const order = await tx.selectFrom('shop_order').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirstOrThrow()
    if (order.edit_version !== edit.version)
      throw await createEditConflict(tx, orderEdits(orderId), 'order-edited-meanwhile', {
        current: toEditableFields(order),
        version: order.edit_version,
      })
    const columns = editedColumns(order, edit, lists)
    const lines = edit.destination ? await lockOrderedPieces(tx, orderId) : []
    if (edit.destination && isOtherOffice(order, edit.destination)) await assertPickup(tx, edit.destination, lines)
    const moved = edit.destination && !isSamePlace(ctx, order, edit.destination) ? edit.destination : undefined
    const promise = moved && (await editedPromise(tx, ctx, order, { destination: moved, lines }))
    const isDearer = columns.total_cents !== order.total_cents
    if (isDearer && !edit.is_agreed) throw totalChangedError(columns.total_cents)
    await tx
      .updateTable('shop_order')
      .set({ ...columns, ...promise, edit_version: sql`edit_version + 1` })
      .where('id', '=', orderId)
      .execute()
    if (promise && order.status === 'pending') await rescheduleOrderJob(tx, 'expire-order', orderId, promise.expires_at)
    if (isDearer) await requote(tx, orderId, columns.total_cents)
    await notifyOwedBack(tx, ctx, orderId, actor.staffId)
    const now = new Date(ctx.now())
    const event = { order_id: orderId, from_status: order.status, to_status: order.status, actor: 'staff', kind: 'edited' } as const
    await tx
      .insertInto('order_event')
      .values({ ...event, staff_id: actor.staffId, action_id: Number(entry), created_at: now })
      .execute()
    const notice = { orderId, notification: 'edited', suffix: entry, text: edit.email_text ?? null, staffId: actor.staffId, now } as const
    if (isEditEmailed(order, columns, edit)) await queueOrderEmail(tx, notice)
  })
  return actionId
}

/** Whether the customer gets an email about an edit. `notify` decides; without `notify`, only a change of the total is emailed. */
export const isEditEmailed = (order: Total, columns: Total, { notify }: EditOrder): boolean =>
  (notify ?? (columns.total_cents === order.total_cents ? 'skip' : 'send')) === 'send'

type Total = Pick<OrderRow, 'total_cents'>

/**
 * Returns the columns of an order after an edit, including the new fee and total. Throws if the order can no longer be edited, or if the
 * new destination is invalid.
 */
export function editedColumns(order: OrderRow, edit: EditOrder, lists: ReferenceLists) {
  const { first_name, last_name, phone, email, comment, destination } = edit
  if (order.status !== 'pending' && order.status !== 'confirmed') throw new CodedError('conflict', { reason: 'order-not-editable' })
  if (destination) assertDestination(destination, lists)
  const place = destination ? destinationColumns(destination) : order
  const country = destination?.delivery_method === 'delivery' ? destination.country : null
  const before = { method: order.delivery_method, country: order.country_code, feeCents: order.delivery_cents }
  const deliveryCents = destination ? editedFeeCents(before, { method: destination.delivery_method, country }) : order.delivery_cents
  return {
    first_name: first_name ?? order.first_name,
    last_name: last_name ?? order.last_name,
    phone: phone === undefined || phone === order.phone ? order.phone : readPhone(phone, place, lists),
    email: email ?? order.email,
    comment: comment === undefined ? order.comment : comment || null,
    ...(destination ? destinationColumns(destination) : {}),
    delivery_cents: deliveryCents,
    total_cents: order.goods_cents - order.discount_cents - order.credit_cents + deliveryCents,
  }
}

/**
 * Whether an edit changes to pickup, or to another pickup office. Such a change needs a check, because a piece may already be on its way to
 * the previous office.
 */
function isOtherOffice(order: OrderRow, destination: NonNullable<EditOrder['destination']>): boolean {
  if (destination.delivery_method !== 'pickup') return false
  return order.delivery_method !== 'pickup' || order.pickup_city_id !== destination.pickup_city_id
}

/** Computes the delivery promise of an order for its new destination. Never shortens the reservation. */
async function editedPromise(
  tx: Tx,
  ctx: Pick<ShopContext, 'now' | 'catalog' | 'company' | 'ownerSettings'>,
  order: OrderRow,
  asked: { destination: NonNullable<EditOrder['destination']>; lines: readonly { id: number }[] },
): Promise<PromiseColumns> {
  const confirmedAt = order.status === 'confirmed' ? await readConfirmedAt(tx, order.id) : null
  const promise = await promiseOrder(tx, ctx, { ...asked, mode: order.mode, hours: 0, confirmedAt })
  // Extends the reservation only to a time in the future. A pending order with a payment stays open after its reservation has ended. A new
  // end in the past would cause a second notice that the reservation has ended.
  const isLonger = order.status === 'pending' && promise.expires_at > order.expires_at && promise.expires_at.getTime() > ctx.now()
  return { ...promise, expires_at: isLonger ? promise.expires_at : order.expires_at }
}

function totalChangedError(totalCents: number): CodedError {
  const body = { reason: 'total-changed', total_price: toPriceUsd(totalCents) }
  return new CodedError('conflict', { reason: 'order-total-unagreed', values: { total: { cents: totalCents } }, body })
}

/** Recomputes the amounts in crypto coins for a new total, at the rates of the original quotes. */
export async function requote(tx: Tx, orderId: string, totalCents: number): Promise<void> {
  const quotes = await tx.selectFrom('order_coin_quote').select(['coin', 'rate_usd']).where('order_id', '=', orderId).execute()
  for (const { coin, rate_usd: rate } of quotes) {
    if (rate === null) continue
    const amount = coinAmount(totalCents, coin, Number(rate))
    await tx.updateTable('order_coin_quote').set({ amount }).where('order_id', '=', orderId).where('coin', '=', coin).execute()
  }
}
