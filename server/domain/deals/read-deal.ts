import { sql } from 'kysely'
import type { Ownership } from '#contract/rules/staff/piece-enums.ts'
import type { DealQuery } from '#contract/staff/deals.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db } from '#server/db/database.ts'
import { salesOfPiece, shopDay } from '#server/domain/archive/sale-of-piece.ts'
import { visibleBuybacks } from '#server/domain/buybacks/buyback-rows.ts'
import { unitExpenses } from '#server/domain/pieces/unit-expenses.ts'

type BooksRow = {
  ownership: Ownership
  costCents: number | null
  unitExpensesCents: number
  floorCents: number | null
  consignorShare: number | null
  consignorCents: number | null
}
type LastPrice = {
  pieceId: number
  label: string
  year: number | null
  isSold: boolean
  cents: number
  askedCents: number | null
  day: string
}
type Subject = { pieceId: number | null; brandIds: number[]; reference: string | null; books: BooksRow | null }
export type DealRow = Pick<Subject, 'reference' | 'books'> & { prices: LastPrice[] }

const shownMax = 5
const keyOf = (reference: ReturnType<typeof sql>) => sql`upper(regexp_replace(coalesce(${reference}, ''), '[^0-9A-Za-z]', '', 'g'))`

/**
 * Returns the data for setting a price in an offer, a quote or a buyback: the costs and the floor price of the piece, and the last prices
 * of its reference. Money in cents. Throws `not-found` for an unknown piece, and for a buyback that the reader may not see.
 */
export async function readDeal({ db }: { db: Db }, reader: StaffActor, { piece, buyback }: DealQuery): Promise<DealRow> {
  const subject = buyback === undefined ? await readPiece(db, piece ?? 0) : await readBuyback(db, reader, buyback)
  if (!subject) throw new CodedError('not-found')
  const { books, reference } = subject
  return { books, reference: reference || null, prices: await readLastPrices(db, subject) }
}

async function readPiece(db: Db, id: number): Promise<Subject | undefined> {
  const { rows } = await sql<Subject>`
    select p.id as "pieceId", array[p.brand_id] as "brandIds", p.reference, json_build_object(
      'ownership', s.ownership, 'costCents', s.cost_cents, 'unitExpensesCents', round(${unitExpenses})::bigint, 'floorCents', s.floor_cents,
      'consignorShare', s.consignor_share, 'consignorCents', s.consignor_cents) as books
    from piece p join piece_private s on s.piece_id = p.id where p.id = ${id}`.execute(db)
  return rows[0]
}

async function readBuyback(db: Db, reader: StaffActor, id: number): Promise<Subject | undefined> {
  const { rows } = await sql<Subject>`
    select y.piece_id as "pieceId", y.reference, null as books,
      array(select b.id from brand b where lower(b.name) = lower(trim(y.brand))) as "brandIds"
    from buyback y left join thread t on t.id = y.thread_id where y.id = ${id} and ${visibleBuybacks(reader)}`.execute(db)
  return rows[0]
}

async function readLastPrices(db: Db, { pieceId, brandIds, reference }: Subject): Promise<LastPrice[]> {
  const { rows } = await sql<LastPrice>`
    select p.id as "pieceId", concat_ws(' ', b.name, p.model_name) as label, p.production_year as year, price."isSold",
      price.cents::float8 as cents, listed.price_cents::float8 as "askedCents", ${shopDay(sql`price.at`)} as day
    from piece p
      join brand b on b.id = p.brand_id
      left join lateral (
        select c.at, c.price_cents from price_change c
        where c.piece_id = p.id and c.was_listed and not c.price_on_request and c.price_cents is not null order by c.id desc limit 1
      ) listed on true
      cross join lateral (
        select sale.at, sale.cents, true as "isSold" from (${salesOfPiece}) sale where sale.cents is not null
        union all
        select listed.at, listed.price_cents::float8, false
        where listed.price_cents is not null and p.id is distinct from ${pieceId}::int and not exists (select from (${salesOfPiece}) sale)
      ) price
    where p.brand_id = any(${brandIds}::int[]) and ${keyOf(sql`p.reference`)} <> '' and ${keyOf(sql`p.reference`)} = ${keyOf(sql`${reference}::text`)}
    order by price.at desc, p.id desc limit ${shownMax}`.execute(db)
  return rows
}
