import { sql } from 'kysely'
import type { CheckedDestination } from '#contract/order.ts'
import type { OrderMode } from '#contract/rules/order-enums.ts'
import { type OrderPromise, transitOf } from '#contract/rules/promise-texts.ts'
import { holdEnd, officeInCity, officeOfAddress, readyDay, transitTo, type Whereabouts, whereaboutsOf } from '#contract/rules/promise.ts'
import type { Tx } from '#server/db/database.ts'
import { nameOf } from '#server/domain/catalog/reference-names.ts'
import type { OrderRow } from '#server/domain/orders/order-rows.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Ctx = Pick<ShopContext, 'catalog' | 'company' | 'now' | 'ownerSettings'>

/** The columns that hold what an order is promised. */
export type PromiseColumns = Pick<OrderRow, 'ready_on' | 'transit_min_days' | 'transit_max_days' | 'expires_at'>

/** Reads where pieces are. The caller must have locked them in an earlier statement, so that a concurrent transfer is seen. */
async function readWhereabouts(tx: Tx, ids: readonly number[]): Promise<Whereabouts[]> {
  const { rows } = await sql<{ city: string; to: string | null }>`
    select c.name_en as city, mc.name_en as "to"
    from piece p join city c on c.id = p.city_id
      left join piece_move m on m.piece_id = p.id and m.state = 'sent' left join city mc on mc.id = m.to_city_id
    where p.id = any(${[...ids]}::int[])`.execute(tx)
  return rows.map(({ city, to }) => whereaboutsOf(city, to))
}

type Asked = { destination: CheckedDestination; lines: readonly { id: number }[]; mode: OrderMode; hours?: number }

/**
 * Computes when the pieces of a new order are ready or arrive, and the end of their hold: after `hours`, but not before they can be
 * collected. The hold of an order in coins is the time to pay, which does not depend on the destination.
 */
export async function promiseOrder(
  tx: Tx,
  ctx: Ctx,
  { destination, lines, mode, hours = ctx.ownerSettings().reservation_hours }: Asked,
): Promise<PromiseColumns> {
  const now = ctx.now()
  const terms = ctx.company()
  const pieces = await readWhereabouts(
    tx,
    lines.map(({ id }) => id),
  )
  const office = officeOfDestination(ctx, destination)
  const readyOn = destination.delivery_method === 'pickup' && office ? readyDay(terms, pieces, office, now) : null
  const hold = {
    readyOn: mode === 'crypto' ? null : readyOn,
    office: office ?? 'moscow',
    hours,
  } as const
  return { ready_on: readyOn, ...transitColumns(transitTo(terms, pieces, office)), expires_at: new Date(holdEnd(terms, hold, now)) }
}

type Destination = {
  delivery_method: OrderRow['delivery_method']
  pickup_city_id?: number | null
  country?: string | null
  address_city?: string | null
}

/** The office to which pieces are brought: the pickup office, otherwise the office in the city of the address. */
function officeOfDestination({ catalog }: Pick<Ctx, 'catalog'>, { delivery_method: method, ...place }: Destination) {
  if (method === 'pickup') return officeInCity(nameOf(catalog.current().lists, 'cities', place.pickup_city_id ?? 0, 'en'))
  return officeOfAddress(place.country ?? null, place.address_city ?? '')
}

/** Whether the same is promised at two destinations. */
export function isSamePlace(ctx: Pick<Ctx, 'catalog'>, one: Destination, other: Destination): boolean {
  return one.delivery_method === other.delivery_method && officeOfDestination(ctx, one) === officeOfDestination(ctx, other)
}

function transitColumns(transit: OrderPromise['transit']): Pick<OrderRow, 'transit_min_days' | 'transit_max_days'> {
  if (transit.kind === 'transfer') return { transit_min_days: transit.min, transit_max_days: transit.max }
  const days = transit.kind === 'in-city' ? 0 : null
  return { transit_min_days: days, transit_max_days: days }
}

/** Returns the promise made for an order. */
export function promiseOf(order: OrderRow): OrderPromise {
  const transit = transitOf(order.transit_min_days, order.transit_max_days)
  return { status: order.status, method: order.delivery_method, readyOn: order.ready_on, transit }
}
