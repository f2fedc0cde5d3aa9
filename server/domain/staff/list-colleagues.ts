import type { Db, Tx } from '#server/db/database.ts'

/** Lists all staff members who can sign in, by name. */
export async function listColleagues(db: Db | Tx): Promise<{ id: string; name: string }[]> {
  return db.selectFrom('staff').select(['id', 'name']).where('blocked_at', 'is', null).orderBy('name').orderBy('id').execute()
}
