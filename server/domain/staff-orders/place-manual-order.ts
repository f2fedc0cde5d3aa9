import { createHash, randomUUID } from 'node:crypto'
import { hourMs } from '#contract/rules/durations.ts'
import { orderTotal } from '#contract/rules/order-total.ts'
import { internationalPhone } from '#contract/rules/phone.ts'
import type { PlaceManualOrder } from '#contract/staff/order-edit.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { events } from '#server/context/events.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { type Action, runAction } from '#server/domain/audit/run-action.ts'
import { assertDestination } from '#server/domain/orders/assert-destination.ts'
import { assertPickup } from '#server/domain/orders/assert-pickup.ts'
import { destinationColumns } from '#server/domain/orders/order-columns.ts'
import { type PromiseColumns, promiseOrder } from '#server/domain/orders/order-promise.ts'
import { queueOrderEmail } from '#server/domain/orders/queue-order-email.ts'
import { readPhone } from '#server/domain/orders/read-phone.ts'
import { drawOrderNumber, writeOrder } from '#server/domain/orders/write-order.ts'
import { assertNotBlocked } from '#server/domain/people/blocked.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { readAgreedLines } from '#server/domain/staff-orders/read-agreed-lines.ts'

type Ctx = Pick<ShopContext, 'db' | 'now' | 'catalog' | 'company' | 'ownerSettings' | 'coins'>
type Placed = { orderId: string; actionId: string | null }

/**
 * Places an order for a person on the phone or in the shop, at agreed prices. Takes the same locks as an order from a cart, so that it
 * cannot sell a piece that was just bought. The order belongs to the customer with the person's phone, who sees it after signing in; an
 * unknown phone gets a new customer without a sign-in. Idempotent by `submit_key`.
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
      const customerId = await customerOf(tx, asked, new Date(ctx.now()))
      await assertNewKey(tx, customerId, { key, digest })
      await assertNotBlocked(tx, { customerId, phone: asked.phone, email: asked.email }, 'person-blocked')
      const lines = await readAgreedLines(tx, asked, {
        now: new Date(ctx.now()),
        mayGoBelowFloor: actor.permissions.has('quote.below-floor'),
      })
      const { destination, language } = asked
      await assertPickup(tx, destination, lines)
      const byHand = { staffId: actor.staffId, actionId: entry, number }
      const order = { ...contactOf(asked), ...destination }
      const terms = {
        id,
        order,
        language,
        key,
        digest,
        customerId,
        cart: null,
        byHand,
        lines,
        promo: null,
        credit: null,
        promise: endAfter(ctx, asked, await promiseOrder(tx, ctx, { destination, lines, mode: 'reserve' })),
      }
      await writeOrder(tx, ctx, { ...terms, total: totalOf(asked, lines) })
      const notice = { orderId: id, notification: 'placed', text: null, staffId: actor.staffId, now: new Date(ctx.now()) } as const
      if (asked.notify === 'send') await queueOrderEmail(tx, notice)
    })
    events.orderPlaced.publish({})
    return { orderId: id, actionId }
  } catch (error) {
    if (error instanceof KnownOrder) return { orderId: error.orderId, actionId: null }
    throw error
  }
}

/** Thrown to roll back the action if this submit key has already placed an order. */
class KnownOrder extends Error {
  readonly orderId: string
  constructor(orderId: string) {
    super('This order was placed before')
    this.orderId = orderId
  }
}

async function assertNewKey(tx: Tx, customerId: string, { key, digest }: { key: string | undefined; digest: string }): Promise<void> {
  if (key === undefined) return
  const known = await tx
    .selectFrom('shop_order')
    .select(['id', 'submit_digest'])
    .where('customer_id', '=', customerId)
    .where('submit_key', '=', key)
    .executeTakeFirst()
  if (!known) return
  if (known.submit_digest !== digest) throw new CodedError('unprocessable', { reason: 'order-key-reused' })
  throw new KnownOrder(known.id)
}

/**
 * Returns the customer with this phone, or creates one. The phone of a new customer is unproved: whoever proves it later gets the account,
 * as with any phone.
 */
async function customerOf(tx: Tx, { phone, first_name, last_name, language }: PlaceManualOrder, at: Date): Promise<string> {
  const digits = internationalPhone(phone)
  await tx
    .insertInto('customer')
    .values({ phone: digits, first_name, last_name, language, created_at: at })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .execute()
  // serializes concurrent submits for one person
  const { id } = await tx.selectFrom('customer').select('id').where('phone', '=', digits).forUpdate().executeTakeFirstOrThrow()
  return id
}

const contactOf = ({ first_name, last_name, phone, email, comment }: PlaceManualOrder) =>
  ({ mode: 'reserve', first_name, last_name, phone, email, comment }) as const

function totalOf({ destination }: PlaceManualOrder, lines: readonly { priceCents: number; quantity: number }[]) {
  const goodsCents = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0)
  const country = destination.delivery_method === 'delivery' ? destination.country : null
  return orderTotal({ goodsCents, promo: null, deliveryMethod: destination.delivery_method, country })
}

/** The staff may agree on another length of the reservation. */
function endAfter(ctx: Ctx, { reservation_hours: hours }: PlaceManualOrder, promise: PromiseColumns): PromiseColumns {
  const { reservation_max_days: days } = ctx.ownerSettings()
  if (hours !== undefined && hours > 24 * days)
    throw new CodedError('invalid', { fields: { reservation_hours: 'reservation-hours' }, values: { hours: 24 * days } })
  return hours === undefined ? promise : { ...promise, expires_at: new Date(ctx.now() + hours * hourMs) }
}
