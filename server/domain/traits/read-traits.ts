import { unifyAlphabet } from '#server/domain/search/homoglyphs.ts'
import { swapLayout } from '#server/domain/search/keyboard-layout.ts'
import { foldText, hasDigit, splitWords } from '#server/domain/search/normalize-text.ts'
import type { Lexicon } from '#server/domain/traits/lexicon.ts'
import { readAmounts, type Reading } from '#server/domain/traits/read-amounts.ts'

/** A word of a text, folded, and the position of the space-separated chunk of the text that contains the word. */
export type Word = { text: string; from: number; to: number }

/** A trait that the text names, with the words that name it. The trait of a budget or a size has no words. */
export type TraitReading = Reading & { words: Word[] }

/** The traits that a text names, in order, and the other words of the text. */
export type TraitQuery = { readings: TraitReading[]; rest: Word[] }

/**
 * Returns how close a word is to a known word of the search or to a name of a brand or model: 1 for the same word, less for a word with
 * typing errors, 0 if nothing is near.
 */
export type NameCloseness = (word: string) => number

type SpokenWord = Word & { entries: readonly string[] }

const slipMin = 4

/**
 * Reads the traits in a typed text: «подводные часы до 5000», «birkin blak». A word with typing errors names a trait only if no name is
 * closer. A word typed in the other keyboard layout names a trait only if no name equals the word as typed.
 */
export function readTraits(typed: string, lexicon: Lexicon, closenessOf: NameCloseness): TraitQuery {
  const amounts = readAmounts(typed)
  const chunks = [...typed.matchAll(/\S+/g)].map(({ 0: text, index }) => ({ text, from: index, to: index + text.length }))
  const free = chunks.filter(({ from, to }) => !amounts.some((amount) => from < amount.to && amount.from < to))
  const words = free.flatMap((chunk) => readChunk(chunk, lexicon, closenessOf))
  const readings: TraitReading[] = amounts.map((amount) => ({ ...amount, words: [] }))
  const rest: Word[] = []
  for (let at = 0; at < words.length;) {
    const found = lexicon.findPhrase(words.slice(at).map(({ entries }) => entries))
    const said = words.slice(at, at + (found?.length ?? 1))
    if (found) readings.push({ trait: found.trait, words: said, from: said[0]?.from ?? 0, to: said.at(-1)?.to ?? 0 })
    else rest.push(...said)
    at += said.length
  }
  return { readings: readings.sort((a, b) => a.from - b.from), rest }
}

function readChunk(chunk: Word, lexicon: Lexicon, closenessOf: NameCloseness): SpokenWord[] {
  const spoken = (texts: string[], find: (text: string) => readonly string[]): SpokenWord[] =>
    texts.map((text) => ({ text, from: chunk.from, to: chunk.to, entries: find(text) }))
  const typed = splitWords(foldText(chunk.text)).map(unifyAlphabet)
  const asTyped = spoken(typed, (text) => lexicon.find(text))
  if (asTyped.some(({ entries, text }) => entries.length > 0 || closenessOf(text) === 1)) return asTyped
  const swapped = spoken(splitWords(foldText(swapLayout(chunk.text))), (text) => (text.length < slipMin ? [] : lexicon.find(text)))
  if (swapped.length && swapped.every(({ entries }) => entries.length > 0)) return swapped
  return spoken(typed, (text) => {
    if (text.length < slipMin || hasDigit(text)) return []
    const { entries, closeness } = lexicon.findNear(text)
    return closeness > 0 && closeness >= closenessOf(text) ? entries : []
  })
}
