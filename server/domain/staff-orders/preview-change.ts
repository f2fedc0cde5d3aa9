import { toCents } from '#contract/rules/money.ts'
import type { EditOrder, ExtendOrder } from '#contract/staff/order-edit.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { findOrderContact } from '#server/domain/orders/order-contact.ts'
import { orderLinkUrl } from '#server/domain/orders/order-links.ts'
import { extendedHoldEnd, renewedPromise } from '#server/domain/orders/order-promise.ts'
import type { OrderWithLines } from '#server/domain/orders/order-rows.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { editedColumns, isEditEmailed } from '#server/domain/staff-orders/edit-order.ts'
import { askedEnd } from '#server/domain/staff-orders/extend-order.ts'
import { type PreviewedEmail, previewEmail, readOrder } from '#server/domain/staff-orders/preview-step.ts'

type PreviewedExtension = { email: PreviewedEmail; expiresAt: Date }

/**
 * Returns the new end of a reservation, and the email that `extendOrder` would send. The email treats the deposit as paid. Changes nothing.
 * Throws like `extendOrder`.
 */
export async function previewExtension(ctx: ShopContext, actor: StaffActor, id: string, request: ExtendOrder): Promise<PreviewedExtension> {
  const order = await readOrder(ctx.db, id)
  const promise = await renewedPromise(ctx.db, ctx, order)
  const expiresAt = extendedHoldEnd(ctx, { ...order, ...promise }, askedEnd(ctx, actor, order, request))
  const extended = {
    ...order,
    ...promise,
    expires_at: expiresAt,
    money: moneyAfter(order.money, { taken: toCents(request.deposit?.amount_usd) ?? 0, total: 0 }),
  }
  const person = await findOrderContact(ctx, order, actor.staffId)
  return { email: previewEmail(ctx, extended, { notification: 'extended', text: request.email_text, person }), expiresAt }
}

/**
 * Returns the email that `editOrder` would send; null if it would send none. Changes nothing. Throws like `editOrder`, but allows a change
 * of the total without `is_agreed`.
 */
export async function previewEdit(ctx: ShopContext, actor: StaffActor, id: string, edit: EditOrder): Promise<PreviewedEmail | null> {
  const order = await readOrder(ctx.db, id)
  const columns = editedColumns(order, edit, ctx.catalog.current().lists)
  if (!isEditEmailed(order, columns, edit)) return null
  const money = moneyAfter(order.money, { taken: 0, total: columns.total_cents - order.total_cents })
  const person = await findOrderContact(ctx, order, actor.staffId)
  const link = order.placed_by ? orderLinkUrl(ctx.digest, ctx.origins, order) : null
  return previewEmail(ctx, { ...order, ...columns, money }, { notification: 'edited', text: edit.email_text, person, link })
}

/** Returns the money of an order after a payment of `taken` cents and a change of its total by `total` cents. */
function moneyAfter(money: OrderWithLines['money'], { taken, total }: { taken: number; total: number }): OrderWithLines['money'] {
  const difference = money.dueCents - money.owedBackCents + total - taken
  return { ...money, takenCents: money.takenCents + taken, dueCents: Math.max(0, difference), owedBackCents: Math.max(0, -difference) }
}
