import type { Db } from '#server/db/database.ts'

export type StoredOwnerSetting = { name: string; value: number }

/** Returns the settings that the owner changed, including settings that are unknown to this version of the shop. */
export function readStoredOwnerSettings(db: Db): Promise<StoredOwnerSetting[]> {
  return db.selectFrom('threshold').select(['name', 'value']).orderBy('name').execute()
}
