import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'

/** Counts the database sessions that wait for a lock. */
export async function countLockWaits(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Counts the database sessions that wait for a lock held by this transaction, and no others. Reads `pg_locks`, because within a transaction
 * the contents of `pg_stat_activity` do not change after the first read.
 */
export async function countBlockedBy(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct pid)::int as count from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(tx)
  return rows[0]?.count ?? 0
}
