import type { Language } from '#contract/language.ts'
import type { FacetGroup } from '#contract/rules/filter-definitions.ts'
import { recordOf } from '#contract/rules/record-of.ts'
import type { Db } from '#server/db/database.ts'
import { facetColumns } from '#server/domain/catalog/facet-columns.ts'
import { foldText, splitWords } from '#server/domain/search/normalize-text.ts'

/** The tables of facets, except `brand` and `collection`, whose entries have spellings. */
export type ListTable = Exclude<(typeof facetColumns)[FacetGroup]['table'], 'brand' | 'collection'>
const listTables = Object.values(facetColumns).flatMap(({ table }) => (table === 'brand' || table === 'collection' ? [] : [table]))

type Entry = { id: number; label: string }
type NameIndex = { byName: Map<string, Set<number>>; labels: Map<number, string>; labelsRu: Map<number, string>; keys: Map<number, string> }

/**
 * Indexes of the reference lists, by key and by the name in both languages. The indexes of brands and collections contain spellings too.
 */
export type NameLookup = {
  lists: Record<ListTable | 'brand', NameIndex>
  collections: Map<number, NameIndex>
  cityOfWorkshop: Map<number, number>
}

/** Folds a name for comparison: «Hermès» equals «HERMES», and «Tiffany & Co.» equals «tiffany co». */
function foldName(text: string): string {
  return splitWords(foldText(text)).join(' ')
}

/**
 * Returns the entries with this name or spelling: none, one, or several if the text is ambiguous. An exact name takes precedence over a
 * spelling: «Santos» finds only Santos, although it is also a spelling of Santos de Cartier.
 */
export function findEntries(index: NameIndex | undefined, text: string): Entry[] {
  const folded = foldName(text)
  const found = [...(index?.byName.get(folded) ?? [])].map((id) => ({ id, label: index?.labels.get(id) ?? '' }))
  const exact = found.filter(({ label }) => foldName(label) === folded)
  return exact.length === 1 ? exact : found
}

/** Returns the name of an entry in a language. Undefined for an unknown id. */
export function labelIn(index: NameIndex, id: number, language: Language): string | undefined {
  return (language === 'ru' ? index.labelsRu.get(id) : undefined) ?? index.labels.get(id)
}

/** Returns an unambiguous text for an entry: the name, or the key if another entry has the same name. */
export function clearName(index: NameIndex, id: number, language: Language): string {
  const label = labelIn(index, id, language) ?? ''
  const found = findEntries(index, label)
  return found.length === 1 && found[0]?.id === id ? label : (index.keys.get(id) ?? label)
}

/** Reads every reference list to which a row may refer. */
export async function readNameLookup(db: Db): Promise<NameLookup> {
  const lists: NameLookup['lists'] = {
    brand: createNameIndex(),
    ...recordOf(listTables.map((list) => [list, createNameIndex()])),
  }
  for (const list of listTables)
    for (const row of await db.selectFrom(list).select(['id', 'key', 'name_ru', 'name_en']).orderBy('id').execute()) {
      addEntry(lists[list], row.id, row.name_en, [row.key, row.name_ru, row.name_en])
      lists[list].labelsRu.set(row.id, row.name_ru)
      lists[list].keys.set(row.id, row.key)
    }
  for (const { id, name, spellings } of await db.selectFrom('brand').select(['id', 'name', 'spellings']).orderBy('id').execute())
    addEntry(lists.brand, id, name, [name, ...spellings])
  const collections = new Map<number, NameIndex>()
  const rows = await db.selectFrom('collection').select(['id', 'brand_id', 'name', 'spellings']).orderBy('id').execute()
  for (const { id, brand_id: brandId, name, spellings } of rows) {
    const index = collections.get(brandId) ?? createNameIndex()
    collections.set(brandId, index)
    addEntry(index, id, name, [name, ...spellings])
  }
  const workshops = await db.selectFrom('workshop').select(['id', 'city_id']).execute()
  return { lists, collections, cityOfWorkshop: new Map(workshops.map((workshop) => [workshop.id, workshop.city_id])) }
}

function addEntry(index: NameIndex, id: number, label: string, names: readonly string[]): void {
  index.labels.set(id, label)
  for (const name of names) {
    const folded = foldName(name)
    const known = index.byName.get(folded) ?? new Set()
    index.byName.set(folded, known.add(id))
  }
}

const createNameIndex = (): NameIndex => ({ byName: new Map(), labels: new Map(), labelsRu: new Map(), keys: new Map() })
