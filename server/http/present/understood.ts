import type { Language } from '#contract/language.ts'
import type { Understood } from '#contract/understood.ts'
import type { TraitReading } from '#server/domain/traits/read-traits.ts'

/** Presents the traits that a search text names; an empty object if there are none. */
export function presentUnderstood(
  search: string | undefined,
  readings: readonly TraitReading[],
  language: Language,
): { understood?: Understood[] } {
  if (!search || !readings.length) return {}
  const text = search.trim()
  return {
    understood: readings.map(({ from, to, trait }) => ({
      words: text.slice(from, to).trim(),
      name: trait.name[language],
      without: `${text.slice(0, from).trim()} ${text.slice(to).trim()}`.trim(),
    })),
  }
}
