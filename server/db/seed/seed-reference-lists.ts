import { createRequire } from 'node:module'
import type { Tx } from '#server/db/database.ts'
import { brands } from '#server/db/seed/brands.ts'
import { cities, workshops } from '#server/db/seed/places.ts'
import {
  type Bilingual,
  caseMaterials,
  conditions,
  functions,
  glassTypes,
  jewelryTypes,
  movementTypes,
  strapMaterials,
  watchTypes,
} from '#server/db/seed/words.ts'

const countries: { getNames(language: string): Record<string, string> } = createRequire(import.meta.url)('i18n-iso-countries')

/** Fills the lists that pieces refer to. Ids follow the order of the code, the same on every machine. */
export async function seedReferenceLists(tx: Tx): Promise<void> {
  const russian = countries.getNames('ru')
  const english = countries.getNames('en')
  const codes = Object.keys(english)
    .filter((code) => russian[code])
    .toSorted()
  await tx
    .insertInto('country')
    .values(codes.map((code) => ({ code, name_ru: russian[code] ?? code, name_en: english[code] ?? code })))
    .execute()
  await tx
    .insertInto('city')
    .values(keyed(cities).map((city) => ({ ...city, country_code: cities[city.key].country })))
    .execute()
  await tx
    .insertInto('brand')
    .values(Object.entries(brands).map(([name, spellings]) => ({ name, spellings: [...spellings] })))
    .execute()
  await tx.insertInto('watch_type').values(keyed(watchTypes)).execute()
  await tx.insertInto('jewelry_type').values(keyed(jewelryTypes)).execute()
  await tx.insertInto('case_material').values(keyed(caseMaterials)).execute()
  await tx.insertInto('glass_type').values(keyed(glassTypes)).execute()
  await tx.insertInto('movement_type').values(keyed(movementTypes)).execute()
  await tx.insertInto('watch_function').values(keyed(functions)).execute()
  await tx.insertInto('strap_material').values(keyed(strapMaterials)).execute()
  await tx
    .insertInto('condition')
    .values(keyed(conditions).map((row) => ({ ...row, text_ru: conditions[row.key].text.ru, text_en: conditions[row.key].text.en })))
    .execute()
  const cityIds = new Map((await tx.selectFrom('city').select(['id', 'key']).execute()).map((city) => [city.key, city.id]))
  await tx
    .insertInto('workshop')
    .values(
      workshops.map(({ name, city }, at) => ({
        key: `workshop-${at + 1}`,
        name_ru: name.ru,
        name_en: name.en,
        city_id: cityIds.get(city) ?? 0,
      })),
    )
    .execute()
}

function keyed<Key extends string>(list: Record<Key, Bilingual>): { key: Key; name_ru: string; name_en: string }[] {
  const keys = Object.keys(list).filter((key): key is Key => key in list)
  return keys.map((key) => ({ key, name_ru: list[key].ru, name_en: list[key].en }))
}
