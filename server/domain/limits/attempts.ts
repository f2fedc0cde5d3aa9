import { CodedError } from '#server/context/coded-error.ts'
import type { Log } from '#server/context/log.ts'
import type { Db } from '#server/db/database.ts'
import { returnAttempt } from '#server/domain/limits/return-attempt.ts'
import { spendAttempt } from '#server/domain/limits/spend-attempt.ts'
import type { Counter } from '#server/ports/redis-counter.ts'

/** How often something may be tried, counted once for all processes. */
export type Attempts = {
  /** Counts one attempt under `key`; throws `too-many` when there were more than `max` within `windowS` seconds. */
  spend(key: string, max: number, windowS: number): Promise<void>
  /** Takes one attempt back that ended well, or never took place. */
  giveBack(key: string): Promise<void>
}

/** Counts in Redis where there is one, else in the database; also when Redis is away, so that a limit never is. */
export function openAttempts(db: Db, redis: Counter | undefined, log: Log): Attempts {
  const inDatabase: Attempts['spend'] = (key, max, windowS) => spendAttempt(db, key, max, windowS)
  const giveBackInDatabase: Attempts['giveBack'] = (key) => returnAttempt(db, key)
  if (!redis) return { spend: inDatabase, giveBack: giveBackInDatabase }
  return {
    spend: async (key, max, windowS) => {
      const counted = await redis.count(key, windowS).catch((error: unknown) => {
        log.warn({ err: error }, 'Redis is away: attempts are counted in the database')
      })
      if (!counted) return inDatabase(key, max, windowS)
      if (counted.count > max) throw new CodedError('too-many', { retryAfterS: Math.max(1, counted.leftS) })
    },
    giveBack: (key) => redis.giveBack(key).catch(() => giveBackInDatabase(key)),
  }
}
