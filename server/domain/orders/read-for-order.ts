import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { CheckedOrder } from '#contract/order.ts'
import type { OrderStatus } from '#contract/rules/order-enums.ts'
import type { Customer } from '#server/context/customer.ts'
import type { Tx } from '#server/db/database.ts'
import { selectOwnCoinPieces } from '#server/domain/cart/own-coin-orders.ts'
import type { PieceToSell } from '#server/domain/cart/pieces-to-sell.ts'

/** An order of the customer that counts toward the limits, or that an earlier attempt of the same submit may have created. */
export type EarlierOrder = { id: string; status: OrderStatus; key: string | null; digest: string | null; cartVersion: number }

type NamedPiece = { id: number; brandName: string; modelName: string }

/** A line of a cart with the current data of its piece, which is locked. */
export type LineToOrder = PieceToSell & NamedPiece & { quantity: number; brandId: number; reference: string | null; isUnique: boolean }

export type ReadForOrder = {
  orders: EarlierOrder[]
  heldCount: number
  /**
   * `count`: the number of orders that the customer placed recently, in any status. `since`: when the oldest of these orders was placed.
   */
  recent: { count: number; since: string | null }
  lines: LineToOrder[]
  /** Pieces in the cart that are shown but not for sale, except the pieces of the customer's own pending crypto orders. */
  gone: NamedPiece[]
}

/**
 * Reads all data for placing an order in one statement: the customer's relevant orders, and the lines of the cart. The caller must have
 * locked the cart. Locks the pieces by ascending id, to prevent deadlocks between carts. Does not lock unavailable pieces, so that no buyer
 * waits for a piece that is gone.
 */
export async function readForOrder(
  tx: Tx,
  { customerId }: Customer,
  { id, version }: LockedCart,
  { key, since }: { key: string | undefined; since: Date },
): Promise<ReadForOrder> {
  const { rows } = await sql<ReadForOrder>`
    with earlier_orders as (
      select id, status, submit_key as key, submit_digest as digest, cart_version as "cartVersion" from shop_order
      where customer_id = ${customerId} and (status = 'pending' or submit_key = ${key ?? null} or cart_version = ${version - 1})
    ), line as (
      select p.id, p.kind, p.status, l.quantity, p.brand_id as "brandId", b.name as "brandName", p.model_name as "modelName", p.reference,
        case when p.price_on_request then null else p.price_cents end as "priceCents", p.stock - p.held as stock, p.stock = 1 as "isUnique"
      from cart_line l join piece p on p.id = l.piece_id join brand b on b.id = p.brand_id
      where l.cart_id = ${id} and p.status = 'available' and p.published_at is not null
      order by p.id
      for no key update of p
    ), gone_pieces as (
      select p.id, b.name as "brandName", p.model_name as "modelName"
      from cart_line l join piece p on p.id = l.piece_id join brand b on b.id = p.brand_id
      where l.cart_id = ${id} and p.status not in ('draft', 'withdrawn') and p.published_at is not null and p.id not in (select line.id from line)
        and p.id not in (${selectOwnCoinPieces(customerId)})
    )
    select coalesce((select json_agg(earlier_orders) from earlier_orders), '[]') as orders,
      (select coalesce(sum(l.quantity), 0)::int from earlier_orders join order_line l on l.order_id = earlier_orders.id
        where earlier_orders.status = 'pending') as "heldCount",
      (select json_build_object('count', count(*), 'since', min(created_at)) from shop_order
        where customer_id = ${customerId} and created_at > ${since}) as recent,
      coalesce((select json_agg(line order by id) from line), '[]') as lines,
      coalesce((select json_agg(gone_pieces order by id) from gone_pieces), '[]') as gone`.execute(tx)
  return rows[0] ?? { orders: [], heldCount: 0, recent: { count: 0, since: null }, lines: [], gone: [] }
}

/** A submit of the checkout. `key`: its idempotency key. */
export type Submit = { order: CheckedOrder; key: string | undefined; language: Language }
/** The cart to order. Each version of a cart is ordered at most once. */
export type LockedCart = { id: string; version: number }
