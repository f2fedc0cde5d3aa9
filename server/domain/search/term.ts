import { editDistance, characterBits } from '#server/domain/search/edit-distance.ts'
import { phoneticKey } from '#server/domain/search/phonetic-key.ts'

/** One word of the catalog, or several neighboring words joined. `weights` has its weight in each line of `docIds`. */
export type Term = {
  text: string
  sound: string
  textBits: number
  soundBits: number
  docIds: number[]
  weights: number[]
}

/** A term that a typed word may mean. `closeness` is 1 for the same word, less for a prefix or a typing error. */
export type TermMatch = { term: Term; closeness: number }

/**
 * The closeness of words with the same sound. Words of one or two sounds are less close, because they sound the same by chance more often.
 */
export const phoneticCloseness = { long: 0.93, short: 0.7 }

const nearestWithin = 0.1

/** Creates a term that no line has yet. */
export function createTerm(text: string): Term {
  const sound = phoneticKey(text)
  return { text, sound, textBits: characterBits(text), soundBits: characterBits(sound), docIds: [], weights: [] }
}

/** The closeness of a prefix to the complete word. */
export function startCloseness(start: string, whole: string): number {
  return 0.7 + (0.2 * start.length) / whole.length
}

/** The closeness of a typed text to the meant text if they differ by one to `most` typing errors; 0 otherwise. */
export function nearCloseness(typed: string, meant: string, most: number): number {
  if (!isPlausible(typed, meant)) return 0
  const errors = editDistance(typed, meant, most)
  return errors > 0 && errors <= most ? 0.8 - errors / Math.max(typed.length, meant.length) : 0
}

/** Returns the matches whose closeness is equal or nearly equal to the best one. */
export function selectNearest(matches: TermMatch[]): TermMatch[] {
  const best = matches.reduce((most, match) => Math.max(most, match.closeness), 0)
  return matches.filter((match) => match.closeness > 0 && match.closeness >= best - nearestWithin)
}

/**
 * Whether typing errors are plausible in a short word. In a word of up to five letters, the first letter must be right, unless letters are
 * swapped. In a word of up to four letters, letters may only be missing or swapped.
 */
function isPlausible(typed: string, meant: string): boolean {
  if (typed.length > 5) return true
  const isSwapped = typed.length === meant.length && characterBits(typed) === characterBits(meant)
  if (typed.length < 5 && typed.length >= meant.length && !isSwapped) return false
  return isSwapped || typed.charCodeAt(0) === meant.charCodeAt(0)
}
