import { type RawBuilder, sql } from 'kysely'
import { searchedDigits } from '#contract/rules/phone.ts'
import { allOf, foldedPattern, partPattern, typedWords } from '#server/domain/search/typed-parts.ts'

const presentCondition = sql<boolean>`p.merged_into is null and p.erased_at is null`

/**
 * Returns a condition on `person p` that searches `text` in names and, if `maySeeContacts`, in contacts. Always excludes merged and erased
 * people. An empty `text` matches everybody else.
 */
export function searchCondition(text: string, maySeeContacts: boolean): RawBuilder<boolean> {
  if (!text) return presentCondition
  const byName = allOf(typedWords(text).map((word) => sql`p.search_key like ${foldedPattern(word)}`))
  const handles = maySeeContacts ? handlePatterns(text) : []
  const byHandle = handles.length
    ? sql` or p.id in (select person_id from person_handle h where h.kind in ('phone', 'email') and h.value like any(${handles}))`
    : sql``
  return sql<boolean>`${presentCondition} and (${byName}${byHandle})`
}

function handlePatterns(text: string): string[] {
  if (text.includes('@') || /^[\w.+-]+$/.test(text)) return [partPattern(text.toLowerCase()), ...phonePatterns(text)]
  return phonePatterns(text)
}

const phonePatterns = (text: string): string[] => searchedDigits(text).map(partPattern)
