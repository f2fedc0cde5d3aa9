import type { Db, Tx } from '#server/db/database.ts'
import { type MayRead, readThreadAccess } from '#server/domain/threads/visible-threads.ts'

/**
 * Returns a function that tells whether a staff member may read a record. Only threads and buybacks are restricted. A buyback has the same
 * restrictions as its thread.
 */
export async function readRecordAccess(db: Db | Tx, { kind, id }: { kind: string; id: string }): Promise<MayRead> {
  const isThread = (kind === 'thread' || kind === 'buyback') && /^\d{1,9}$/.test(id)
  return isThread ? readThreadAccess(db, Number(id)) : () => true
}
