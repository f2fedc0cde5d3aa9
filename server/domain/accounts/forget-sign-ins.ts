import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { sessionIdleMs, sessionMostMs } from '#server/domain/accounts/refresh-session.ts'

const batch = 5000
const endedKeptMs = 30 * 24 * 3_600_000
const failureKeptMs = 24 * 3_600_000
const attemptKeptMs = 24 * 3_600_000

/**
 * Forgets what is over: codes nobody gave, proofs of Telegram too old to come again, blocks and counts that ran out, and sessions
 * that nobody can renew (ended ones after a month, in which somebody may ask what happened).
 */
export async function forgetSignIns({ db, now }: { db: Db; now: () => number }): Promise<void> {
  const before = (ageMs: number) => new Date(now() - ageMs)
  await db
    .updateTable('phone_proof')
    .set({ code_hash: null })
    .where('code_hash', 'is not', null)
    .where('code_until', '<', before(0))
    .execute()
  await forget(db, 'phone_proof', sql`expires_at < ${before(0)}`)
  await forget(db, 'telegram_proof', sql`expires_at < ${before(0)}`)
  await forget(db, 'password_failure', sql`blocked_until < ${before(failureKeptMs)}`)
  await forget(db, 'attempt', sql`until < ${before(attemptKeptMs)}`)
  await forget(db, 'session', sql`ended_at < ${before(endedKeptMs)}`)
  await forget(db, 'session', sql`refreshed_at < ${before(sessionIdleMs + endedKeptMs)}`)
  await forget(db, 'session', sql`created_at < ${before(sessionMostMs + endedKeptMs)}`)
}

/** Some thousands at a time: no statement runs into its time limit, however much has gathered. */
async function forget(db: Db, table: string, isOver: RawBuilder<unknown>): Promise<void> {
  const name = sql.table(table)
  for (let count = batch; count >= batch;) {
    const { numAffectedRows } = await sql`
      delete from ${name} where ctid = any(array(select ctid from ${name} where ${isOver} limit ${batch}))`.execute(db)
    count = Number(numAffectedRows ?? 0)
  }
}
