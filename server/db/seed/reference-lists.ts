import { createRequire } from 'node:module'
import type { Tables, Tx } from '#server/db/database.ts'
import { brands } from '#server/db/seed/brands.ts'
import { collectionSpellings } from '#server/db/seed/collection-spellings.ts'
import { collectionsByBrand } from '#server/db/seed/collections-by-brand.ts'
import { conditions } from '#server/db/seed/conditions.ts'
import { demoCatalog } from '#server/db/seed/demo-catalog.ts'
import { dialColors, joinDialColors } from '#server/db/seed/dial-colors.ts'
import { cities, workshops } from '#server/db/seed/locations.ts'
import {
  type Bilingual,
  caseMaterials,
  functions,
  glassTypes,
  jewelryTypes,
  movementTypes,
  strapMaterials,
  watchTypes,
} from '#server/db/seed/reference-labels.ts'
import { joinStrapColors, strapColors } from '#server/db/seed/strap-colors.ts'
import type { NamedTableName } from '#server/db/tables/reference-lists.ts'

const countries: { getNames(language: string): Record<string, string> } = createRequire(import.meta.url)('i18n-iso-countries')

/**
 * A list whose initial values every shop needs. `keys`: the keys of these values. `insert`: inserts the given keys and leaves existing
 * values unchanged.
 */
export type ReferenceList = {
  name: keyof Tables
  keys: readonly string[]
  insert(tx: Tx, keys: ReadonlySet<string>): Promise<unknown>
}

/** Short names of countries with long ISO names. */
const shortNames: Record<'ru' | 'en', Record<string, string>> = { ru: { RU: 'Россия' }, en: { RU: 'Russia' } }

/** In order of insertion: countries before their cities, brands before their collections. */
export const referenceLists: readonly ReferenceList[] = [
  countryList(),
  {
    name: 'city',
    keys: Object.keys(cities),
    insert: (tx, keys) =>
      tx
        .insertInto('city')
        .values(rowsOf(cities, keys).map((city) => ({ ...city, country_code: cities[city.key].country })))
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
  },
  {
    name: 'brand',
    keys: Object.keys(brands),
    insert: (tx, keys) =>
      tx
        .insertInto('brand')
        .values(Object.entries(brands).flatMap(([name, spellings]) => (keys.has(name) ? { name, spellings: [...spellings] } : [])))
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
  },
  collectionList(),
  namedList('watch_type', watchTypes),
  namedList('jewelry_type', jewelryTypes),
  namedList('case_material', caseMaterials),
  namedList('glass_type', glassTypes),
  namedList('movement_type', movementTypes),
  namedList('watch_function', functions),
  namedList('strap_material', strapMaterials),
  joinedList('strap_color', strapColors, (tx) => joinStrapColors(tx, demoCatalog)),
  joinedList('dial_color', dialColors, joinDialColors),
  {
    name: 'condition',
    keys: Object.keys(conditions),
    insert: (tx, keys) =>
      tx
        .insertInto('condition')
        .values(
          rowsOf(conditions, keys).map((row) => ({ ...row, text_ru: conditions[row.key].text.ru, text_en: conditions[row.key].text.en })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
  },
  workshopList(),
]

function countryList(): ReferenceList {
  const russian = { ...countries.getNames('ru'), ...shortNames.ru }
  const english = { ...countries.getNames('en'), ...shortNames.en }
  const codes = Object.keys(english)
    .filter((code) => russian[code])
    .toSorted()
  return {
    name: 'country',
    keys: codes,
    insert: (tx, keys) =>
      tx
        .insertInto('country')
        .values(
          codes.filter((code) => keys.has(code)).map((code) => ({ code, name_ru: russian[code] ?? code, name_en: english[code] ?? code })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
  }
}

function collectionList(): ReferenceList {
  const named = Object.entries(collectionsByBrand).flatMap(([brand, names]) =>
    names.map((name) => ({ key: `${brand} / ${name}`, brand, name })),
  )
  return {
    name: 'collection',
    keys: named.map(({ key }) => key),
    insert: async (tx, keys) => {
      const ids = new Map((await tx.selectFrom('brand').select(['id', 'name']).execute()).map((brand) => [brand.name, brand.id]))
      const rows = named.flatMap(({ key, brand, name }) => {
        const brandId = ids.get(brand)
        return keys.has(key) && brandId ? { brand_id: brandId, name, spellings: [...(collectionSpellings[name] ?? [])] } : []
      })
      if (rows.length)
        await tx
          .insertInto('collection')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
    },
  }
}

function workshopList(): ReferenceList {
  const named = workshops.map(({ name, city }, at) => ({ key: `workshop-${at + 1}`, name, city }))
  return {
    name: 'workshop',
    keys: named.map(({ key }) => key),
    insert: async (tx, keys) => {
      const ids = new Map((await tx.selectFrom('city').select(['id', 'key']).execute()).map((city) => [city.key, city.id]))
      const rows = named.flatMap(({ key, name, city }) => {
        const cityId = ids.get(city)
        return keys.has(key) && cityId ? { key, name_ru: name.ru, name_en: name.en, city_id: cityId } : []
      })
      if (rows.length)
        await tx
          .insertInto('workshop')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
    },
  }
}

/** Returns a list that a later version of the shop introduced. `insert` also sets the new values on existing watches. */
function joinedList(name: NamedTableName, labels: Record<string, Bilingual>, join: (tx: Tx) => Promise<void>): ReferenceList {
  const list = namedList(name, labels)
  return {
    ...list,
    insert: async (tx, keys) => {
      await list.insert(tx, keys)
      await join(tx)
    },
  }
}

function namedList(name: NamedTableName, labels: Record<string, Bilingual>): ReferenceList {
  return {
    name,
    keys: Object.keys(labels),
    insert: (tx, keys) =>
      tx
        .insertInto(name)
        .values(rowsOf(labels, keys))
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
  }
}

function rowsOf<Key extends string>(
  list: Record<Key, Bilingual>,
  keys: ReadonlySet<string>,
): { key: Key; name_ru: string; name_en: string }[] {
  const wanted = Object.keys(list).filter((key): key is Key => key in list && keys.has(key))
  return wanted.map((key) => ({ key, name_ru: list[key].ru, name_en: list[key].en }))
}
