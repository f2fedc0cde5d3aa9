import { hasDigit } from '#server/domain/search/normalize-text.ts'
import { phoneticKey } from '#server/domain/search/phonetic-key.ts'
import type { Query, QueryWord } from '#server/domain/search/read-query.ts'
import type { ReferenceMatch } from '#server/domain/search/references.ts'
import type { TermMatch } from '#server/domain/search/term.ts'
import { stripEnding } from '#server/domain/search/word-endings.ts'

type Typed = Pick<QueryWord, 'text' | 'matches'>

const soundMin = 3
const beginningMin = 4

/**
 * Keeps only the exact matches of each word (see `exactMatches`). Description words, such as «gold», keep all their matches. A required
 * word that is left without matches can still match a reference.
 */
export function withoutNearMatches(query: Query): Query {
  return { ...query, words: query.words.map((word) => (word.isDescription ? word : { ...word, matches: exactMatches(word) })) }
}

/** Returns the matches that equal the typed word, apart from alphabet and word ending. */
export function wholeMatches({ text, matches }: Typed): TermMatch[] {
  return matches.filter(({ term }) => formsOf(text).some((form) => isSameWord(form, term.text)) || stripEnding(term.text) === text)
}

/**
 * Returns the matches that equal the typed word. If there are none and the word has at least four characters and no digits, returns the
 * matches that begin with the word.
 */
function exactMatches({ text, matches }: Typed): TermMatch[] {
  const whole = wholeMatches({ text, matches })
  if (whole.length || text.length < beginningMin || hasDigit(text)) return whole
  return matches.filter(({ term }) => formsOf(text).some((form) => term.text.startsWith(form) || term.sound.startsWith(phoneticKey(form))))
}

/** Returns the references that begin with the typed text. A reference that contains the text elsewhere belongs to another model. */
export function exactReferences(matches: readonly ReferenceMatch[], spellings: readonly string[]): ReferenceMatch[] {
  return matches.filter(({ reference }) => spellings.some((spelling) => reference.text.startsWith(spelling)))
}

function formsOf(text: string): string[] {
  const stem = stripEnding(text)
  return stem ? [text, stem] : [text]
}

function isSameWord(typed: string, meant: string): boolean {
  const sound = phoneticKey(typed)
  return typed === meant || (sound.length >= soundMin && sound === phoneticKey(meant))
}
