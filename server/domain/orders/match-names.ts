import { LRUCache } from 'lru-cache'
import { compactReference, foldText, hasCyrillic } from '#server/domain/search/normalize-text.ts'
import { transliterate } from '#server/domain/search/transliterate.ts'

/** The names of an ordered piece at the time of its order, and the spellings of its brand. */
export type NamedLine = {
  piece_id: number
  brand_name: string
  model_name: string
  reference: string | null
  spellings: readonly string[] | null
}

export type SearchedName = { pieceId: number; folded: string; compact: string }

/** Cache of folded names, because folding thousands of names takes longer than reading them from the database. */
const foldedNames = new LRUCache<string, string>({ max: 20_000 })

/** Folds the names of a line for `findPiecesByName`. */
export function toSearchedName({ piece_id, brand_name, model_name, reference, spellings }: NamedLine): SearchedName {
  return {
    pieceId: piece_id,
    folded: fold([brand_name, model_name, reference ?? '', ...(spellings ?? [])].join(' ')),
    compact: compactReference(reference ?? ''),
  }
}

/**
 * Returns the ids of the pieces whose brand (in any spelling), model or reference contains every word of the text. Ignores case, accents,
 * alphabet and separators: «hermes», «эрмес» and «Hermès» match each other.
 */
export function findPiecesByName(text: string, names: Iterable<SearchedName>): number[] {
  const words = text.split(/\s+/).filter(Boolean).map(formsOf)
  const ids = new Set<number>()
  for (const { pieceId, folded, compact } of names) {
    const isFound = words.every(
      ({ parts, characters }) => parts.some((part) => folded.includes(part)) || (characters !== '' && compact.includes(characters)),
    )
    if (isFound) ids.add(pieceId)
  }
  return [...ids]
}

function fold(name: string): string {
  const known = foldedNames.get(name)
  if (known !== undefined) return known
  const folded = foldText(name)
  foldedNames.set(name, folded)
  return folded
}

function formsOf(typed: string): { parts: string[]; characters: string } {
  const word = foldText(typed)
  return { parts: hasCyrillic(word) ? [word, transliterate(word)] : [word], characters: compactReference(word) }
}
