import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'

const lockId = 823_615

/** Takes an advisory lock until the end of the transaction, so that only one import writes at a time. */
export async function lockImports(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(lockId)})`.execute(tx)
}

/** Locks pieces by ascending id. Placing an order locks pieces in this sequence too, which prevents deadlocks. */
export async function lockPieces(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`select id from piece where id = any(${[...ids]}::int[]) order by id for no key update`.execute(tx)
}
