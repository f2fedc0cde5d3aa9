import type { Db } from '#server/db/database.ts'
import { sessionIdleMs, sessionMostMs } from '#server/domain/accounts/refresh-session.ts'

const endedKeptMs = 30 * 24 * 3_600_000
const failureKeptMs = 24 * 3_600_000
const attemptKeptMs = 24 * 3_600_000

/**
 * Forgets what is over: codes nobody gave, proofs of Telegram too old to come again, blocks and counts that ran out, and sessions
 * that nobody can renew (ended ones after a month, in which somebody may ask what happened).
 */
export async function forgetSignIns({ db, now }: { db: Db; now: () => number }): Promise<void> {
  const before = (ageMs: number) => new Date(now() - ageMs)
  await db.deleteFrom('phone_proof').where('expires_at', '<', before(0)).execute()
  await db.deleteFrom('telegram_proof').where('expires_at', '<', before(0)).execute()
  await db.deleteFrom('password_failure').where('blocked_until', '<', before(failureKeptMs)).execute()
  await db.deleteFrom('attempt').where('until', '<', before(attemptKeptMs)).execute()
  await db
    .deleteFrom('session')
    .where((row) =>
      row.or([
        row('ended_at', '<', before(endedKeptMs)),
        row('refreshed_at', '<', before(sessionIdleMs + endedKeptMs)),
        row('created_at', '<', before(sessionMostMs + endedKeptMs)),
      ]),
    )
    .execute()
}
