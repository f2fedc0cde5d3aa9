import { sql } from 'kysely'
import { dayMs } from '#contract/rules/durations.ts'
import type { Db } from '#server/db/database.ts'
import { unitExpenses } from '#server/domain/pieces/unit-expenses.ts'

/**
 * The bounds of a new price, in cents. `cost`: the cost of a unit with its expenses. `floor`: the lowest price at which the piece may be
 * sold. `lowest`: the lowest listed price of the last 30 days; null if the piece was never listed with a price.
 */
export type PriceBounds = { cost: number | null; floor: number | null; lowest: number | null }

const lowestDays = 30
const listed = sql`was_listed and not price_on_request`

/** Returns the price bounds of pieces, by id. */
export async function readPriceBounds(db: Db, ids: readonly number[], now: Date): Promise<Map<number, PriceBounds>> {
  const since = new Date(now.getTime() - lowestDays * dayMs)
  const { rows } = await sql<PriceBounds & { id: number }>`
    select p.id, s.floor_cents as floor,
      round(s.cost_cents + ${unitExpenses})::float8 as cost,
      (select min(price_cents) from price_change c where c.piece_id = p.id and ${listed} and (c.at >= ${since}
        or c.id = (select max(id) from price_change where piece_id = p.id and ${listed} and at < ${since})))::float8 as lowest
    from piece p left join piece_private s on s.piece_id = p.id where p.id = any(${[...ids]}::int[])`.execute(db)
  return new Map(rows.map(({ id, ...bounds }) => [id, bounds]))
}
