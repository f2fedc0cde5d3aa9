import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { CheckedDestination, CheckedOrder } from '#contract/order.ts'
import { generateOrderNumber } from '#contract/rules/order-number.ts'
import type { OrderTotal } from '#contract/rules/order-total.ts'
import { contactPhone } from '#contract/rules/phone.ts'
import type { Tx } from '#server/db/database.ts'
import type { BuybackCredit } from '#server/domain/buybacks/buyback-credit.ts'
import { selectOwnCoinPieces } from '#server/domain/cart/own-coin-orders.ts'
import { insertJobs, type NewJob, newJob } from '#server/domain/jobs/enqueue.ts'
import { quoteInCoins } from '#server/domain/orders/coin-quotes.ts'
import { coinReminderTime } from '#server/domain/orders/coin-reminder-time.ts'
import { destinationColumns } from '#server/domain/orders/order-columns.ts'
import type { PromiseColumns } from '#server/domain/orders/order-promise.ts'
import { type OrderLineRow, type OrderRow, type OrderWithLines, unpaid } from '#server/domain/orders/order-rows.ts'
import type { PricedLine } from '#server/domain/orders/price-lines.ts'
import type { KnownPromo } from '#server/domain/orders/promo.ts'
import type { LockedCart } from '#server/domain/orders/read-for-order.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** An order to write: from a cart (`cart`), by a staff member (`byHand`), or from a quote (neither). */
export type AgreedOrder = {
  id: string
  order: OrderTerms
  language: Language
  key: string | undefined
  digest: string
  customerId: string
  /** The person record of the buyer, if the staff chose it; otherwise a trigger finds the record by the contact. */
  personId?: number | null
  cart: LockedCart | null
  /** The order number is drawn in advance, because the audit entry of the action contains it. */
  byHand: { staffId: string; actionId: string; number: string } | null
  lines: readonly PricedLine[]
  promo: KnownPromo | null
  credit: BuybackCredit | null
  total: OrderTotal
  promise: PromiseColumns
}
type OrderTerms = CheckedDestination & Pick<CheckedOrder, 'mode' | 'first_name' | 'last_name' | 'phone' | 'email' | 'comment'>
type OrderContext = Pick<ShopContext, 'now' | 'coins' | 'ownerSettings'>

const numberDrawsMax = 5

/** Writes an order with its lines, reservations, history and jobs. If the drawn order number is already taken, draws another one. */
export async function writeOrder(tx: Tx, ctx: OrderContext, agreed: AgreedOrder): Promise<OrderWithLines> {
  const { id } = agreed
  const lines = agreed.lines.map((line, position) => lineOf(line, position, id))
  const quotes = agreed.order.mode === 'crypto' ? await quoteInCoins(tx, ctx, { id, totalCents: agreed.total.totalCents }) : []
  for (let draw = 0; draw < numberDrawsMax; draw++) {
    const order: OrderRow = {
      id,
      number: draw === 0 && agreed.byHand ? agreed.byHand.number : drawOrderNumber(),
      status: 'pending',
      ...termsOf(agreed),
      ...destinationColumns(agreed.order),
      ...unknownYet,
      created_at: new Date(ctx.now()),
      ...agreed.promise,
    }
    if (await insertOrder(tx, { ...order, lines, quotes }, agreed, ctx))
      return { ...order, lines, quotes, money: unpaid(order), confirmedAt: null, lastStaffId: null }
  }
  throw new Error('No free order number was found')
}

export const drawOrderNumber = (): string => generateOrderNumber((below) => randomInt(below))

const quoteColumns = sql.raw('order_id, coin, network, address, rate_usd, rate_at, amount')
const lineColumns = sql.raw(
  'id, order_id, piece_id, position, kind, brand_id, brand_name, model_name, reference, quantity, price_cents, is_unique, is_active',
)

/**
 * Inserts an order in one statement, together with its lines, the reservation of its pieces, the use of its promo code, the first event of
 * its history, and its jobs. Increments the version of the cart, so that the same version cannot be ordered again. The lines of a crypto
 * order stay in the cart until the order is confirmed. If the order number is taken, inserts no order and returns false; the caller may try
 * another number.
 */
