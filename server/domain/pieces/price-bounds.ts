import { sql } from 'kysely'
import { dayMs } from '#contract/rules/durations.ts'
import type { Db } from '#server/db/database.ts'
import { unitExpenses } from '#server/domain/pieces/unit-expenses.ts'

/**
 * The bounds of a new price, in cents: the cost of a unit with its expenses, the floor (the lowest price at which the piece may be sold),
 * and the lowest listed price of the last 30 days.
 */
export type PriceBounds = { cost: number | null; floor: number | null; lowest: number | null }

const lowestDays = 30
const listed = sql`was_listed and not price_on_request`

/** Returns the price bounds of pieces, by id. */
export async function readPriceBounds(db: Db, ids: readonly number[], now: Date): Promise<Map<number, PriceBounds>> {
  const since = new Date(now.getTime() - lowestDays * dayMs)
  const { rows } = await sql<PriceBounds & { id: number }>`
    select s.piece_id as id, s.floor_cents as floor,
      round(s.cost_cents + ${unitExpenses})::float8 as cost,
      (select min(price_cents) from price_change c where c.piece_id = s.piece_id and ${listed} and (c.at >= ${since}
        or c.id = (select max(id) from price_change where piece_id = s.piece_id and ${listed} and at < ${since})))::float8 as lowest
    from piece_private s join piece p on p.id = s.piece_id where s.piece_id = any(${[...ids]}::int[])`.execute(db)
  return new Map(rows.map(({ id, ...bounds }) => [id, bounds]))
}
