import { sql } from 'kysely'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db } from '#server/db/database.ts'
import type { CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import { countByBrand } from '#server/domain/catalog/count-by-brand.ts'

type Ctx = { db: Db; catalog: { current: () => CatalogSnapshot } }

const columns = [
  'brand.id',
  'brand.edit_version as version',
  'brand.name',
  'brand.is_hidden',
  'brand.spellings',
  'brand.place',
  sql<number>`(select count(*) from piece where piece.brand_id = brand.id)::int`.as('pieces'),
] as const

/** Returns all brands, each with its number of listed pieces, sorted by name. */
export async function listStaffBrands({ db, catalog }: Ctx) {
  const counts = countByBrand(catalog.current())
  const brands = await db.selectFrom('brand').select(columns).execute()
  return brands.map((brand) => ({ ...brand, listed: counts.get(brand.id) ?? 0 })).toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** Returns one brand with its texts and collections. Throws `not-found`. */
export async function getStaffBrand({ db, catalog }: Ctx, id: number) {
  const brand = await db
    .selectFrom('brand')
    .select([...columns, 'text_ru', 'text_en'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!brand) throw new CodedError('not-found')
  const collections = await db
    .selectFrom('collection')
    .select([
      'collection.id',
      'collection.edit_version as version',
      'collection.name',
      'collection.spellings',
      sql<number>`(select count(*) from piece where piece.collection_id = collection.id)::int`.as('pieces'),
    ])
    .where('brand_id', '=', id)
    .execute()
  const listed = countByBrand(catalog.current()).get(id) ?? 0
  return { ...brand, listed, collections: collections.toSorted((a, b) => a.name.localeCompare(b.name, 'en')) }
}
