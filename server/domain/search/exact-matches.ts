import { hasDigit } from '#server/domain/search/normalize-text.ts'
import type { Query, QueryWord } from '#server/domain/search/read-query.ts'
import type { ReferenceMatch } from '#server/domain/search/references.ts'
import { soundOf } from '#server/domain/search/sound.ts'
import type { TermMatch } from '#server/domain/search/term.ts'
import { cutEnding } from '#server/domain/search/word-endings.ts'

type Typed = Pick<QueryWord, 'text' | 'matches'>

const soundMin = 3
const beginningMin = 4

/** The query without what its words would only mean with typing errors: such a word has no match, and no piece has it. */
export function withoutNearMatches(query: Query): Query {
  return { ...query, words: query.words.map((word) => (word.isDescription ? word : { ...word, matches: exactMatches(word) })) }
}

/** The matches that are the typed word, in any alphabet and with any ending. */
export function wholeMatches({ text, matches }: Typed): TermMatch[] {
  return matches.filter(({ term }) => formsOf(text).some((form) => isSameWord(form, term.text)) || cutEnding(term.text) === text)
}

/** Failing the typed word itself, the words that it begins, where what was typed is long enough to be the beginning of a name. */
function exactMatches({ text, matches }: Typed): TermMatch[] {
  const whole = wholeMatches({ text, matches })
  if (whole.length || text.length < beginningMin || hasDigit(text)) return whole
  return matches.filter(({ term }) => formsOf(text).some((form) => term.text.startsWith(form) || term.sound.startsWith(soundOf(form))))
}

/** The references that are the typed one or begin with it; one in the midst of another means another model. */
export function exactReferences(matches: readonly ReferenceMatch[], spellings: readonly string[]): ReferenceMatch[] {
  return matches.filter(({ reference }) => spellings.some((spelling) => reference.text.startsWith(spelling)))
}

/** A word, and without its ending. */
function formsOf(text: string): string[] {
  const stem = cutEnding(text)
  return stem ? [text, stem] : [text]
}

function isSameWord(typed: string, meant: string): boolean {
  const sound = soundOf(typed)
  return typed === meant || (sound.length >= soundMin && sound === soundOf(meant))
}
