import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'

/** How many sessions of the database wait for a lock of any other session. */
export async function countLockWaits(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * How many sessions wait for a lock that this transaction holds; jobs that meanwhile wait for each other do not count. Reads `pg_locks`,
 * because a transaction sees `pg_stat_activity` as it was at its first look.
 */
export async function countBlockedBy(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct pid)::int as count from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(tx)
  return rows[0]?.count ?? 0
}
