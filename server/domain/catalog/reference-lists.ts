import { sql } from 'kysely'
import { facetGroups } from '#contract/facets.ts'
import type { Language } from '#contract/language.ts'
import type { FacetGroup } from '#contract/rules/filter-definitions.ts'
import type { Db } from '#server/db/database.ts'
import { facetColumns } from '#server/domain/catalog/facet-columns.ts'

export type ReferenceEntry = { id: number; name: Record<Language, string> }

type DetailedLists = {
  brands: (ReferenceEntry & {
    spellings: string[]
    /** Whether menus, facets and the sitemap leave out the brand. The search still finds its pieces. */
    isHidden: boolean
    /** Position among the brands that the owner puts first; null for every other brand. */
    place: number | null
    text: Record<Language, string>
  })[]
  collections: (ReferenceEntry & { brandId: number; spellings: string[] })[]
  conditions: (ReferenceEntry & { text: Record<Language, string> })[]
  workshops: (ReferenceEntry & { cityId: number })[]
  /** Entries that were merged into other entries. Old links may still contain their ids. */
  merged: { list: FacetGroup; from: number; into: number }[]
  countries: { code: string; name: Record<Language, string> }[]
}

/** The reference lists in memory, each by ascending id: one list per group of facets, and the countries. */
export type ReferenceLists = DetailedLists & Record<Exclude<FacetGroup, keyof DetailedLists>, ReferenceEntry[]>

const names = `'name', json_build_object('ru', name_ru, 'en', name_en)`
const sameName = `'name', json_build_object('ru', name, 'en', name), 'spellings', spellings`

const entryFields: Partial<Record<FacetGroup, string>> = {
  brands: `${sameName}, 'isHidden', is_hidden, 'place', place, 'text', json_build_object('ru', text_ru, 'en', text_en)`,
  collections: `${sameName}, 'brandId', brand_id`,
  conditions: `${names}, 'text', json_build_object('ru', text_ru, 'en', text_en)`,
  workshops: `${names}, 'cityId', city_id`,
}

/** Reads all reference lists in one query. */
export async function readReferenceLists(db: Db): Promise<ReferenceLists> {
  const listOf = (table: string, fields: string, key: string) =>
    `(select coalesce(json_agg(json_build_object('${key}', ${key}, ${fields}) order by ${key}), '[]') from ${table})`
  const lists = facetGroups.map((group) => `'${group}', ${listOf(facetColumns[group].table, entryFields[group] ?? names, 'id')}`)
  const { rows } = await sql<{ lists: ReferenceLists }>`select json_build_object(
    ${sql.raw(lists.join(',\n    '))},
    'merged', (select coalesce(json_agg(json_build_object('list', list, 'from', from_id, 'into', into_id)), '[]') from list_merge),
    'countries', ${sql.raw(listOf('country', names, 'code'))}
  ) as lists`.execute(db)
  const read = rows[0]?.lists
  if (!read) throw new Error('The reference lists could not be read')
  return read
}
