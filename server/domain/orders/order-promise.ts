import { sql } from 'kysely'
import type { OfficeKey } from '#contract/offices.ts'
import type { CheckedDestination } from '#contract/order.ts'
import { officeInCity, officeOfAddress } from '#contract/rules/office-places.ts'
import type { OrderMode } from '#contract/rules/order-enums.ts'
import { type OrderPromise, transitOf } from '#contract/rules/promise-texts.ts'
import { deliveryEnd, holdEnd, promiseAt, transitSince, type Whereabouts, whereaboutsOf } from '#contract/rules/promise.ts'
import type { Db, Tx } from '#server/db/database.ts'
import type { Catalog } from '#server/domain/catalog/catalog.ts'
import { findRow } from '#server/domain/catalog/find-row.ts'
import { nameOf } from '#server/domain/catalog/reference-names.ts'
import type { OrderRow, OrderWithLines } from '#server/domain/orders/order-rows.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Read = Pick<Catalog, 'current'>
export type PromiseContext = Pick<ShopContext, 'company' | 'now' | 'ownerSettings'> & { catalog: Read }

/** The columns of an order that contain its promise: when the pieces are ready, how long the transit takes, and when the hold ends. */
export type PromiseColumns = Pick<OrderRow, 'ready_on' | 'transit_min_days' | 'transit_max_days' | 'expires_at'>

type MovingPiece = Whereabouts & { movingSince: number | null }

/**
 * Reads where pieces are. When changing an order, lock its pieces in an earlier statement; otherwise, a concurrent transfer may be missed.
 */
async function readWhereabouts(db: Db, ids: readonly number[]): Promise<MovingPiece[]> {
  const { rows } = await sql<{ city: string; to: string | null; sentAt: Date | null }>`
    select c.name_en as city, mc.name_en as "to", m.sent_at as "sentAt"
    from piece p join city c on c.id = p.city_id
      left join piece_move m on m.piece_id = p.id and m.state = 'sent' left join city mc on mc.id = m.to_city_id
    where p.id = any(${[...ids]}::int[])`.execute(db)
  return rows.map(({ city, to, sentAt }) => ({ ...whereaboutsOf(city, to), movingSince: sentAt && sentAt.getTime() }))
}

type Asked = {
  destination: CheckedDestination
  lines: readonly { id: number }[]
  mode: OrderMode
  hours?: number
  confirmedAt?: Date | null
}

/** Computes the promise for a new order or a new destination: when the pieces are ready or arrive, and when their hold ends. */
export async function promiseOrder(
  tx: Tx,
  ctx: PromiseContext,
  { destination, lines, mode, hours = ctx.ownerSettings().reservation_hours, confirmedAt = null }: Asked,
): Promise<PromiseColumns> {
  const now = ctx.now()
  const terms = ctx.company()
  const ids = lines.map(({ id }) => id)
  const pieces = await readWhereabouts(tx, ids)
  const office = officeOfDestination(ctx, destination)
  // ignore the departure time of a transfer, because buyers do not see it
  const places = pieces.map((piece) => ({ ...piece, movingSince: null }))
  const { readyOn, transit } = promiseAt(terms, places, { method: destination.delivery_method, office }, now)
  const isBrought = transit.kind !== 'in-city' || destination.delivery_method === 'delivery'
  const counted = confirmedAt && office && isBrought ? transitSince(transit, office, { confirmedAt: confirmedAt.getTime(), now }) : transit
  return { ready_on: readyOn, ...transitColumns(counted), expires_at: new Date(holdEndAt(ctx, destination, { mode, readyOn, hours })) }
}

/**
 * Returns the end of a hold in milliseconds: `hours` from now, but not before the pieces can be collected. For a crypto order, the hold is
 * the time to pay, which does not depend on the destination.
 */
function holdEndAt(
  ctx: PromiseContext,
  destination: Destination,
  { mode, readyOn, hours }: { mode: OrderMode; readyOn: string | null; hours: number },
): number {
  const hold = { readyOn: mode === 'crypto' ? null : readyOn, office: officeOfDestination(ctx, destination) ?? 'moscow', hours } as const
  return holdEnd(ctx.company(), hold, ctx.now())
}

/**
 * Returns the end of an extended hold: `asked` or, if that is later, the time when the pieces can be collected. The hold of a crypto order
 * does not depend on the pieces.
 */
