import { latinizeHomoglyphs } from '#server/domain/search/homoglyphs.ts'
import { swapLayout } from '#server/domain/search/keyboard-layout.ts'
import { hasCyrillic, hasDigit } from '#server/domain/search/normalize-text.ts'
import { phoneticKey } from '#server/domain/search/phonetic-key.ts'
import type { ReferenceMatch, References } from '#server/domain/search/references.ts'
import type { TermMatch } from '#server/domain/search/term.ts'
import { transliterate } from '#server/domain/search/transliterate.ts'
import { maxErrors } from '#server/domain/search/typing-errors-allowed.ts'
import type { Vocabulary } from '#server/domain/search/vocabulary.ts'
import { stripEnding } from '#server/domain/search/word-endings.ts'

/** A typed word and its phonetic key. */
export type Spelling = { text: string; sound: string }

const endingCut = 0.97
const nearStartMin = 6

/**
 * Returns the words of the catalog that equal or begin with the typed word. If there are none, removes the ending of the typed word and
 * looks again. If all matches are by sound only, adds words with typing errors: «катрье» sounds like Quatre, but is a misspelling of
 * «картье».
 */
export function findStrictMatches(vocabulary: Vocabulary, { text, sound }: Spelling): TermMatch[] {
  const matches = [...vocabulary.findSame(text, sound), ...vocabulary.findLonger(text, sound)]
  if (matches.some((match) => match.term.text.startsWith(text))) return matches
  if (matches.length) return [...matches, ...vocabulary.findNear(text, sound, maxErrors)]
  const stem = stripEnding(text)
  return stem ? findStemMatches(vocabulary, stem) : []
}

function findStemMatches(vocabulary: Vocabulary, stem: string): TermMatch[] {
  const sound = phoneticKey(stem)
  const matches = [...vocabulary.findSame(stem, sound), ...vocabulary.findLonger(stem, sound)]
  return matches.map(({ term, closeness }) => ({ term, closeness: closeness * endingCut }))
}

/**
 * Returns the words of the catalog that match the typed word with typing errors. If there are none and the typed word has at least six
 * characters, returns longer words whose beginning matches it. Returns none for a word with a digit.
 */
export function findNearMatches(vocabulary: Vocabulary, { text, sound }: Spelling, allowed = maxErrors): TermMatch[] {
  if (hasDigit(text)) return []
  const matches = vocabulary.findNear(text, sound, allowed)
  return matches.length || Math.min(text.length, sound.length) < nearStartMin ? matches : vocabulary.findNearStart(text, sound)
}

/**
 * Returns the references that equal or contain a run of typed words. Tries the `referenceSpellings` of the run in turn, until some
 * reference contains the spelling.
 */
export function referenceMatches(references: References, run: string): ReferenceMatch[] {
  for (const text of referenceSpellings(run)) {
    const matches = references.find(text)
    if (matches.length) return matches
  }
  return []
}

/** Returns the references that match a typed word with one typing error; none for a word without digits. */
export function findNearReferences(references: References, word: string): ReferenceMatch[] {
  if (!hasDigit(word)) return []
  return referenceSpellings(word).flatMap((text) => references.findNear(text))
}

/** Whether a run of words may be a reference or a part of one: it has a digit, or two to six characters, such as «blro». */
export function mayBeReference(run: string): boolean {
  return hasDigit(run) || (run.length >= 2 && run.length <= 6)
}

/**
 * Returns the spellings of a typed reference in Latin letters. A text without Cyrillic letters has one spelling: the text itself. Other
 * texts have up to three: with homoglyphs replaced, transliterated, and as typed in the other keyboard layout.
 */
export function referenceSpellings(run: string): string[] {
  if (!hasCyrillic(run)) return [run]
  return [latinizeHomoglyphs(run), transliterate(run), swapLayout(run)].filter((text) => /^[a-z\d]+$/.test(text))
}
