import { sql } from 'kysely'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db } from '#server/db/database.ts'

/** Counts one attempt under `key`; throws when there were more than `max` within `windowS` seconds. One count for all processes. */
export async function spendAttempt(db: Db, key: string, max: number, windowS: number): Promise<void> {
  const { rows } = await sql<{ count: number; left: number }>`
    insert into attempt as a (key, count, until) values (${key}, 1, now() + make_interval(secs => ${windowS}))
    on conflict (key) do update set
      count = case when a.until <= now() then 1 else a.count + 1 end,
      until = case when a.until <= now() then excluded.until else a.until end
    returning count, ceil(extract(epoch from until - now()))::int as left`.execute(db)
  const [spent] = rows
  if (spent && spent.count > max) throw new CodedError('too-many', { retryAfterS: Math.max(1, spent.left) })
}
