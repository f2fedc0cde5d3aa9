import type { Language } from '#contract/language.ts'
import type { Lists, Named } from '#server/domain/catalog/lists.ts'

type NamedList = Exclude<keyof Lists, 'countries'>

const known = new WeakMap<Lists[NamedList], Map<number, Named>>()
const collator = new Intl.Collator('ru')

/** The name of a list's value in a language; null for no id or an unknown one. */
export function nameOf(lists: Lists, list: NamedList, id: number | null, language: Language): string | null {
  return id === null ? null : (byId(lists[list]).get(id)?.name[language] ?? null)
}

/** A list's values sorted by name: Latin and Cyrillic in the Russian collation (CAT-04). */
export function sortedByName<T extends Named>(list: readonly T[], language: Language): T[] {
  return list.toSorted((a, b) => collator.compare(a.name[language], b.name[language]))
}

type Sorted = Map<Language, readonly Named[]>
const sorted = new WeakMap<readonly Named[], Sorted>()

/** The same, sorted once for each language: lists change seldom, and pages ask for them all the time. */
export function sortedOnce(list: readonly Named[], language: Language): readonly Named[] {
  const languages: Sorted = sorted.get(list) ?? new Map()
  sorted.set(list, languages)
  const made = languages.get(language) ?? sortedByName(list, language)
  languages.set(language, made)
  return made
}

function byId(list: Lists[NamedList]): Map<number, Named> {
  const made = known.get(list) ?? new Map<number, Named>(list.map((value) => [value.id, value]))
  known.set(list, made)
  return made
}
