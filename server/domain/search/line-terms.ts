import { foldText, splitWords } from '#server/domain/search/normalize-text.ts'
import type { SearchDocument } from '#server/domain/search/piece-line.ts'

/**
 * Weights of the terms made from one field. A term is a run of the field's words: `whole` is for the run of all words, `start` for other
 * runs that begin with the first word, and `inner` for runs that begin with a later word. `runMax` is the maximum number of words in a run.
 */
type FieldWeights = { whole: number; start: number; inner: number; runMax: number }

const fieldWeights = {
  brand: { whole: 3.2, start: 2.4, inner: 2.3, runMax: 4 },
  brandSpelling: { whole: 3.15, start: 2.35, inner: 2.25, runMax: 4 },
  collection: { whole: 2.4, start: 2.2, inner: 2.1, runMax: 4 },
  collectionSpelling: { whole: 2.35, start: 2.15, inner: 2.05, runMax: 4 },
  model: { whole: 2.2, start: 2, inner: 1.9, runMax: 2 },
} satisfies Record<string, FieldWeights>

/** Minimum score of a word that equals a brand. Collections and models score much less. */
export const brandScoreMin = 2.9

/** Minimum score that a word gets if it equals a word of a brand or collection, or a complete model name. */
export const nameScoreMin = 2.1

/**
 * Bonus for a line whose model begins with the first word of its collection: for «submariner», a Submariner ranks above a Prince Oysterdate
 * Submariner.
 */
const headBonus = 0.1
const repeatedBonus = 0.05

/**
 * Returns the weighted terms of a line (brand, collection, model): every word of every field, and every run of a few neighboring words
 * joined («royaloak», «daydate»), so that spaces and hyphens do not matter.
 */
export function lineTerms(document: SearchDocument): Map<string, number> {
  const { brand, brandSpellings, collection, collectionSpellings, model } = document
  const terms = new Map<string, number>()
  const modelTerms = new Map<string, number>()
  addName(modelTerms, model, fieldWeights.model)
  if (collection) addName(terms, collection, fieldWeights.collection)
  for (const spelling of collectionSpellings) addName(terms, spelling, fieldWeights.collectionSpelling)
  const bonus = firstWord(model) === firstWord(collection ?? '') ? headBonus : 0
  for (const [term, weight] of terms) terms.set(term, weight + bonus + (modelTerms.has(term) ? repeatedBonus : 0))
  for (const [term, weight] of modelTerms) raise(terms, term, weight)
  addName(terms, brand, fieldWeights.brand)
  for (const spelling of brandSpellings) addName(terms, spelling, fieldWeights.brandSpelling)
  return terms
}

function addName(terms: Map<string, number>, name: string, value: FieldWeights): void {
  addWords(terms, splitWords(foldText(name)), value)
  if (name.includes('&')) addWords(terms, splitWords(foldText(name.replaceAll('&', ' and '))), value)
}

function addWords(terms: Map<string, number>, words: string[], { whole, start, inner, runMax }: FieldWeights): void {
  for (let from = 0; from < words.length; from++) {
    let run = ''
    for (let to = from; to < words.length && to < from + runMax; to++) {
      run += words[to]
      const startWeight = to === words.length - 1 ? whole : start
      raise(terms, run, from === 0 ? startWeight : inner)
    }
  }
}

function raise(terms: Map<string, number>, term: string, weight: number): void {
  terms.set(term, Math.max(terms.get(term) ?? 0, weight))
}

function firstWord(name: string): string | undefined {
  return splitWords(foldText(name))[0]
}
