import { sql } from 'kysely'
import type { Kind, PieceStatus } from '#contract/piece.ts'
import type { ExpenseKind, HoldReason, MoveReason, MoveState, Ownership, RegisterResult } from '#contract/rules/staff/piece-enums.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { saleOfPiece } from '#server/domain/archive/sale-of-piece.ts'
import { findLastEdit } from '#server/domain/audit/edit-conflict.ts'
import type { PhotoRow } from '#server/domain/catalog/piece-rows.ts'
import { type CheckedItem, readChecklist } from '#server/domain/pieces/checklist.ts'
import { pieceEdits } from '#server/domain/pieces/last-edit.ts'
import { type FactsByName, readFacts } from '#server/domain/pieces/read-facts.ts'
import { daysHeld } from '#server/domain/pieces/stock-filters.ts'
import { unitExpenses } from '#server/domain/pieces/unit-expenses.ts'
import { wasPublished } from '#server/domain/pieces/was-published.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** A piece with all its data. Money in cents, days as `2026-11-21`, times as ISO strings. */
export type PieceRecord = {
  id: number
  kind: Kind
  version: number
  label: string
  status: PieceStatus
  origin: 'demo' | 'staff' | 'import' | 'buyback'
  createdAt: string
  publishedAt: string | null
  /** Whether the piece is or ever was published. */
  wasPublished: boolean
  publishAt: string | null
  publishAs: 'available' | 'incoming' | null
  withdrawAt: string | null
  priceCents: number | null
  priceOnRequest: boolean
  previousPriceCents: number | null
  soldCents: number | null
  soldBeforeDiscountCents: number | null
  cityId: number
  stock: number
  held: number
  daysHeld: number | null
  private: PrivatePart
  expensesCents: number
  unitExpensesCents: number
  photos: (PhotoRow & { id: number; position: number; isWide: boolean })[]
  hold: { id: string; name: string; contact: string; reason: HoldReason; until: string; by: string | null } | null
  move: MoveRow | null
  deposit: { moveId: string; toCityId: number; state: 'asked' | 'taken'; cents: number | null } | null
  orders: { id: string; number: string; status: string }[]
  enquiries: number
  notes: { id: string; body: string; by: string; staffId: string; isPinned: boolean; createdAt: string }[]
  checks: { id: string; register: string; result: RegisterResult; reference: string; checkedAt: string; by: string; isWaived: boolean }[]
  expenses: { id: string; kind: ExpenseKind; amountCents: number; note: string; spentOn: string }[]
}

export type ShownPiece = {
  piece: PieceRecord
  facts: FactsByName
  checklist: CheckedItem[]
  lastEdit: { name: string | null; at: Date } | null
}

type PrivatePart = {
  serial: string | null
  serial_key: string | null
  cost_cents: number | null
  floor_cents: number | null
  insured_cents: number | null
  acquired_on: string | null
  acquired_from: string
  ownership: Ownership
  consignor_name: string
  consignor_contact: string
  consignor_person_id: number | null
  consignor_share: number | null
  consignor_cents: number | null
  consigned_until: string | null
  consignor_paid_cents: number | null
  consignor_paid_on: string | null
  place_id: number | null
  tags: string[]
  sold_cents: number | null
  sold_on: string | null
  sold_to: string
}

type MoveRow = {
  id: string
  fromCityId: number
  toCityId: number
  state: MoveState
  reason: MoveReason
  courier: string | null
  tracking: string | null
  askedAt: string
  sentAt: string | null
  receivedAt: string | null
}

const aggregateJson = (fields: string, from: string) => sql`(select coalesce(json_agg(${sql.raw(fields)}), '[]') ${sql.raw(from)})`

