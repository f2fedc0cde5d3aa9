import { foldText, splitWords } from '#server/domain/search/normalize-text.ts'
import type { SearchDocument } from '#server/domain/search/search-document.ts'

/** What a whole match of each field is worth: the brand outweighs its lines, the maker's names outweigh our spellings. */
const weights = { brand: 2.4, brandSpelling: 2.35, collection: 2.2, collectionSpelling: 2.15, model: 2 }
const wholeFactor = 1.1
const innerFactor = 0.95
const runMax = 4

/** Added where the model begins with the name: a Submariner goes before a Prince Oysterdate Submariner. */
const headBonus = 0.1

/**
 * The terms of a line (brand, collection, model) with their weights: every word of every field, and every run of up to
 * four neighbours written together («royaloak», «daydate»), so that spaces and hyphens never matter.
 */
export function lineTerms(document: SearchDocument): Map<string, number> {
  const { brand, brandSpellings, collection, collectionSpellings, model } = document
  const terms = new Map<string, number>()
  const modelWords = phraseWords(model)
  const collectionWords = phraseWords(collection ?? '')
  const head = modelWords.length && modelWords[0] === collectionWords[0] ? headBonus : 0
  addPhrase(terms, phraseWords(brand), weights.brand)
  for (const spelling of brandSpellings) addPhrase(terms, phraseWords(spelling), weights.brandSpelling)
  addPhrase(terms, collectionWords, weights.collection + head)
  for (const spelling of collectionSpellings) addPhrase(terms, phraseWords(spelling), weights.collectionSpelling + head)
  addPhrase(terms, modelWords, weights.model)
  return terms
}

function phraseWords(phrase: string): string[] {
  return splitWords(foldText(phrase))
}

function addPhrase(terms: Map<string, number>, words: string[], weight: number): void {
  for (let start = 0; start < words.length; start++) {
    let run = ''
    for (let end = start; end < words.length && end < start + runMax; end++) {
      run += words[end]
      terms.set(run, Math.max(terms.get(run) ?? 0, weight * placeFactor(start, end, words.length)))
    }
  }
}

function placeFactor(start: number, end: number, count: number): number {
  if (start > 0) return innerFactor
  return end === count - 1 ? wholeFactor : 1
}
