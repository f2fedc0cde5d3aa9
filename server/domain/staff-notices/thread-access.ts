import type { Permission } from '#contract/staff/permissions.ts'
import type { Db, Tx } from '#server/db/database.ts'

type MayRead = (staffId: string, permissions: readonly Permission[]) => boolean

/**
 * Returns a function that tells whether a staff member may read a record. Without `person.read` a staff member may read only their own
 * threads; other records are not restricted here.
 */
export async function readThreadAccess(db: Db | Tx, { kind, id }: { kind: string; id: string }): Promise<MayRead> {
  if (kind !== 'thread') return () => true
  const thread = await db.selectFrom('thread').select('assignee_id').where('id', '=', Number(id)).executeTakeFirst()
  return (staffId, permissions) => staffId === thread?.assignee_id || permissions.includes('person.read')
}