export function extendedHoldEnd(ctx: PromiseContext, order: Destination & { mode: OrderMode; ready_on: string | null }, asked: Date): Date {
  const { mode, ready_on: readyOn } = order
  return new Date(Math.max(asked.getTime(), holdEndAt(ctx, order, { mode, readyOn, hours: 0 })))
}

/** The columns of a promise that `renewedPromise` recomputes. The end of the hold is not among them. */
export type RenewedColumns = Omit<PromiseColumns, 'expires_at'>

/**
 * Recomputes when the pieces of an order are ready, and how many days their transit takes. For a piece in transfer, counts from the
 * departure of the transfer. Keeps the promised days of transit if some pieces are in transfer and all of these go to the order's office.
 */
export async function renewedPromise(
  db: Db,
  ctx: PromiseContext,
  order: OrderRow & { lines: readonly { piece_id: number }[] },
): Promise<RenewedColumns> {
  const ids = order.lines.map(({ piece_id: id }) => id)
  const pieces = await readWhereabouts(db, ids)
  const office = officeOfDestination(ctx, order)
  const { readyOn, transit } = promiseAt(ctx.company(), pieces, { method: order.delivery_method, office }, ctx.now())
  const isComing =
    pieces.some(({ movingTo }) => movingTo !== null) && pieces.every(({ movingTo }) => movingTo === null || movingTo === office)
  const { transit_min_days, transit_max_days } = order
  return { ready_on: readyOn, ...(isComing ? { transit_min_days, transit_max_days } : transitColumns(transit)) }
}

/** A destination from a request (`country`) or from a stored order (`country_code`). */
type Destination = {
  delivery_method: OrderRow['delivery_method']
  pickup_city_id?: number | null
  country?: string | null
  country_code?: string | null
  state?: string | null
  address_city?: string | null
}

function officeOfDestination({ catalog }: { catalog: Read }, { delivery_method: method, ...place }: Destination): OfficeKey | undefined {
  if (method === 'pickup') return officeInCity(nameOf(catalog.current().lists, 'cities', place.pickup_city_id ?? 0, 'en'))
  return officeOfAddress({ ...place, country: place.country ?? place.country_code ?? null })
}

/** Whether two destinations have the same delivery method and office. If so, the same promise applies. */
export function isSamePlace(ctx: { catalog: Read }, one: Destination, other: Destination): boolean {
  return one.delivery_method === other.delivery_method && officeOfDestination(ctx, one) === officeOfDestination(ctx, other)
}

function transitColumns(transit: OrderPromise['transit']): Pick<OrderRow, 'transit_min_days' | 'transit_max_days'> {
  if (transit.kind === 'transfer') return { transit_min_days: transit.min, transit_max_days: transit.max }
  const days = transit.kind === 'in-city' ? 0 : null
  return { transit_min_days: days, transit_max_days: days }
}

/** Whether an order is a pickup and all its pieces are at the pickup office. */
export function isAtOffice(
  { catalog }: { catalog: Read },
  { delivery_method: method, pickup_city_id: cityId, lines }: OrderWithLines,
): boolean {
  const rows = lines.map(({ piece_id: id }) => findRow(catalog.current(), id))
  return method === 'pickup' && rows.every((row) => row?.cityId === cityId && row.movingToCityId === null)
}

/** Returns the promise made for an order. */
export function promiseOf(ctx: { catalog: Read; now: () => number }, order: OrderWithLines): OrderPromise {
  const { status, delivery_method: method, ready_on: readyOn } = order
  const transit = transitOf(order.transit_min_days, order.transit_max_days)
  const office = officeOfDestination(ctx, order) ?? 'moscow'
  return { status, method, readyOn, transit, isAtOffice: isAtOffice(ctx, order), deliverBy: deliverBy(ctx, order), office, now: ctx.now() }
}

/** Returns the latest promised time of a confirmed delivery, in milliseconds. Null if there is none. */
export function deliverBy(ctx: { catalog: Read }, order: OrderWithLines): number | null {
  const office = officeOfDestination(ctx, order)
  if (order.status !== 'confirmed' || order.delivery_method === 'pickup' || !office || !order.confirmedAt) return null
  return deliveryEnd(transitOf(order.transit_min_days, order.transit_max_days), office, order.confirmedAt.getTime())
}
