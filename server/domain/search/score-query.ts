import { exactReferences, wholeMatches } from '#server/domain/search/exact-matches.ts'
import {
  mayBeReference,
  findNearMatches,
  findNearReferences,
  referenceMatches,
  referenceSpellings,
} from '#server/domain/search/match-word.ts'
import { phoneticKey } from '#server/domain/search/phonetic-key.ts'
import type { Query, QueryWord } from '#server/domain/search/read-query.ts'
import type { ReferenceMatch } from '#server/domain/search/references.ts'
import type { ScoreBoard } from '#server/domain/search/score-board.ts'
import type { SearchStore } from '#server/domain/search/search-store.ts'
import type { TermMatch } from '#server/domain/search/term.ts'
import { maxErrors, maxErrorsBesideMatch } from '#server/domain/search/typing-errors-allowed.ts'

export type SearchContext = { store: SearchStore; query: Query; board: ScoreBoard }

type Run = { from: number; to: number; text: string; factor: number }

const runMax = 8
const wordRunMax = 4
const runFactor = 1.02
const looseFactor = 0.8
/** Queries with more words do not look up two-character texts as references, because two characters occur in very many references. */
const shortPartWordsMax = 4
const shortNumber = /^\d{1,3}$/

/** `near` accepts typing errors and parts of words. `exact` accepts only the matches that `exact-matches.ts` keeps. */
type Accuracy = 'near' | 'exact'

/** Scores each word, alone and joined with its neighbors. */
export function scoreQuery({ store, query, board }: SearchContext, accuracy: Accuracy = 'near'): void {
  const { words } = query
  board.clear(words.length, store.lines.length)
  for (const run of runsOf(words)) {
    if (run.to >= run.from + wordRunMax) continue
    const alone = run.from === run.to ? words[run.from] : undefined
    if (alone) raise(board, run, alone.matches)
    else {
      const matches = findRunMatches(store, { text: run.text, isLast: run.to === words.length - 1 })
      raise(board, run, accuracy === 'exact' ? wholeMatches({ text: run.text, matches }) : matches)
    }
  }
}

/**
 * Scores references, the longest runs of words first. Words of a found reference are not looked up again. A query that consists of two
 * characters matches only a whole reference. If no reference is found, `near` looks up the unmatched words again and allows one typing
 * error.
 */
export function scoreReferences({ store, query, board }: SearchContext, accuracy: Accuracy = 'near'): void {
  const found: Run[] = []
  for (const run of runsOf(query.words).toSorted((a, b) => b.to - b.from - a.to + a.from)) {
    if (!mayBeReference(run.text) || found.some((longer) => longer.from <= run.from && run.to <= longer.to)) continue
    if (run.text.length < 3 && query.words.length > shortPartWordsMax) continue
    if (shortNumber.test(run.text) && query.words.slice(run.from, run.to + 1).every(isKnown)) continue
    const parts = referenceMatches(store.references, run.text)
    const spellings = referenceSpellings(run.text)
    const isWholeOnly = run.text.length < 3 && query.words.length === 1
    const wholes = isWholeOnly ? parts.filter(({ reference }) => spellings.includes(reference.text)) : parts
    const matches = accuracy === 'exact' ? exactReferences(wholes, spellings) : wholes
    if (matches.length) found.push(run)
    raiseReferences(board, run, matches)
  }
  if (found.length || accuracy === 'exact') return
  for (const run of runsOf(query.words)) {
    if (run.from < run.to || query.words[run.from]?.matches.length) continue
    raiseReferences(board, run, findNearReferences(store.references, run.text))
  }
}

/** Scores each unknown word, and each pair of unknown words, with more typing errors than `scoreQuery` allows. */
export function loosenQuery({ store, query, board }: SearchContext): void {
  for (const run of runsOf(query.words)) {
    const words = query.words.slice(run.from, run.to + 1)
    if (words.length > 2 || words.some(isKnown)) continue
    const spelling = { text: run.text, sound: phoneticKey(run.text) }
    const allowed = words.length > 1 ? maxErrors : maxErrorsBesideMatch
    raise(board, { ...run, factor: looseFactor }, findNearMatches(store.vocabulary, spelling, allowed))
  }
}

/** Returns the matches of a run of words. If the run is the last of the query, also returns words that begin with it. */
function findRunMatches({ vocabulary }: SearchStore, { text, isLast }: { text: string; isLast: boolean }): TermMatch[] {
  const sound = phoneticKey(text)
  const same = vocabulary.findSame(text, sound)
  return isLast ? [...same, ...vocabulary.findLonger(text, sound)] : same
}

function isKnown(word: QueryWord): boolean {
  return word.matches.some((match) => match.closeness === 1)
}

function runsOf(words: QueryWord[]): Run[] {
  const runs: Run[] = []
  for (let from = 0; from < words.length; from++) {
    let text = ''
    for (let to = from; to < words.length && to < from + runMax; to++) {
      text += words[to]?.text ?? ''
      runs.push({ from, to, text, factor: from === to ? 1 : runFactor })
    }
  }
  return runs
}

function raise(board: ScoreBoard, { from, to, factor }: Run, matches: TermMatch[]): void {
  for (const { term, closeness } of matches) {
    for (let at = 0; at < term.docIds.length; at++) {
      const score = closeness * factor * (term.weights[at] ?? 0)
      for (let word = from; word <= to; word++) board.raise(word, term.docIds[at] ?? 0, score)
    }
  }
}

function raiseReferences(board: ScoreBoard, { from, to }: Run, matches: ReferenceMatch[]): void {
  for (const { reference, score } of matches) {
    for (const group of reference.groups) {
      for (let word = from; word <= to; word++) board.raiseGroup(word, group, score)
    }
  }
}
