import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Kind } from '#contract/piece.ts'
import type { QuoteState } from '#contract/rules/quote-states.ts'
import type { PieceTraits } from '#contract/staff/piece-traits.ts'
import type { Db } from '#server/db/database.ts'
import { isCreditAvailable } from '#server/domain/buybacks/buyback-credit.ts'
import { pieceTraits, type TraitsReader } from '#server/domain/pieces/piece-traits.ts'

type QuoteLine = {
  pieceId: number
  kind: Kind
  brand: string
  model: string
  reference: string | null
  priceCents: number
  isAvailable: boolean
  isHeld: boolean
  traits: PieceTraits
}

/** The credit for a traded-in piece. `isFree` is false if an order uses the credit, or if its sum is no longer agreed. */
type QuoteCredit = { buybackId: number | null; piece: string; cents: number; isFree: boolean }

/** A quote with its pieces and its person. Money in cents. */
export type QuoteRow = {
  id: string
  state: QuoteState
  threadId: number
  name: string
  phone: string
  /** The phone as shown in messages: with a leading + if it comes from the account, which stores only digits. */
  writtenPhone: string
  telegram: string | null
  email: string
  customerId: string | null
  language: Language
  deliveryCents: number
  /** Whether delivery costs the usual fee of the shop instead of `deliveryCents`. */
  isDeliveryUsual: boolean
  credit: QuoteCredit | null
  expiresAt: Date
  createdAt: Date
  openedAt: Date | null
  endedAt: Date | null
  by: string
  staffId: string
  orderId: string | null
  orderNumber: string | null
  lines: QuoteLine[]
}

/** Whether the person of a quote can order `piece p`: the piece is free, or held by `piece_hold h` for this quote. */
const isAvailable = sql<boolean>`p.published_at is not null and (
  (p.status = 'available' and p.held < p.stock) or (h.id is not null and h.ended_at is null and p.status in ('available', 'reserved')))`

/**
 * Reads quotes by a condition on `quote q` and `thread t`, newest first. An overdue quote has the state `expired`, even if it is not yet
 * marked in the database.
 */
export async function readQuotes(db: Db, condition: RawBuilder<boolean>, now: number, reader?: TraitsReader): Promise<QuoteRow[]> {
  const { rows } = await sql<QuoteRow>`
    select q.id, q.thread_id as "threadId", t.name, coalesce(nullif(t.phone, ''), c.phone, '') as phone,
      coalesce(nullif(t.phone, ''), '+' || c.phone, '') as "writtenPhone", c.username as telegram, t.email, t.customer_id as "customerId",
      t.language, case when q.state = 'open' and q.expires_at <= ${new Date(now)} then 'expired' else q.state end as state,
      q.delivery_cents as "deliveryCents", q.delivery_by_country as "isDeliveryUsual",
      case when q.credit_cents > 0 then json_build_object('buybackId', y.id, 'cents', q.credit_cents,
        'piece', concat_ws(' ', y.brand, y.model, nullif(y.reference, '')), 'isFree', coalesce(${isCreditAvailable}, false)) end as credit,
      q.expires_at as "expiresAt", q.created_at as "createdAt", q.opened_at as "openedAt",
      q.ended_at as "endedAt", s.name as by, q.staff_id as "staffId", q.order_id as "orderId", o.number as "orderNumber",
      (select json_agg(json_build_object('pieceId', p.id, 'kind', p.kind, 'brand', b.name, 'model', p.model_name, 'reference', p.reference,
          'priceCents', l.price_cents, 'traits', ${pieceTraits(reader)}, 'isAvailable', ${isAvailable}, 'isHeld', h.id is not null and h.ended_at is null) order by l.position)
        from quote_line l join piece p on p.id = l.piece_id join brand b on b.id = p.brand_id left join piece_hold h on h.id = l.hold_id
        where l.quote_id = q.id) as lines
    from quote q join thread t on t.id = q.thread_id join staff s on s.id = q.staff_id
      left join customer c on c.id = t.customer_id left join shop_order o on o.id = q.order_id
      left join buyback y on y.id = q.credit_buyback_id
    where ${condition} order by q.created_at desc, q.id limit 100`.execute(db)
  return rows.map((row) => ({ ...row, lines: row.lines ?? [] }))
}
