import type { Db, Tx } from '#server/db/database.ts'
import { type MayRead, readThreadAccess } from '#server/domain/threads/visible-threads.ts'

/** Returns a function that tells whether a staff member may read a record. Only threads are restricted here. */
export async function readRecordAccess(db: Db | Tx, { kind, id }: { kind: string; id: string }): Promise<MayRead> {
  return kind === 'thread' ? readThreadAccess(db, Number(id)) : () => true
}
