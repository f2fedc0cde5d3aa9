import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'

const lockId = 823_615

/** One import writes at a time. */
export async function lockImports(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(lockId)})`.execute(tx)
}

/** Locks pieces in the order of ids, as orders lock them: no two wait for each other in a circle. */
export async function lockPieces(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`select id from piece where id = any(${[...ids]}::int[]) order by id for no key update`.execute(tx)
}
