import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Db } from '#server/db/database.ts'

export type Named = { id: number; name: Record<Language, string> }

/** The reference lists as the catalogue holds them in memory, each in the order of ids. */
export type Lists = {
  brands: (Named & { spellings: string[] })[]
  collections: (Named & { brandId: number; spellings: string[] })[]
  watchTypes: Named[]
  jewelryTypes: Named[]
  caseMaterials: Named[]
  glassTypes: Named[]
  movementTypes: Named[]
  functions: Named[]
  strapMaterials: Named[]
  conditions: (Named & { text: Record<Language, string> })[]
  workshops: (Named & { cityId: number })[]
  cities: Named[]
  countries: { code: string; name: Record<Language, string> }[]
}

/** Reads all reference lists in one query. */
export async function readLists(db: Db): Promise<Lists> {
  const named = (table: string) =>
    sql`(select coalesce(json_agg(json_build_object('id', id, 'name', json_build_object('ru', name_ru, 'en', name_en)) order by id), '[]') from ${sql.table(table)})`
  const { rows } = await sql<{ lists: Lists }>`select json_build_object(
    'brands', (select coalesce(json_agg(json_build_object('id', id, 'name', json_build_object('ru', name, 'en', name), 'spellings', spellings) order by id), '[]') from brand),
    'collections', (select coalesce(json_agg(json_build_object('id', id, 'name', json_build_object('ru', name, 'en', name), 'brandId', brand_id, 'spellings', spellings) order by id), '[]') from collection),
    'watchTypes', ${named('watch_type')},
    'jewelryTypes', ${named('jewelry_type')},
    'caseMaterials', ${named('case_material')},
    'glassTypes', ${named('glass_type')},
    'movementTypes', ${named('movement_type')},
    'functions', ${named('watch_function')},
    'strapMaterials', ${named('strap_material')},
    'conditions', (select coalesce(json_agg(json_build_object('id', id, 'name', json_build_object('ru', name_ru, 'en', name_en), 'text', json_build_object('ru', text_ru, 'en', text_en)) order by id), '[]') from condition),
    'workshops', (select coalesce(json_agg(json_build_object('id', id, 'name', json_build_object('ru', name_ru, 'en', name_en), 'cityId', city_id) order by id), '[]') from workshop),
    'cities', ${named('city')},
    'countries', (select coalesce(json_agg(json_build_object('code', code, 'name', json_build_object('ru', name_ru, 'en', name_en)) order by code), '[]') from country)
  ) as lists`.execute(db)
  const lists = rows[0]?.lists
  if (!lists) throw new Error('The reference lists could not be read')
  return lists
}
