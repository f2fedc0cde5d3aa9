import { sql } from 'kysely'
import type { PieceStatus } from '#contract/piece.ts'
import type { AuditEntry } from '#contract/staff/audit.ts'
import type { Db } from '#server/db/database.ts'
import { readPriceBounds } from '#server/domain/pieces/price-bounds.ts'

type PriceSetter = { actor: AuditEntry['actor']; name: string | null; action: string }
export type PricePointRow = {
  at: string
  priceCents: number | null
  priceOnRequest: boolean
  wasListed: boolean
  setBy: PriceSetter | null
}
export type PriceHistory = {
  points: PricePointRow[]
  ofReference: { id: number; label: string; status: PieceStatus; points: PricePointRow[] }[]
  lowestCents: number | null
}

const points = sql`coalesce(json_agg(json_build_object('at', c.at, 'priceCents', c.price_cents, 'priceOnRequest', c.price_on_request,
  'wasListed', c.was_listed, 'setBy', (
    select json_build_object('actor', e.actor, 'name', m.name, 'action', e.action)
    from audit_entry e left join staff m on m.id = e.staff_id where e.id = c.audit_entry_id
  )) order by c.id), '[]')`

/** Returns the price history of a piece, and of the 20 newest other pieces of its brand and reference. */
export async function readPrices(db: Db, id: number, now: Date): Promise<PriceHistory> {
  const { rows: own } = await sql<{
    points: PricePointRow[]
  }>`select ${points} as points from price_change c where c.piece_id = ${id}`.execute(db)
  const key = sql`upper(regexp_replace(coalesce(p.reference, ''), '[^0-9A-Za-z]', '', 'g'))`
  const { rows: ofReference } = await sql<PriceHistory['ofReference'][number]>`
    select p.id, p.status, concat_ws(' ', b.name, p.model_name, p.reference, '· ' || p.production_year) as label, ${points} as points
    from piece p join brand b on b.id = p.brand_id join price_change c on c.piece_id = p.id
    where p.id <> ${id} and ${key} <> '' and p.brand_id = (select brand_id from piece where id = ${id})
      and ${key} = (select upper(regexp_replace(coalesce(own.reference, ''), '[^0-9A-Za-z]', '', 'g')) from piece own where own.id = ${id})
    group by p.id, b.name order by p.id desc limit 20`.execute(db)
  return { points: own[0]?.points ?? [], ofReference, lowestCents: (await readPriceBounds(db, [id], now)).get(id)?.lowest ?? null }
}

/** Returns the number of carts and favorites with a piece. */
export async function countInterest(db: Db, id: number): Promise<{ carts: number; favorites: number }> {
  const { rows } = await sql<{ carts: number; favorites: number }>`
    select (select count(*) from cart_line where piece_id = ${id})::int as carts,
      (select count(*) from favorite where piece_id = ${id})::int as favorites`.execute(db)
  return rows[0] ?? { carts: 0, favorites: 0 }
}
