import { hourMs } from '#contract/rules/durations.ts'
import { orderTotal } from '#contract/rules/order-total.ts'
import type { PlaceManualOrder } from '#contract/staff/order-edit.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { assertPickup } from '#server/domain/orders/assert-pickup.ts'
import { type PromiseColumns, promiseOrder } from '#server/domain/orders/order-promise.ts'
import type { OrderWithLines } from '#server/domain/orders/order-rows.ts'
import { writeOrder } from '#server/domain/orders/write-order.ts'
import { assertNotBlocked } from '#server/domain/people/blocked.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { readAgreedLines } from '#server/domain/staff-orders/read-agreed-lines.ts'

type Ctx = Pick<ShopContext, 'now' | 'catalog' | 'company' | 'ownerSettings' | 'coins'>
type ManualOrder = Pick<PlaceManualOrder, 'lines' | 'language' | 'first_name' | 'last_name' | 'phone' | 'email' | 'comment' | 'destination'>

/** The action, buyer and idempotency key of a new order. `hours` is the agreed length of the reservation; by default the shop's length. */
type Placing = {
  actor: StaffActor
  actionId: string
  id: string
  number: string
  customerId: string
  personId?: number | null
  key: string | undefined
  digest: string
  hours?: number | undefined
}

/** Thrown to roll back the action if its submit key has already placed an order. */
export class KnownOrderError extends Error {
  readonly orderId: string
  constructor(orderId: string) {
    super('This order was placed before')
    this.orderId = orderId
  }
}

/**
 * Writes a manual order at agreed prices, within an open action. Throws for a blocked person, a price below the floor without permission,
 * and an unavailable piece. If the order is for pickup, also throws for a piece in transfer.
 */
export async function writeManualOrder(tx: Tx, ctx: Ctx, asked: ManualOrder, placing: Placing): Promise<OrderWithLines> {
  const { actor, actionId, id, number, customerId, personId = null, key, digest, hours } = placing
  const { destination, language, phone, email } = asked
  await assertNotBlocked(tx, { customerId, phone, email }, 'person-blocked')
  const lines = await readAgreedLines(tx, asked, {
    now: new Date(ctx.now()),
    mayGoBelowFloor: actor.permissions.has('quote.below-floor'),
  })
  await assertPickup(tx, destination, lines)
  return writeOrder(tx, ctx, {
    id,
    order: { ...contactOf(asked), ...destination },
    language,
    key,
    digest,
    customerId,
    personId,
    cart: null,
    byHand: { staffId: actor.staffId, actionId, number },
    lines,
    promo: null,
    credit: null,
    promise: endAfter(ctx, hours, await promiseOrder(tx, ctx, { destination, lines, mode: 'reserve' })),
    total: totalOf(asked, lines),
  })
}

const contactOf = ({ first_name, last_name, phone, email, comment }: ManualOrder) =>
  ({ mode: 'reserve', first_name, last_name, phone, email, comment }) as const

function totalOf({ destination }: ManualOrder, lines: readonly { priceCents: number; quantity: number }[]) {
  const goodsCents = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0)
  const country = destination.delivery_method === 'delivery' ? destination.country : null
  return orderTotal({ goodsCents, promo: null, deliveryMethod: destination.delivery_method, country })
}

/**
 * Returns `promise` with a reservation that ends `hours` from now. Without `hours`, returns `promise` unchanged. Throws `invalid` if the
 * reservation is too long.
 */
function endAfter(ctx: Ctx, hours: number | undefined, promise: PromiseColumns): PromiseColumns {
  const { reservation_max_days: days } = ctx.ownerSettings()
  if (hours !== undefined && hours > 24 * days)
    throw new CodedError('invalid', { fields: { reservation_hours: 'reservation-hours' }, values: { hours: 24 * days } })
  return hours === undefined ? promise : { ...promise, expires_at: new Date(ctx.now() + hours * hourMs) }
}
