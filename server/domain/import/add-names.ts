import type { Tx } from '#server/db/database.ts'
import { collectionSpellings } from '#server/db/seed/collection-spellings.ts'
import { findEntries, readNameLookup } from '#server/domain/import/name-lookup.ts'
import type { Verdict } from '#server/domain/import/verdict.ts'

const knownSpellings = new Map(Object.entries(collectionSpellings))

/**
 * Adds the brands and collections that match no name or spelling in the reference lists. A new collection gets its spellings from
 * `collectionSpellings`, if it is listed there.
 */
export async function addNames(tx: Tx, wanted: readonly NonNullable<Verdict['newNames']>[]): Promise<void> {
  for (const { brand } of wanted) {
    const { lists } = await readNameLookup(tx)
    if (findEntries(lists.brand, brand).length === 0)
      await tx
        .insertInto('brand')
        .values({ name: brand, spellings: [] })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  }
  const { lists } = await readNameLookup(tx)
  for (const { brand, collection } of wanted) {
    const [entry] = findEntries(lists.brand, brand)
    if (!collection || !entry) continue
    const { collections } = await readNameLookup(tx)
    if (findEntries(collections.get(entry.id), collection).length) continue
    await tx
      .insertInto('collection')
      .values({ brand_id: entry.id, name: collection, spellings: [...(knownSpellings.get(collection) ?? [])] })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
