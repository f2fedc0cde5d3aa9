import { sql } from 'kysely'
import type { OfficeKey } from '#contract/offices.ts'
import type { CheckedDestination } from '#contract/order.ts'
import type { OrderMode } from '#contract/rules/order-enums.ts'
import { type OrderPromise, transitOf } from '#contract/rules/promise-texts.ts'
import { holdEnd, officeInCity, officeOfAddress, promiseAt, type Whereabouts, whereaboutsOf } from '#contract/rules/promise.ts'
import { officeClock } from '#contract/rules/visit-times.ts'
import type { Db, Tx } from '#server/db/database.ts'
import type { Catalog } from '#server/domain/catalog/catalog.ts'
import { findRow } from '#server/domain/catalog/find-row.ts'
import { nameOf } from '#server/domain/catalog/reference-names.ts'
import type { OrderRow, OrderWithLines } from '#server/domain/orders/order-rows.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Read = Pick<Catalog, 'current'>
export type PromiseContext = Pick<ShopContext, 'company' | 'now' | 'ownerSettings'> & { catalog: Read }

/** The columns that hold what an order is promised. */
export type PromiseColumns = Pick<OrderRow, 'ready_on' | 'transit_min_days' | 'transit_max_days' | 'expires_at'>

type MovingPiece = Whereabouts & { movingSince: number | null }

/** Reads where pieces are. To change an order, lock them in an earlier statement, so that a concurrent transfer is seen. */
async function readWhereabouts(db: Db, ids: readonly number[]): Promise<MovingPiece[]> {
  const { rows } = await sql<{ city: string; to: string | null; sentAt: Date | null }>`
    select c.name_en as city, mc.name_en as "to", m.sent_at as "sentAt"
    from piece p join city c on c.id = p.city_id
      left join piece_move m on m.piece_id = p.id and m.state = 'sent' left join city mc on mc.id = m.to_city_id
    where p.id = any(${[...ids]}::int[])`.execute(db)
  return rows.map(({ city, to, sentAt }) => ({ ...whereaboutsOf(city, to), movingSince: sentAt && sentAt.getTime() }))
}

type Asked = { destination: CheckedDestination; lines: readonly { id: number }[]; mode: OrderMode; hours?: number }

/** Computes when the pieces of a new order are ready or arrive, and the end of their hold. */
export async function promiseOrder(
  tx: Tx,
  ctx: PromiseContext,
  { destination, lines, mode, hours = ctx.ownerSettings().reservation_hours }: Asked,
): Promise<PromiseColumns> {
  const now = ctx.now()
  const terms = ctx.company()
  const ids = lines.map(({ id }) => id)
  const pieces = await readWhereabouts(tx, ids)
  const office = officeOfDestination(ctx, destination)
  // buyers are not told when a transfer left, so a promise to them does not depend on it
  const places = pieces.map((piece) => ({ ...piece, movingSince: null }))
  const { readyOn, transit } = promiseAt(terms, places, { method: destination.delivery_method, office }, now)
  return { ready_on: readyOn, ...transitColumns(transit), expires_at: new Date(holdEndAt(ctx, destination, { mode, readyOn, hours })) }
}

/**
 * Returns the end of a hold in milliseconds: after `hours`, but not before the pieces can be collected. The hold of an order in coins is the
 * time to pay, which does not depend on the destination.
 */
function holdEndAt(
  ctx: PromiseContext,
  destination: Destination,
  { mode, readyOn, hours }: { mode: OrderMode; readyOn: string | null; hours: number },
): number {
  const hold = { readyOn: mode === 'crypto' ? null : readyOn, office: officeOfDestination(ctx, destination) ?? 'moscow', hours } as const
  return holdEnd(ctx.company(), hold, ctx.now())
}

/** Returns the end of an extended hold: as asked, but not before the pieces can be collected on the renewed day. */
export function extendedHoldEnd(ctx: PromiseContext, order: Destination & { mode: OrderMode; ready_on: string | null }, asked: Date): Date {
  const { mode, ready_on: readyOn } = order
  return new Date(Math.max(asked.getTime(), holdEndAt(ctx, order, { mode, readyOn, hours: 0 })))
}

/** The columns of a promise that is made anew; the end of the hold is not among them. */
export type RenewedColumns = Omit<PromiseColumns, 'expires_at'>

/**
 * Computes the promise of an order anew: from now on, when its pieces are ready or how long they take. Pieces that are already on their way
 * to the order's office arrive as they left; the days of their transit stay as promised.
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

/** A destination as it is asked for (`country`), or as an order stores it (`country_code`). */
type Destination = {
  delivery_method: OrderRow['delivery_method']
  pickup_city_id?: number | null
  country?: string | null
  country_code?: string | null
  state?: string | null
  address_city?: string | null
}

/** The office to which pieces are brought: the pickup office, otherwise the office in the city of the address. */
function officeOfDestination({ catalog }: { catalog: Read }, { delivery_method: method, ...place }: Destination): OfficeKey | undefined {
  if (method === 'pickup') return officeInCity(nameOf(catalog.current().lists, 'cities', place.pickup_city_id ?? 0, 'en'))
  return officeOfAddress({ ...place, country: place.country ?? place.country_code ?? null })
}

/** Whether the same is promised at two destinations. */
export function isSamePlace(ctx: { catalog: Read }, one: Destination, other: Destination): boolean {
  return one.delivery_method === other.delivery_method && officeOfDestination(ctx, one) === officeOfDestination(ctx, other)
}

function transitColumns(transit: OrderPromise['transit']): Pick<OrderRow, 'transit_min_days' | 'transit_max_days'> {
  if (transit.kind === 'transfer') return { transit_min_days: transit.min, transit_max_days: transit.max }
  const days = transit.kind === 'in-city' ? 0 : null
  return { transit_min_days: days, transit_max_days: days }
}

/** Whether all pieces of a pickup are in its office. */
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
  const { date: today } = officeClock(officeOfDestination(ctx, order) ?? 'moscow', ctx.now())
  return { status, method, readyOn, transit, isAtOffice: isAtOffice(ctx, order), today }
}
