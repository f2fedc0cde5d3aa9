import { editDistance } from '#server/domain/search/edit-distance.ts'
import { foldText, splitWords } from '#server/domain/search/normalize-text.ts'

export type NamedEntry = { id: number; names: readonly string[] }

/** From this length on one letter more or less is taken for a typing error. */
const typingErrorLength = 5

/** The entries whose names are the same as one of these but for case, accents, spaces or one letter. */
export function findNearNames(entries: readonly NamedEntry[], names: readonly string[]): NamedEntry[] {
  const wanted = names.map(fold).filter(Boolean)
  return entries.filter((entry) => entry.names.map(fold).some((name) => wanted.some((other) => isNear(name, other))))
}

const fold = (name: string) => splitWords(foldText(name)).join('')

function isNear(one: string, other: string): boolean {
  if (one === other) return true
  return Math.min(one.length, other.length) >= typingErrorLength && editDistance(one, other, 1) <= 1
}
