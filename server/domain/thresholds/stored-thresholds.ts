import type { Db } from '#server/db/database.ts'

export type StoredThreshold = { name: string; value: number }

/** The times and limits that the owner changed, also those that this version of the shop does not know. */
export function readStoredThresholds(db: Db): Promise<StoredThreshold[]> {
  return db.selectFrom('threshold').select(['name', 'value']).orderBy('name').execute()
}
