import type { OwnerSettings } from '#contract/rules/staff/owner-setting-definitions.ts'
import type { Db } from '#server/db/database.ts'
import { createSnapshot } from '#server/domain/catalog/catalog-snapshot.ts'
import { readContent } from '#server/domain/catalog/content.ts'
import { readReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import { readCompany } from '#server/domain/company/read-company.ts'
import type { PromiseContext } from '#server/domain/orders/order-promise.ts'
import { readOwnerSettings } from '#server/domain/owner-settings/read-owner-settings.ts'

/**
 * Reads the data for computing promises from the database, for a command without an in-memory catalog. The returned catalog contains no
 * pieces.
 */
export async function readPromiseContext(db: Db, defaults: OwnerSettings, now: () => number): Promise<PromiseContext> {
  const snapshot = createSnapshot(await readReferenceLists(db), await readContent(db, now()))
  const catalog = { current: () => snapshot }
  const ownerSettings = readOwnerSettings(catalog, defaults)
  return { catalog, ownerSettings, company: readCompany(catalog, ownerSettings), now }
}
