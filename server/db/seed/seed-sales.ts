import { sql } from 'kysely'
import { dayMs } from '#contract/rules/durations.ts'
import type { Tx } from '#server/db/database.ts'

const stockFrom = '2026-08-24'
const stockTo = '2026-11-16'

/** Writes sales of the demo's sold pieces, and a stock history, so that the charts of a demo have past data. */
export async function seedSales(tx: Tx): Promise<void> {
  const sold = await tx
    .selectFrom('piece')
    .select(['id', 'key', 'price_cents', 'published_at'])
    .where('origin', '=', 'demo')
    .where('status', '=', 'sold')
    .where('price_cents', 'is not', null)
    .orderBy('id')
    .execute()
  for (const { id, key, price_cents: asked, published_at: at } of sold) {
    const spread = spreadOf(key ?? '')
    const values = {
      sold_on: new Date(Number(at) + (4 + (spread % 15)) * dayMs).toISOString().slice(0, 10),
      // up to four percent below the asking price, rounded to ten dollars
      sold_cents: roundTo(1000, (Number(asked) * (100 - (spread % 5))) / 100),
      cost_cents: roundTo(1000, (Number(asked) * (74 + (spread % 13))) / 100),
    }
    await tx
      .insertInto('piece_private')
      .values({ piece_id: id, ...values })
      .onConflict((conflict) => conflict.column('piece_id').doUpdateSet(values))
      .execute()
    // marks the price as having been public before the sale
    await tx.updateTable('price_change').set({ was_listed: true }).where('piece_id', '=', id).execute()
  }
  await sql`
    insert into stock_day (day, brand_id, city_id, ownership, pieces, asked_cents, cost_cents)
    select day::date, p.brand_id, p.city_id, 'own', count(*), coalesce(sum(p.price_cents * greatest(p.stock, 1)) filter (where not p.price_on_request), 0), 0
    from generate_series(${stockFrom}::date, ${stockTo}::date, interval '1 week') day
      join piece p on p.published_at < day left join piece_private s on s.piece_id = p.id
    where p.origin = 'demo' and (p.status <> 'sold' or s.sold_on > day::date)
    group by day, p.brand_id, p.city_id`.execute(tx)
}

function spreadOf(key: string): number {
  return key.split('').reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 9973, 11)
}

function roundTo(step: number, cents: number): number {
  return Math.round(cents / step) * step
}
