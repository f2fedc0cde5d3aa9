import type { Language } from '#contract/language.ts'
import type { Lists } from '#server/domain/catalog/lists.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'

/** The name of a condition and what it means: «Отличное. Едва заметные следы носки…» */
export function presentCondition(row: PieceRow, lists: Lists, language: Language): string {
  const condition = lists.conditions.find(({ id }) => id === row.conditionId)
  return condition ? `${condition.name[language]}. ${condition.text[language]}` : ''
}
