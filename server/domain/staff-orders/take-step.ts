import { normalizeTrackingNumber } from '#contract/rules/carriers.ts'
import type { OrderStep } from '#contract/rules/staff/order-enums.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import { type Actor, runAction } from '#server/domain/audit/run-action.ts'
import { changeStatus, type LockedOrder, lockOrder } from '#server/domain/orders/change-status.ts'
import { notifyOwedBack } from '#server/domain/orders/notify-owed-back.ts'
import type { OrderNotification } from '#server/domain/orders/order-notifications.ts'
import type { PromiseContext } from '#server/domain/orders/order-promise.ts'
import { stepStatuses } from '#server/domain/orders/order-states.ts'
import { renewPromise } from '#server/domain/orders/renew-promise.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { assertStepDetails, type StepRequest } from '#server/domain/staff-orders/assert-step-details.ts'
import { assertDueExplained } from '#server/domain/staff-orders/due-money.ts'
import { orderSubject } from '#server/domain/staff-orders/order-subject.ts'

/** The email of each step. A handover sends no email. */
export const stepNotifications = { confirm: 'confirmed', ship: 'shipped', deliver: null, cancel: 'cancelled' } as const satisfies Record<
  OrderStep,
  OrderNotification | null
>

/**
 * Confirms, ships, hands over or cancels an order. A confirmation recomputes the delivery promise, whose days count from the confirmation.
 * Throws if the status does not allow the step. Throws if a staff member omits a required detail: carrier and tracking number of a parcel,
 * the identity check of a pickup, or the reason to cancel an order or to hand out pieces while money is due. Returns the id of the action.
 */
export async function takeStep(
  ctx: Pick<ShopContext, 'db'> & PromiseContext,
  actor: Actor,
  id: string,
  request: StepRequest,
): Promise<string> {
  const { step, reason } = request
  const action = { name: `order.${step}`, subject: await orderSubject(ctx.db, id), ...(reason ? { reason } : {}) } as const
  const { actionId } = await runAction(ctx, actor, action, (tx, entry) =>
    takeStepIn(tx, ctx, { actor, actionId: entry }, { id, ...request }),
  )
  return actionId
}

/** Takes a step on an order within a running action. */
export async function takeStepIn(
  tx: Tx,
  ctx: PromiseContext,
  { actor, actionId }: { actor: Actor; actionId: string },
  { id, ...request }: StepRequest & { id: string },
): Promise<void> {
  const { step, reason, emailText } = request
  const order = await lockOrder(tx, id)
  if (!order) throw new CodedError('not-found')
  if (actor.kind === 'staff') {
    assertStepDetails(order, request)
    await assertDueExplained(tx, order, request)
  }
  const by = { staffId: actor.kind === 'staff' ? actor.staffId : null, actionId, reason, emailText }
  const notification = request.email === 'send' ? stepNotifications[step] : null
  await changeStatus(tx, order, { to: stepStatuses[step], actor: 'staff', ctx, notification, by })
  await writeDetails(tx, order, request)
  if (step === 'confirm') await renewPromise(tx, ctx, id)
  if (step === 'cancel') await notifyOwedBack(tx, ctx, id, by.staffId)
}

async function writeDetails(tx: Tx, order: LockedOrder, { step, ...request }: StepRequest): Promise<void> {
  const isParcel = step === 'ship' && order.delivery_method === 'delivery' && request.carrier
  const details = {
    ...(isParcel ? parcelColumns(request) : {}),
    ...(step === 'deliver' && order.delivery_method === 'pickup' ? { identity_seen: request.identitySeen ?? null } : {}),
    ...(step === 'cancel' && request.reason ? { cancel_reason: request.reason } : {}),
  }
  if (Object.keys(details).length) await tx.updateTable('shop_order').set(details).where('id', '=', order.id).execute()
}

/** Maps the details of an order's parcel to columns. */
export function parcelColumns({ carrier, trackingNumber, insuredCents }: Pick<StepRequest, 'carrier' | 'trackingNumber' | 'insuredCents'>) {
  const number = normalizeTrackingNumber(trackingNumber ?? '')
  return { carrier: carrier ?? null, tracking_number: number || null, insured_cents: insuredCents ?? null }
}
