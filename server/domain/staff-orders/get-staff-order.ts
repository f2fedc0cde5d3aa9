import { sql } from 'kysely'
import type { BuyerCompany } from '#contract/staff/document.ts'
import type { PieceTraits } from '#contract/staff/piece-traits.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db } from '#server/db/database.ts'
import { isOrderId, attachLines } from '#server/domain/orders/order-rows.ts'
import { isHeldFor } from '#server/domain/pieces/hold-contact.ts'
import { pieceTraits } from '#server/domain/pieces/piece-traits.ts'
import { whereabouts } from '#server/domain/staff-orders/order-whereabouts.ts'
import { readEvents } from '#server/domain/staff-orders/read-events.ts'
import { readOrderEmails } from '#server/domain/staff-orders/read-order-emails.ts'

export type StaffOrderRecord = Awaited<ReturnType<typeof getStaffOrder>>

const orderedTraits = (reader: Pick<StaffActor, 'permissions'>) =>
  sql<
    PieceTraits[]
  >`(select json_agg(${pieceTraits(reader)} order by l.position) from order_line l join piece p on p.id = l.piece_id where l.order_id = shop_order.id)`

/** Returns one order with its lines, buyer, payments and history. Throws `not-found`. */
export async function getStaffOrder(db: Db, reader: Pick<StaffActor, 'permissions'>, id: string) {
  if (!isOrderId(id)) throw new CodedError('not-found')
  const row = await db
    .selectFrom('shop_order')
    .selectAll()
    .select(whereabouts.as('whereabouts'))
    .select(orderedTraits(reader).as('traits'))
    .where('id', '=', id)
    .executeTakeFirst()
  const [order] = row ? await attachLines(db, [row]) : []
  if (!order) throw new CodedError('not-found')
  const [staff, customer, holds, events, emails, rows] = await Promise.all([
    db.selectFrom('staff').select(['id', 'name']).execute(),
    readCustomer(db, order.customer_id),
    readHoldsFor(db, order),
    readEvents(db, id),
    readOrderEmails(db, id),
    readRows(db, id),
  ])
  const names = new Map(staff.map((member) => [member.id, member.name]))
  return {
    order,
    whereabouts: row?.whereabouts ?? [],
    traits: row?.traits ?? [],
    customer,
    holds,
    events,
    emails,
    ...rows,
    nameOf: (staffId: string | null) => (staffId && names.get(staffId)) ?? null,
  }
}

async function readRows(db: Db, id: string) {
  const [notes, payments, returns, documents] = await Promise.all([
    db.selectFrom('order_note').selectAll().where('order_id', '=', id).orderBy('created_at').orderBy('id').execute(),
    db
      .selectFrom('order_payment')
      .select(['id', 'kind', 'refunds', 'amount_cents', 'method', 'reference', 'staff_id', 'created_at'])
      .select(sql<string>`paid_on::text`.as('paid_on'))
      .where('order_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    db.selectFrom('order_return').selectAll().where('order_id', '=', id).orderBy('asked_at').orderBy('id').execute(),
    db
      .selectFrom('document')
      .leftJoin('document as correction', 'correction.cancels', 'document.number')
      .select(['document.number', 'document.kind', 'document.language', 'document.cancels', 'document.staff_id', 'document.issued_at'])
      .select('correction.number as cancelled_by')
      .select(sql<BuyerCompany | null>`document.body->'buyer'->'company'`.as('buyer_company'))
      .where('document.order_id', '=', id)
      .orderBy('document.issued_at')
      .orderBy('document.number')
      .execute(),
  ])
  return { notes, payments, returns, documents }
}

/**
 * Reads a customer with the number and sum of the customer's orders that are not cancelled. The formula of `bought_cents` must be the same
 * as in the list of people.
 */
async function readCustomer(db: Db, id: string) {
  return db
    .selectFrom('customer')
    .leftJoin('shop_order', (join) => join.onRef('shop_order.customer_id', '=', 'customer.id').on('shop_order.status', '<>', 'cancelled'))
    .leftJoin('order_listing', 'order_listing.order_id', 'shop_order.id')
    .select(['customer.id', 'customer.created_at'])
    .select(sql<number>`count(shop_order.id)::int`.as('order_count'))
    .select(sql<number>`coalesce(sum(order_listing.bought_cents), 0)::bigint`.as('bought_cents'))
    .where('customer.id', '=', id)
    .groupBy('customer.id')
    .executeTakeFirstOrThrow()
}

/**
 * Reads the open holds whose contact contains the person's phone or email. Compares contacts in memory, because few holds exist at a time.
 */
async function readHoldsFor(db: Db, person: { phone: string; email: string }) {
  const holds = await db
    .selectFrom('piece_hold')
    .innerJoin('piece', 'piece.id', 'piece_hold.piece_id')
    .innerJoin('brand', 'brand.id', 'piece.brand_id')
    .select(['piece.id', 'brand.name as brandName', 'piece.model_name as modelName', 'piece_hold.until', 'piece_hold.contact'])
    .where('piece_hold.ended_at', 'is', null)
    .where('piece_hold.contact', '<>', '')
    .orderBy('piece_hold.until')
    .execute()
  return holds.filter(({ contact }) => isHeldFor(contact, person))
}
