import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { CheckedOrder } from '#contract/order.ts'
import { drawOrderNumber } from '#contract/rules/order-number.ts'
import { contactPhone } from '#contract/rules/phone.ts'
import type { OrderTotal } from '#contract/rules/order-total.ts'
import type { Customer } from '#server/context/customer.ts'
import type { Tx } from '#server/db/database.ts'
import { insertJobs, newJob } from '#server/domain/jobs/enqueue.ts'
import type { KnownPromo } from '#server/domain/orders/promo.ts'
import type { Cart, Submit } from '#server/domain/orders/submit.ts'
import type { OrderLineRow, OrderRow, OrderWithLines } from '#server/domain/orders/order-rows.ts'
import type { PricedLine } from '#server/domain/orders/priced-lines.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Agreed = Submit & {
  digest: string
  customer: Customer
  cart: Cart
  lines: readonly PricedLine[]
  promo: KnownPromo | null
  total: OrderTotal
}

const hourMs = 3_600_000
const drawsMax = 5

/** Writes down an order that is agreed, with all that hangs on it. A number that somebody has already is drawn anew. */
export async function writeOrder(tx: Tx, ctx: ShopContext, agreed: Agreed): Promise<OrderWithLines> {
  const id = randomUUID()
  const lines = agreed.lines.map((line, position) => lineOf(line, position, id))
  for (let draw = 0; draw < drawsMax; draw++) {
    const order: OrderRow = {
      id,
      number: drawOrderNumber((below) => randomInt(below)),
      status: 'pending',
      ...termsOf(agreed),
      ...destinationOf(agreed.order),
      created_at: new Date(ctx.now()),
      expires_at: new Date(ctx.now() + ctx.reservationHours * hourMs),
    }
    if (await insertOrder(tx, order, lines, agreed)) return { ...order, lines }
  }
  throw new Error('No free order number was drawn')
}

const lineColumns = sql.raw(
  'id, order_id, piece_id, position, kind, brand_id, brand_name, model_name, reference, quantity, price_cents, is_unique, is_active',
)

/**
 * An order and all that follows from it, in one statement: its lines, whose pieces are taken (their rows are locked), the use
 * of its promo, the first line of its history, and what is to be done later. This state of the cart is ordered, and cannot be
 * again (SEC-C2); who pays by coin keeps the lines until the order is confirmed: they show as reserved, and come back when it
 * is not (CHK-10). False when the number is taken: then there is no order yet, and the same may be tried with another.
 */
async function insertOrder(tx: Tx, order: OrderRow, lines: OrderLineRow[], { cart, promo }: Agreed): Promise<boolean> {
  const { id, mode, created_at, expires_at } = order
  const placed = tx
    .insertInto('shop_order')
    .values(order)
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('id')
  const jobs = insertJobs(tx, [
    newJob('lapse-order', { order: id }, { runAt: expires_at, key: id }),
    newJob('order-notice', { order: id, occasion: 'placed' }, { key: `${id} placed` }),
  ])
  const { rows } = await sql<{ id: string }>`
    with placed as (${placed}), line as (
      insert into order_line (${lineColumns})
      select ${lineColumns} from jsonb_populate_recordset(null::order_line, ${JSON.stringify(lines)}::jsonb)
      where exists (select from placed)
      returning piece_id, quantity
    ), piece_taken as (
      update piece set held = held + line.quantity, status = case when held + line.quantity = stock then 'reserved' else status end
      from line where piece.id = line.piece_id
    ), promo_used as (
      insert into promo_use (order_id, promo_id) select placed.id, promo.id from placed, promo where promo.id = ${promo?.id ?? null}
    ), told as (
      insert into order_event (order_id, to_status, actor, created_at) select id, 'pending', 'customer', ${created_at}::timestamptz from placed
    ), emptied as (
      delete from cart_line where cart_id = ${cart.id} and ${mode !== 'crypto'}::boolean
    ), used_up as (
      update cart set version = ${cart.version + 1} where id = ${cart.id}
    ), later as (${jobs})
    select id from placed`.execute(tx)
  return rows.length > 0
}

function termsOf({ order, key, digest, language, customer, cart, promo, total }: Agreed) {
  return {
    customer_id: customer.customerId,
    mode: order.mode,
    language,
    first_name: order.first_name,
    last_name: order.last_name,
    phone: contactPhone(order.phone),
    email: order.email,
    comment: order.comment || null,
    goods_cents: total.goodsCents,
    discount_cents: total.discountCents,
    delivery_cents: total.deliveryCents,
    total_cents: total.totalCents,
    promo_code: promo?.code ?? null,
    submit_key: key ?? null,
    submit_digest: key === undefined ? null : digest,
    cart_id: cart.id,
    cart_version: cart.version,
  }
}

const nowhere = {
  pickup_city_id: null,
  pickup_workshop_id: null,
  country_code: null,
  state: null,
  address_city: null,
  postal_code: null,
  address_line1: null,
  address_line2: null,
}

function destinationOf(order: CheckedOrder) {
  const { delivery_method } = order
  if (delivery_method === 'pickup') {
    const { pickup_city_id, pickup_workshop_id = null } = order
    return { ...nowhere, delivery_method, pickup_city_id, pickup_workshop_id }
  }
  const { country, state, address_city, postal_code, address_line1, address_line2 } = order
  const lines = { address_line1, address_line2: address_line2 || null }
  return { ...nowhere, delivery_method, country_code: country, state: state || null, address_city, postal_code, ...lines }
}

/** A line as its table has it. */
function lineOf(line: PricedLine, position: number, orderId: string): OrderLineRow {
  return {
    id: randomUUID(),
    order_id: orderId,
    piece_id: line.id,
    position,
    kind: line.kind,
    brand_id: line.brandId,
    brand_name: line.brandName,
    model_name: line.modelName,
    reference: line.reference,
    quantity: line.quantity,
    price_cents: line.priceCents,
    is_unique: line.isUnique,
    is_active: true,
  }
}
