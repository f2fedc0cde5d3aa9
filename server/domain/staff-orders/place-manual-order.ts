import { createHash, randomUUID } from 'node:crypto'
import type { PlaceManualOrder } from '#contract/staff/order-edit.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { events } from '#server/context/events.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { type Action, runAction } from '#server/domain/audit/run-action.ts'
import { assertDestination } from '#server/domain/orders/assert-destination.ts'
import { destinationColumns } from '#server/domain/orders/order-columns.ts'
import { queueOrderEmail } from '#server/domain/orders/queue-order-email.ts'
import { readPhone } from '#server/domain/orders/read-phone.ts'
import { drawOrderNumber } from '#server/domain/orders/write-order.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { customerOfPhone } from '#server/domain/staff-orders/office-buyer.ts'
import { KnownOrderError, writeManualOrder } from '#server/domain/staff-orders/write-manual-order.ts'

type Ctx = Pick<ShopContext, 'db' | 'now' | 'catalog' | 'company' | 'ownerSettings' | 'coins'>
type Placed = { orderId: string; actionId: string | null }

/**
 * Places an order for a person on the phone or in the shop, at agreed prices. Takes the same locks as an order from a cart, so that a piece
 * cannot be sold twice. The order belongs to the customer with this phone, who sees the order after signing in. If no customer has this
 * phone, creates one. Idempotent by `submit_key`.
 */
export async function placeManualOrder(ctx: Ctx, actor: StaffActor, { submit_key: key, ...body }: PlaceManualOrder): Promise<Placed> {
  const { lists } = ctx.catalog.current()
  assertDestination(body.destination, lists)
  const asked = { ...body, phone: readPhone(body.phone, destinationColumns(body.destination), lists) }
  const id = randomUUID()
  const digest = createHash('sha256').update(JSON.stringify(asked)).digest('base64url')
  const number = drawOrderNumber()
  const action: Action = { name: 'order.place', subject: { kind: 'order', id, label: number } }
  try {
    const { actionId } = await runAction(ctx, actor, action, async (tx, entry) => {
      const customerId = await customerOfPhone(tx, asked, new Date(ctx.now()))
      await assertNewKey(tx, customerId, { key, digest })
      const by = { actor, actionId: entry, id, number, customerId, key, digest, hours: asked.reservation_hours }
      await writeManualOrder(tx, ctx, asked, by)
      const notice = { orderId: id, notification: 'placed', text: null, staffId: actor.staffId, now: new Date(ctx.now()) } as const
      if (asked.notify === 'send') await queueOrderEmail(tx, notice)
    })
    events.orderPlaced.publish({})
    return { orderId: id, actionId }
  } catch (error) {
    if (error instanceof KnownOrderError) return { orderId: error.orderId, actionId: null }
    throw error
  }
}

async function assertNewKey(tx: Tx, customerId: string, { key, digest }: { key: string | undefined; digest: string }): Promise<void> {
  if (key === undefined) return
  const known = await tx
    .selectFrom('shop_order')
    .select(['id', 'number', 'submit_digest'])
    .where('customer_id', '=', customerId)
    .where('submit_key', '=', key)
    .executeTakeFirst()
  if (!known) return
  if (known.submit_digest !== digest)
    throw new CodedError('unprocessable', { reason: 'order-already-placed', values: { number: known.number } })
  throw new KnownOrderError(known.id)
}
