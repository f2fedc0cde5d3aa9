import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'

const lockId = 823_468

/** Locks the demo's data until the transaction ends. Waits for other processes without a time limit. */
export async function lockDemo(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`select pg_advisory_xact_lock(${sql.lit(lockId)})`.execute(tx)
}