async function insertOrder(
  tx: Tx,
  { lines, quotes, ...order }: Omit<OrderWithLines, 'money' | 'confirmedAt' | 'lastStaffId'>,
  { cart, promo, byHand }: AgreedOrder,
  ctx: OrderContext,
): Promise<boolean> {
  const { mode, created_at } = order
  const orderInsert = tx
    .insertInto('shop_order')
    .values(order)
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('id')
  const jobs = insertJobs(tx, jobsOf(order, byHand, ctx))
  const actor = byHand ? 'staff' : 'customer'
  const { rows } = await sql<{ id: string }>`
    with order_inserted as (${orderInsert}), line as (
      insert into order_line (${lineColumns})
      select ${lineColumns} from jsonb_populate_recordset(null::order_line, ${JSON.stringify(lines)}::jsonb)
      where exists (select from order_inserted)
      returning piece_id, quantity
    ), quote as (
      insert into order_coin_quote (${quoteColumns})
      select ${quoteColumns} from jsonb_populate_recordset(null::order_coin_quote, ${JSON.stringify(quotes)}::jsonb)
      where exists (select from order_inserted)
    ), pieces_held as (
      update piece set held = held + line.quantity, status = case when held + line.quantity = stock then 'reserved' else status end
      from line where piece.id = line.piece_id
    ), promo_use_inserted as (
      insert into promo_use (order_id, promo_id) select o.id, promo.id from order_inserted o, promo where promo.id = ${promo?.id ?? null}
    ), order_event_inserted as (
      insert into order_event (order_id, to_status, actor, created_at, staff_id, action_id)
      select id, 'pending', ${actor}::text, ${created_at}::timestamptz, ${byHand?.staffId ?? null}::uuid, ${byHand?.actionId ?? null}::bigint
      from order_inserted
    ), cart_lines_deleted as (
      delete from cart_line where cart_id = ${cart?.id ?? null}::uuid and ${mode !== 'crypto'}::boolean and exists (select from order_inserted)
        and (piece_id in (select line.piece_id from line) or piece_id not in (${selectOwnCoinPieces(order.customer_id)}))
    ), cart_version_bumped as (
      update cart set version = version + 1 where id = ${cart?.id ?? null}::uuid and exists (select from order_inserted)
    ), jobs_queued as (${jobs})
    select id from order_inserted`.execute(tx)
  return rows.length > 0
}

/**
 * Returns the jobs of a new order. Leaves out the customer's notification of a manual order, because the staff member decides whether to
 * send it.
 */
function jobsOf(order: OrderRow, byHand: AgreedOrder['byHand'], ctx: OrderContext): NewJob[] {
  const { id, mode, expires_at } = order
  return [
    newJob('expire-order', { order: id }, { runAt: expires_at, key: id }),
    ...(byHand ? [] : [newJob('order-notification', { order: id, occasion: 'placed' }, { key: `${id} placed` })]),
    ...(mode === 'crypto' ? [newJob('coin-order-reminder', { order: id }, { runAt: coinReminderTime(order, ctx), key: id })] : []),
  ]
}

function termsOf({ order, key, digest, language, customerId, personId, cart, byHand, promo, credit, total }: AgreedOrder) {
  return {
    customer_id: customerId,
    person_id: personId ?? null,
    mode: order.mode,
    language,
    first_name: order.first_name,
    last_name: order.last_name,
    phone: contactPhone(order.phone),
    email: order.email,
    comment: order.comment || null,
    goods_cents: total.goodsCents,
    discount_cents: total.discountCents,
    credit_cents: credit?.cents ?? 0,
    credit_piece: credit?.piece ?? null,
    credit_buyback_id: credit?.id ?? null,
    delivery_cents: total.deliveryCents,
    total_cents: total.totalCents,
    promo_code: promo?.code ?? null,
    submit_key: key ?? null,
    submit_digest: key === undefined ? null : digest,
    cart_id: cart?.id ?? null,
    cart_version: cart?.version ?? null,
    placed_by: byHand?.staffId ?? null,
  }
}

const unknownYet = {
  carrier: null,
  tracking_number: null,
  insured_cents: null,
  kept_at: null,
  cancel_reason: null,
  identity_seen: null,
  edit_version: 1,
}

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
