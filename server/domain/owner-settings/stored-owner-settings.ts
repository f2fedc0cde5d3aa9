import type { Db } from '#server/db/database.ts'

export type StoredOwnerSetting = { name: string; value: number }

/** Returns the times and limits that the owner changed, including those that this version of the shop does not know. */
export function readStoredOwnerSettings(db: Db): Promise<StoredOwnerSetting[]> {
  return db.selectFrom('threshold').select(['name', 'value']).orderBy('name').execute()
}
