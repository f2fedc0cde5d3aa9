import { sql } from 'kysely'
import { dayMs } from '#contract/rules/durations.ts'
import type { Submit } from '#server/domain/enquiries/read-submit.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { skipThreadNumber } from '#server/domain/threads/open-thread.ts'

const rememberedMs = 30 * dayMs

/**
 * Returns the thread number for the response to a submit that is not stored, because its sender is blocked or a bot. A retry with the same
 * idempotency key and content gets the same number, as a retry of a stored submit does.
 */
export async function numberUnstored(ctx: Pick<ShopContext, 'db' | 'now' | 'digest'>, submit: Submit | null): Promise<number> {
  if (!submit) return skipThreadNumber(ctx.db)
  const key = `unstored ${ctx.digest('unstored-submit', submit.key, submit.digest)}`
  const known = await ctx.db.selectFrom('attempt').select('count').where('key', '=', key).executeTakeFirst()
  if (known) return known.count
  const number = await skipThreadNumber(ctx.db)
  // of two concurrent attempts, the second gets the number of the first
  const { rows } = await sql<{ count: number }>`
    insert into attempt (key, count, until) values (${key}, ${number}, ${new Date(ctx.now() + rememberedMs)})
    on conflict (key) do update set until = excluded.until returning count`.execute(ctx.db)
  return rows[0]?.count ?? number
}
