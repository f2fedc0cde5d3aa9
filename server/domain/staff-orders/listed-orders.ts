import { sql, type RawBuilder } from 'kysely'
import type { Kind } from '#contract/piece.ts'
import type { DeliveryMethod } from '#contract/rules/delivery-fee.ts'
import type { OrderMode, OrderStatus } from '#contract/rules/order-enums.ts'
import type { PieceTraits } from '#contract/staff/piece-traits.ts'
import type { Db } from '#server/db/database.ts'
import { pieceTraits, type TraitsReader } from '#server/domain/pieces/piece-traits.ts'

export type ListedLine = {
  pieceId: number
  kind: Kind
  brandName: string
  modelName: string
  reference: string | null
  quantity: number
  traits: PieceTraits
}

export type ListedOrderRow = {
  id: string
  number: string
  status: OrderStatus
  mode: OrderMode
  created_at: Date
  expires_at: Date
  first_name: string
  last_name: string
  phone: string
  email: string
  delivery_method: DeliveryMethod
  pickup_city_id: number | null
  country_code: string | null
  address_city: string | null
  total_cents: number
  due_cents: number
  taken_cents: number
  owed_back_cents: number
  placed_by: string | null
  edit_version: number
  lines: ListedLine[]
  note_count: number
  pinned_note: string | null
  is_returned: boolean
  is_refunded: boolean
  has_failed_email: boolean
}

/** Adds the column `place`, the position of each order, to a sorted query of orders. */
export const inPlaces = (sorted: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select order_id, row_number() over () as place from (${sorted}) sorted`

/** Reads the orders that a query selects, sorted by `place`. The query must have the columns `order_id` and `place`. */
export async function readListedOrders(db: Db, reader: TraitsReader, chosen: RawBuilder<unknown>): Promise<ListedOrderRow[]> {
  const { rows } = await sql<ListedOrderRow>`
    with chosen_orders as materialized (${chosen})
    select o.id, o.number, o.status, o.mode, o.created_at, o.expires_at, o.first_name, o.last_name, o.phone, o.email, o.delivery_method,
      o.pickup_city_id, o.country_code, o.address_city, o.total_cents, listing.due_cents, listing.taken_cents, listing.owed_back_cents, o.placed_by, o.edit_version,
      (
        select json_agg(json_build_object('pieceId', l.piece_id, 'kind', l.kind, 'brandName', l.brand_name, 'modelName', l.model_name,
          'reference', l.reference, 'quantity', l.quantity, 'traits', ${pieceTraits(reader)}) order by l.position)
        from order_line l join piece p on p.id = l.piece_id where l.order_id = o.id
      ) as lines,
      (select count(*)::int from order_note where order_id = o.id) as note_count,
      (select body from order_note where order_id = o.id and is_pinned order by created_at desc, id desc limit 1) as pinned_note,
      exists (select from order_return where order_id = o.id and state <> 'refused') as is_returned,
      exists (select from order_payment where order_id = o.id and kind = 'refund') as is_refunded,
      exists (
        select from order_email e left join job j on j.kind = 'mail' and j.key = e.job_key
        where e.order_id = o.id and (j.dead_at is not null or (j.id is null and e.failed_at is not null))
      ) as has_failed_email
    from chosen_orders join shop_order o on o.id = chosen_orders.order_id join order_listing listing on listing.order_id = o.id
    order by chosen_orders.place`.execute(db)
  return rows
}
