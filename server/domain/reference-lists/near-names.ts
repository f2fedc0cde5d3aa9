import { editDistance } from '#server/domain/search/edit-distance.ts'
import { foldText, splitWords } from '#server/domain/search/normalize-text.ts'

export type NamedEntry = { id: number; names: readonly string[] }

/** Minimum length of names that may differ by one letter. */
const typingErrorLength = 5

/**
 * Returns the entries that have a name near one of `names`: equal without regard to case, accents and spaces, or with one letter different.
 */
export function findNearNames(entries: readonly NamedEntry[], names: readonly string[]): NamedEntry[] {
  const wanted = names.map(fold).filter(Boolean)
  return entries.filter((entry) => entry.names.map(fold).some((name) => wanted.some((other) => isNear(name, other))))
}

const fold = (name: string) => splitWords(foldText(name)).join('')

function isNear(one: string, other: string): boolean {
  if (one === other) return true
  return Math.min(one.length, other.length) >= typingErrorLength && editDistance(one, other, 1) <= 1
}
