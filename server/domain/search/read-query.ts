import { limits } from '#contract/limits.ts'
import type { Kind } from '#contract/piece.ts'
import { unifyAlphabet } from '#server/domain/search/homoglyphs.ts'
import { swapLayout } from '#server/domain/search/keyboard-layout.ts'
import { mayBeReference, findNearMatches, referenceMatches, findStrictMatches } from '#server/domain/search/match-word.ts'
import { findModifierWord, type ModifierWord } from '#server/domain/search/modifier-words.ts'
import { foldText, hasCyrillic, hasDigit, splitWords } from '#server/domain/search/normalize-text.ts'
import { phoneticKey } from '#server/domain/search/phonetic-key.ts'
import type { SearchStore } from '#server/domain/search/search-store.ts'
import type { TermMatch } from '#server/domain/search/term.ts'

/**
 * One word of a query. An optional word only raises the score of lines that have the word. `isStrict` means that the word was found as
 * typed.
 */
export type QueryWord = {
  text: string
  sound: string
  isRequired: boolean
  isDescription: boolean
  isStrict: boolean
  matches: TermMatch[]
}

/** A parsed query: its words in order, and the kinds of piece that it names. */
export type Query = { words: QueryWord[]; kinds: Kind[] }

/**
 * A chunk of the typed text (the text between two spaces), read in one keyboard layout. `quality` is the quality of its worst word: 1 for a
 * word of the catalog, 0 for an unknown word.
 */
type Reading = Query & { quality: number }

const wordsMax = 8
const swapCost = 0.95
const modifierQuality = 0.75
const referenceQuality = 0.9
/**
 * Quality of letters that occur only inside references. Lower than the quality of any prefix of a name, even in the other keyboard layout.
 */
const lettersQuality = 0.6
const splitHeadMin = 4
const splitTail = /^(?:\d{2,}|.{3,})$/

/**
 * Parses the first 100 characters and 8 words of a typed text. Reads each chunk between spaces in the keyboard layout that matches more of
 * the catalog.
 */
export function readQuery(store: SearchStore, text: string): Query {
  const chunks = text.slice(0, limits.searchMaxChars).split(/[\s\p{Cc}]+/u)
  const readings = chunks.map((chunk) => readChunk(store, chunk, chunks.length === 1))
  const words = readings.flatMap((reading) => reading.words).slice(0, wordsMax)
  const kinds = readings.flatMap((reading) => reading.kinds)
  return { words: requireSome(words, { isKindNamed: kinds.length > 0 }), kinds }
}

/**
 * If no word is required, makes the description words required («часы с турбийоном»). If there are no description words either and the
 * query names no kind, makes every word required («the», «r»).
 */
function requireSome(words: QueryWord[], { isKindNamed }: { isKindNamed: boolean }): QueryWord[] {
  if (words.some((word) => word.isRequired)) return words
  const isDescribed = words.some((word) => word.isDescription)
  if (!isDescribed && isKindNamed) return words
  return words.map((word) => ({ ...word, isRequired: isDescribed ? word.isDescription : true }))
}

function readChunk(store: SearchStore, chunk: string, isAlone: boolean): Query {
  const typed = splitWords(foldText(chunk)).map(unifyAlphabet)
  const asTyped = readStrictly(store, typed)
  if (asTyped.quality >= swapCost || chunk.length < 2) return asTyped
  const swapped = swapWords(chunk, typed)
  const asSwapped = readStrictly(store, swapped)
  // in a query of several chunks, two letters that match as typed keep their layout: «at», a part of a reference, would otherwise become
  // «фе», the start of Fendi
  const keepsLayout = !isAlone && chunk.length === 2 && asTyped.quality > 0
  if (!keepsLayout && asSwapped.quality * swapCost > asTyped.quality) return asSwapped
  if (asTyped.quality > 0) return asTyped
  return readNearly(store, asTyped) ?? readNearly(store, asSwapped) ?? readSplit(store, typed) ?? readSplit(store, swapped) ?? asTyped
}

/**
 * Returns the words as typed in the other keyboard layout. Returns none if the chunk is only punctuation, or if Cyrillic letters would
 * become punctuation.
 */
function swapWords(chunk: string, typed: string[]): string[] {
  if (!typed.length) return []
  const words = splitWords(foldText(swapLayout(chunk)))
  const isWhole = words.length <= typed.length && words.join('').length >= typed.join('').length
  return isWhole || !typed.some(hasCyrillic) ? words : []
}

function readStrictly(store: SearchStore, words: string[]): Reading {
  const readings = words.map((word) => readWord(store, word))
  return {
    words: readings.flatMap((reading) => reading.words),
    kinds: readings.flatMap((reading) => reading.kinds),
    quality: readings.length ? Math.min(...readings.map((reading) => reading.quality)) : 0,
  }
}

function readWord(store: SearchStore, text: string): Reading {
  const modifier = findModifierWord(text)
  if (modifier) return readModifier(store, text, modifier)
  const sound = phoneticKey(text)
  const matches = findStrictMatches(store.vocabulary, { text, sound })
  const isRequired = text.length > 1
  const word = { text, sound, isRequired, isDescription: false, isStrict: matches.length > 0, matches }
  return { words: [word], kinds: [], quality: isRequired ? qualityOf(store, word) : modifierQuality }
}

function qualityOf(store: SearchStore, { text, matches }: QueryWord): number {
  if (matches.length) return matches.reduce((most, match) => Math.max(most, match.closeness), 0)
  const isReference = mayBeReference(text) && referenceMatches(store.references, text).length > 0
  if (!isReference) return 0
  return hasDigit(text) ? referenceQuality : lettersQuality
}

/**
 * Reads a modifier word as an optional word that matches names with the word itself or its English translation. A word for a kind matches
 * no name; it only adds the kind to the query.
 */
function readModifier(store: SearchStore, text: string, modifier: ModifierWord): Reading {
  const meant = 'means' in modifier ? [text, modifier.means] : [text]
  const matches = modifier.role === 'kind' ? [] : meant.flatMap((word) => store.vocabulary.findExact(word))
  const word = {
    text,
    sound: phoneticKey(text),
    isRequired: false,
    isDescription: modifier.role === 'description',
    isStrict: true,
    matches,
  }
  return { words: matches.length ? [word] : [], kinds: 'kind' in modifier ? [modifier.kind] : [], quality: modifierQuality }
}

function readNearly(store: SearchStore, { words, kinds }: Query): Query | null {
  const nearer = words.map((word) => (word.matches.length ? word : { ...word, matches: findNearMatches(store.vocabulary, word) }))
  const isFound = nearer.length > 0 && nearer.every((word) => word.matches.length || !word.isRequired)
  return isFound ? { words: nearer, kinds } : null
}

/** Splits two joined names («rolexdaytona», «birkin30»); null unless both are known words. */
function readSplit(store: SearchStore, [text, ...others]: string[]): Query | null {
  if (!text || others.length) return null
  for (let at = text.length - 2; at >= splitHeadMin; at--) {
    const head = text.slice(0, at)
    if (!splitTail.test(text.slice(at)) || !store.vocabulary.findSame(head, phoneticKey(head)).length) continue
    const both = readStrictly(store, [head, text.slice(at)])
    if (both.quality > modifierQuality || both.quality === lettersQuality) return both
  }
  return null
}
