import type { Language } from '#contract/language.ts'
import type { ReferenceLists, ReferenceEntry } from '#server/domain/catalog/reference-lists.ts'

type ReferenceListName = Exclude<keyof ReferenceLists, 'countries' | 'merged'>

const entriesById = new WeakMap<ReferenceLists[ReferenceListName], Map<number, ReferenceEntry>>()
const collator = new Intl.Collator('ru')

/** Returns the name of an entry. Null if the id is null or unknown. */
export function nameOf(lists: ReferenceLists, list: ReferenceListName, id: number | null, language: Language): string | null {
  return id === null ? null : (indexById(lists[list]).get(id)?.name[language] ?? null)
}

/** Sorts a list by name. Uses the Russian collation, which orders both Latin and Cyrillic. */
export function sortByName<T extends ReferenceEntry>(list: readonly T[], language: Language): T[] {
  return list.toSorted((a, b) => collator.compare(a.name[language], b.name[language]))
}

type SortedByLanguage = Map<Language, readonly ReferenceEntry[]>
const sortedLists = new WeakMap<readonly ReferenceEntry[], SortedByLanguage>()

/** `sortByName`, cached per list and language. */
export function sortByNameCached(list: readonly ReferenceEntry[], language: Language): readonly ReferenceEntry[] {
  const languages: SortedByLanguage = sortedLists.get(list) ?? new Map()
  sortedLists.set(list, languages)
  const result = languages.get(language) ?? sortByName(list, language)
  languages.set(language, result)
  return result
}

function indexById(list: ReferenceLists[ReferenceListName]): Map<number, ReferenceEntry> {
  const result = entriesById.get(list) ?? new Map<number, ReferenceEntry>(list.map((value) => [value.id, value]))
  entriesById.set(list, result)
  return result
}
