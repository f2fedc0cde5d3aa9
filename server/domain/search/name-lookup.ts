import { wholeMatches } from '#server/domain/search/exact-matches.ts'
import { findNearMatches, findStrictMatches, mayBeReference, referenceMatches } from '#server/domain/search/match-word.ts'
import { findModifierWord } from '#server/domain/search/modifier-words.ts'
import { hasDigit } from '#server/domain/search/normalize-text.ts'
import { phoneticKey } from '#server/domain/search/phonetic-key.ts'
import { type QueryWord, readQuery } from '#server/domain/search/read-query.ts'
import type { SearchStore } from '#server/domain/search/search-store.ts'

/** Looks up words in the names of brands, collections and models. All words are folded. */
export type NameLookup = {
  /** Returns 1 for a word that is found as typed, less for a word with typing errors, and 0 for an unknown word. */
  closenessOf(word: string): number
  /** Whether some name has these words next to each other: «black» and «bay» for «Black Bay». The last word may be incomplete. */
  isRun(words: readonly string[]): boolean
  /** Returns the ids of the pieces that match every required word of `text` and whose names have every word of `said` as a whole word. */
  findWithWords(text: string, said: readonly string[]): number[]
}

export function createNameLookup(store: SearchStore): NameLookup {
  return {
    closenessOf(text) {
      const word = { text, sound: phoneticKey(text) }
      if (findModifierWord(text) || findStrictMatches(store.vocabulary, word).length) return 1
      if (hasDigit(text) && mayBeReference(text) && referenceMatches(store.references, text).length) return 1
      return findNearMatches(store.vocabulary, word).reduce((most, { closeness }) => Math.max(most, closeness), 0)
    },
    isRun(words) {
      const text = words.join('')
      return findStrictMatches(store.vocabulary, { text, sound: phoneticKey(text) }).length > 0
    },
    findWithWords(text, said) {
      const named = readQuery(store, text).words.filter(({ isRequired }) => isRequired)
      const whole = said.map((word) => new Set(wholeMatches(wordOf(store, word)).flatMap(({ term }) => term.docIds)))
      const sets = [...named.map((word) => linesOf(store, word)), ...whole]
      const [first = new Set<number>(), ...others] = sets
      return [...first].filter((docId) => others.every((set) => set.has(docId))).flatMap((docId) => store.lines[docId]?.pieceIds ?? [])
    },
  }
}

function wordOf(store: SearchStore, text: string): Pick<QueryWord, 'text' | 'matches'> {
  return { text, matches: store.vocabulary.findSame(text, phoneticKey(text)) }
}

function linesOf(store: SearchStore, { text, matches }: QueryWord): Set<number> {
  const ofReference = mayBeReference(text) ? referenceMatches(store.references, text).flatMap(({ reference }) => reference.groups) : []
  return new Set([...matches.flatMap(({ term }) => term.docIds), ...ofReference.map(({ line }) => line.docId)])
}
