import type { Language } from '#contract/language.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'

/**
 * Returns a condition's name and meaning: «Отличное. Едва заметные следы носки…». Returns only the name of a condition that the owner
 * added.
 */
export function presentCondition(row: PieceRow, lists: ReferenceLists, language: Language): string {
  const condition = lists.conditions.find(({ id }) => id === row.conditionId)
  if (!condition) return ''
  const text = condition.text[language]
  return text ? `${condition.name[language]}. ${text}` : condition.name[language]
}
