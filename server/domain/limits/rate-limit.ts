import { sql } from 'kysely'
import { CodedError } from '#server/context/coded-error.ts'
import type { Log } from '#server/context/log.ts'
import type { Db } from '#server/db/database.ts'
import type { Counter } from '#server/ports/redis-counter.ts'

/** Rate limits that all processes share. */
export type RateLimit = {
  /** Counts one attempt under `key`. Throws `too-many` above `max` attempts within `windowS` seconds. */
  consume(key: string, max: number, windowS: number): Promise<void>
  refund(key: string): Promise<void>
}

type Clocked = { db: Db; now: () => number }

/** Opens rate limits that count in Redis. Without Redis, or while Redis is down, they count in the database. */
export function openRateLimit(ctx: Clocked & { log: Log }, redis: Counter | undefined): RateLimit {
  const consumeInDatabase: RateLimit['consume'] = (key, max, windowS) => consumeRateLimit(ctx, key, max, windowS)
  const refundInDatabase: RateLimit['refund'] = (key) => refundRateLimit(ctx.db, key)
  if (!redis) return { consume: consumeInDatabase, refund: refundInDatabase }
  return {
    consume: async (key, max, windowS) => {
      const counted = await redis.count(key, windowS).catch((error: unknown) => {
        ctx.log.warn({ err: error }, 'Redis is away: attempts are counted in the database')
      })
      if (!counted) return consumeInDatabase(key, max, windowS)
      if (counted.count > max) throw new CodedError('too-many', { retryAfterS: Math.max(1, counted.leftS) })
    },
    refund: (key) => redis.refund(key).catch(() => refundInDatabase(key)),
  }
}

/** Counts one attempt under `key` in the database. Throws `too-many` above `max` attempts within `windowS` seconds. */
export async function consumeRateLimit({ db, now }: Clocked, key: string, max: number, windowS: number): Promise<void> {
  const at = now()
  const until = new Date(at + windowS * 1000)
  const { rows } = await sql<{ count: number; until: Date }>`
    insert into attempt as a (key, count, until) values (${key}, 1, ${until})
    on conflict (key) do update set
      count = case when a.until <= ${new Date(at)} then 1 else a.count + 1 end,
      until = case when a.until <= ${new Date(at)} then excluded.until else a.until end
    returning count, until`.execute(db)
  const [counted] = rows
  if (counted && counted.count > max) throw new CodedError('too-many', { retryAfterS: secondsUntil(counted.until, at) })
}

/** Returns the number of seconds until a rate limit's window ends, rounded up, at least 1. */
export const secondsUntil = (until: Date, now: number): number => Math.max(1, Math.ceil((until.getTime() - now) / 1000))

/** Takes back one attempt under `key` that succeeded or never took place. */
export async function refundRateLimit(db: Db, key: string): Promise<void> {
  await sql`update attempt set count = count - 1 where key = ${key} and count > 0`.execute(db)
}
