import type { Tx } from '#server/db/database.ts'
import { type NamedTableName, namedTables } from '#server/db/tables/reference-lists.ts'

type List = NamedTableName | 'brand' | 'collection' | 'city' | 'condition'

/** Ids of reference list values by seed key; the key of a collection is `<brand id> <name>`. */
export type SeedIds = { of(list: List, key: string): number; workshopIn(city: string, pieceKey: string): number }

export async function readSeedIds(tx: Tx): Promise<SeedIds> {
  const byList = new Map<List, Map<string, number>>()
  for (const list of [...namedTables, 'city', 'condition'] as const)
    byList.set(list, new Map((await tx.selectFrom(list).select(['id', 'key']).execute()).map((row) => [row.key, row.id])))
  byList.set('brand', new Map((await tx.selectFrom('brand').select(['id', 'name']).execute()).map((row) => [row.name, row.id])))
  const collections = await tx.selectFrom('collection').select(['id', 'brand_id', 'name']).execute()
  byList.set('collection', new Map(collections.map((row) => [`${row.brand_id} ${row.name}`, row.id])))
  const workshops = await tx
    .selectFrom('workshop')
    .innerJoin('city', 'city.id', 'workshop.city_id')
    .select(['workshop.id', 'city.key'])
    .orderBy('workshop.id')
    .execute()
  return {
    of: (list, key) => {
      const id = byList.get(list)?.get(key)
      if (id === undefined) throw new Error(`The seed names ${list} “${key}”, which is not in its list`)
      return id
    },
    workshopIn: (city, pieceKey) => {
      const local = workshops.filter((workshop) => workshop.key === city)
      return local[pieceKey.length % local.length]?.id ?? 0
    },
  }
}
