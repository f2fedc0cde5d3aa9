import { latinizeHomoglyphs } from '#server/domain/search/homoglyphs.ts'
import { swapLayout } from '#server/domain/search/keyboard-layout.ts'
import { hasCyrillic, hasDigit } from '#server/domain/search/normalize-text.ts'
import type { ReferenceMatch, References } from '#server/domain/search/references.ts'
import { soundOf } from '#server/domain/search/sound.ts'
import type { TermMatch } from '#server/domain/search/term.ts'
import { transliterate } from '#server/domain/search/transliterate.ts'
import { maxErrors } from '#server/domain/search/typing-errors-allowed.ts'
import type { Vocabulary } from '#server/domain/search/vocabulary.ts'
import { cutEnding } from '#server/domain/search/word-endings.ts'

/** A word as typed, and as it sounds. */
export type Spelling = { text: string; sound: string }

const endingCut = 0.97
const nearStartMin = 6

/**
 * The words of the catalog that the typed word equals or begins; without its ending where that finds none.
 * A match by sound does not hide one that is spelt almost so: «катрье» sounds as Quatre, and is meant for «картье».
 */
export function findStrictMatches(vocabulary: Vocabulary, { text, sound }: Spelling): TermMatch[] {
  const matches = [...vocabulary.findSame(text, sound), ...vocabulary.findLonger(text, sound)]
  if (matches.some((match) => match.term.text.startsWith(text))) return matches
  if (matches.length) return [...matches, ...vocabulary.findNear(text, sound, maxErrors)]
  const stem = cutEnding(text)
  return stem ? findStemMatches(vocabulary, stem) : []
}

function findStemMatches(vocabulary: Vocabulary, stem: string): TermMatch[] {
  const sound = soundOf(stem)
  const matches = [...vocabulary.findSame(stem, sound), ...vocabulary.findLonger(stem, sound)]
  return matches.map(({ term, closeness }) => ({ term, closeness: closeness * endingCut }))
}

/** The words that the typed word may be with typing errors; last of all, words that it may begin. */
export function findNearMatches(vocabulary: Vocabulary, { text, sound }: Spelling, allowed = maxErrors): TermMatch[] {
  if (hasDigit(text)) return []
  const matches = vocabulary.findNear(text, sound, allowed)
  return matches.length || Math.min(text.length, sound.length) < nearStartMin ? matches : vocabulary.findNearStart(text, sound)
}

/** The references that a run of typed words equals or is part of, in any alphabet and on any layout. */
export function referenceMatches(references: References, run: string): ReferenceMatch[] {
  for (const text of referenceSpellings(run)) {
    const matches = references.find(text)
    if (matches.length) return matches
  }
  return []
}

/** The references that a typed word may be with one typing error. */
export function findNearReferences(references: References, word: string): ReferenceMatch[] {
  if (!hasDigit(word)) return []
  return referenceSpellings(word).flatMap((text) => references.findNear(text))
}

/** Whether a run of words may be (a part of) a reference: it has a digit, or is a few characters such as «blro». */
export function mayBeReference(run: string): boolean {
  return hasDigit(run) || (run.length >= 2 && run.length <= 6)
}

/** How a typed reference may be meant: as it is, with Latin letters for Cyrillic ones, on the other layout. */
export function referenceSpellings(run: string): string[] {
  if (!hasCyrillic(run)) return [run]
  return [latinizeHomoglyphs(run), transliterate(run), swapLayout(run)].filter((text) => /^[a-z\d]+$/.test(text))
}
