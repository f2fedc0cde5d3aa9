import { sql } from 'kysely'
import type { ConsignmentState } from '#contract/rules/staff/consignment-states.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db } from '#server/db/database.ts'
import { shopDay } from '#server/domain/archive/sale-of-piece.ts'

/** A consignor. Money in cents. `personId` is the id of the person record with the contact; null if there is no contact. */
export type Consignor = { name: string; personId: number | null; contact: string; inStock: number; dueCents: number; paidCents: number }

/** A consigned piece. Money in cents, days as `2026-11-21`. */
export type Consignment = {
  consignor: string
  contact: string
  pieceId: number
  label: string
  reference: string | null
  state: ConsignmentState
  acquiredOn: string | null
  consignedUntil: string | null
  /** The price at which the piece was sold, otherwise its current price. */
  priceCents: number | null
  soldOn: string | null
  share: number | null
  payoutCents: number | null
  paidCents: number | null
  paidOn: string | null
}

/**
 * SQL: consigned pieces, each with its latest order that is neither cancelled nor returned. A payout is due after a sale outside of the
 * shop, or once the order is delivered. A paid consignment has the state `paid`, whatever the status of the piece.
 */
const consignments = sql`
  select trim(s.consignor_name) as name, s.consignor_contact as contact, s.consignor_person_id as person_id, p.id, concat_ws(' ', b.name, p.model_name) as label,
    p.reference, s.acquired_on, s.consigned_until, s.consignor_share as share, s.consignor_paid_cents as paid, s.consignor_paid_on as paid_on,
    case when s.consignor_paid_cents is not null then 'paid'
      when p.status = 'sold' and s.sold_on is null and o.status = 'shipped' then 'reserved' when p.status = 'sold' then 'due'
      when p.status = 'withdrawn' then 'withdrawn' when p.status = 'reserved' then 'reserved' else 'in-stock' end as state,
    coalesce(s.sold_on, o.delivered_on) as sold_on, coalesce(s.sold_cents, o.price_cents, p.price_cents) as price,
    coalesce(s.consignor_cents,
      round(coalesce(s.sold_cents, o.price_cents, p.price_cents) * s.consignor_share / 10000.0)::bigint) as payout
  from piece_private s join piece p on p.id = s.piece_id join brand b on b.id = p.brand_id
    left join lateral (
      select o.status, l.price_cents, (
        select ${shopDay(sql`max(e.created_at)`)}::date from order_event e
        where e.order_id = o.id and o.status = 'delivered' and e.kind = 'status' and e.to_status = 'delivered'
      ) as delivered_on
      from order_line l join shop_order o on o.id = l.order_id
      where l.piece_id = p.id and o.status <> 'cancelled' and p.status in ('reserved', 'sold')
        and not exists (select from order_return r where r.line_id = l.id and r.state = 'accepted')
      order by o.created_at desc limit 1
    ) o on true
  where s.ownership = 'consignment'`

type Page = { page: number; size: number }

/**
 * Returns a page of consignors, highest payout due first, and the number of all consignors. Pieces with the same person record and the same
 * name (ignoring case) belong to one consignor.
 */
export async function listConsignors(db: Db, { page, size }: Page): Promise<{ count: number; consignors: Consignor[] }> {
  const { rows } = await sql<Consignor & { count: number }>`
    select min(name) as name, person_id as "personId", max(contact) as contact, count(*) filter (where state in ('in-stock', 'reserved'))::int as "inStock",
      coalesce(sum(payout) filter (where state = 'due'), 0)::bigint as "dueCents", coalesce(sum(paid), 0)::bigint as "paidCents",
      (count(*) over ())::int as count
    from (${consignments}) c group by lower(name), person_id order by "dueCents" desc, lower(name), person_id limit ${size} offset ${(page - 1) * size}`.execute(
    db,
  )
  return { count: rows[0]?.count ?? 0, consignors: rows }
}

/**
 * Sums a consignor's payouts: the expected payouts for pieces in stock at current prices, the payouts due for sold pieces, and the payouts
 * already made.
 */
export function sumConsignments(pieces: readonly Consignment[]): { expectedCents: number; dueCents: number; paidCents: number } {
  const sum = (cents: (piece: Consignment) => number | null) => pieces.reduce((total, piece) => total + (cents(piece) ?? 0), 0)
  return {
    expectedCents: sum(({ state, payoutCents }) => (state === 'in-stock' || state === 'reserved' ? payoutCents : 0)),
    dueCents: sum(({ state, payoutCents }) => (state === 'due' ? payoutCents : 0)),
    paidCents: sum(({ paidCents }) => paidCents),
  }
}

/**
 * Returns all pieces of a consignor: first the pieces with a payout due, then the pieces in stock, then the closed consignments. Throws
 * `not-found` if the consignor has no pieces.
 */
export async function readConsignments(db: Db, { name, personId }: Pick<Consignor, 'name' | 'personId'>): Promise<Consignment[]> {
  const { rows } = await sql<Consignment>`
    select name as consignor, contact, id as "pieceId", label, reference, state, acquired_on::text as "acquiredOn",
      consigned_until::text as "consignedUntil", price as "priceCents", sold_on::text as "soldOn", share, payout as "payoutCents",
      paid as "paidCents", paid_on::text as "paidOn"
    from (${consignments}) c where lower(name) = lower(${name}) and person_id is not distinct from ${personId}::int
    order by array_position(array['due', 'reserved', 'in-stock', 'paid', 'withdrawn'], state), sold_on desc nulls last, label, id`.execute(
    db,
  )
  if (!rows.length) throw new CodedError('not-found')
  return rows
}