const photos = aggregateJson(
  `json_build_object('id', f.id, 'position', f.position, 'isWide', f.is_wide, 'hash', f.hash, 'width', f.width, 'height', f.height,
    'widths', f.widths, 'placeholder', f.placeholder, 'isDemo', f.is_demo, 'alt', json_build_object('ru', f.alt_ru, 'en', f.alt_en)) order by f.position`,
  'from photo f where f.piece_id = p.id',
)
const orders = aggregateJson(
  `json_build_object('id', o.id, 'number', o.number, 'status', o.status) order by o.created_at desc`,
  'from order_line l join shop_order o on o.id = l.order_id where l.piece_id = p.id',
)
const notes = aggregateJson(
  `json_build_object('id', n.id, 'body', n.body, 'by', t.name, 'staffId', n.staff_id, 'isPinned', n.is_pinned, 'createdAt', n.created_at)
    order by n.is_pinned desc, n.created_at desc`,
  'from piece_note n join staff t on t.id = n.staff_id where n.piece_id = p.id',
)
const checks = aggregateJson(
  `json_build_object('id', r.id, 'register', r.register, 'result', r.result, 'reference', r.reference, 'checkedAt', r.checked_at, 'by', t.name,
    'isWaived', r.waived_at is not null) order by r.checked_at desc`,
  'from register_check r join staff t on t.id = r.staff_id where r.piece_id = p.id',
)
const expenses = aggregateJson(
  `json_build_object('id', e.id, 'kind', e.kind, 'amountCents', e.amount_cents, 'note', e.note, 'spentOn', e.spent_on) order by e.spent_on desc, e.id`,
  'from piece_expense e where e.piece_id = p.id',
)
const hold = sql`(select json_build_object('id', h.id, 'name', h.name, 'contact', h.contact, 'reason', h.reason, 'until', h.until, 'by', t.name)
  from piece_hold h left join staff t on t.id = h.staff_id where h.piece_id = p.id and h.ended_at is null)`
const move = sql`(select json_build_object('id', m.id, 'fromCityId', m.from_city_id, 'toCityId', m.to_city_id, 'state', m.state, 'reason', m.reason,
  'courier', m.courier, 'tracking', m.tracking, 'askedAt', m.asked_at, 'sentAt', m.sent_at, 'receivedAt', m.received_at)
  from piece_move m where m.piece_id = p.id and m.state in ('asked', 'sent'))`
const deposit = sql`(select json_build_object('moveId', m.id, 'toCityId', m.to_city_id, 'state', m.deposit_state, 'cents', m.deposit_cents)
  from piece_move m where m.piece_id = p.id and (m.deposit_state = 'taken' or (m.deposit_state = 'asked' and m.state in ('asked', 'sent')))
  order by m.deposit_state desc, m.asked_at limit 1)`

/** Returns all data of a piece with its facts, its checklist and its last editor. */
export async function getStaffPiece(ctx: ShopContext, id: number): Promise<ShownPiece> {
  const { rows } = await sql<PieceRecord>`
    select p.id, p.kind, p.edit_version as version, concat_ws(' ', b.name, p.model_name, p.reference) as label, p.status, p.origin,
      to_json(p.created_at) as "createdAt", to_json(p.published_at) as "publishedAt", to_json(p.publish_at) as "publishAt",
      ${wasPublished} as "wasPublished",
      p.publish_as as "publishAs", to_json(p.withdraw_at) as "withdrawAt", p.price_cents as "priceCents", p.price_on_request as "priceOnRequest",
      p.previous_price_cents as "previousPriceCents", sale.cents as "soldCents", sale.priced as "soldBeforeDiscountCents",
      p.city_id as "cityId", p.stock, p.held, ${daysHeld(new Date(ctx.now()))} as "daysHeld",
      to_json(s) as private, ${photos} as photos, ${hold} as hold, ${move} as move, ${deposit} as deposit, ${orders} as orders, ${notes} as notes, ${checks} as checks,
      ${expenses} as expenses, (select coalesce(sum(amount_cents), 0)::float8 from piece_expense where piece_id = p.id) as "expensesCents",
      round(${unitExpenses})::float8 as "unitExpensesCents",
      (select count(*) from enquiry where piece_id = p.id)::int as enquiries
    from piece p join brand b on b.id = p.brand_id join piece_private s on s.piece_id = p.id
      left join lateral (${saleOfPiece}) sale on true
    where p.id = ${id}`.execute(ctx.db)
  const [piece] = rows
  if (!piece) throw new CodedError('not-found')
  const [facts, checklist, lastEdit] = await Promise.all([
    readFacts(ctx.db, piece.kind, id),
    readChecklist(ctx.db, id),
    findLastEdit(ctx.db, pieceEdits(id)),
  ])
  return { piece, facts, checklist, lastEdit }
}
