import {
  errorsAllowed,
  errorsAllowedInCompany,
  mayBeReference,
  nearMatches,
  nearReferences,
  referenceMatches,
} from '#server/domain/search/match-word.ts'
import type { Query, QueryWord } from '#server/domain/search/read-query.ts'
import type { ReferenceMatch } from '#server/domain/search/references.ts'
import type { ScoreBoard } from '#server/domain/search/score-board.ts'
import type { Shelf } from '#server/domain/search/shelf.ts'
import { soundOf } from '#server/domain/search/sound.ts'
import type { TermMatch } from '#server/domain/search/term.ts'

const runMax = 8
const wordRunMax = 4
const runFactor = 1.02
const looseFactor = 0.8
const shortNumber = /^\d{1,3}$/

/** Words `from` … `to` of the query, written together. */
type Run = { from: number; to: number; text: string }

/** Enters on the board what each word is worth, alone and written together with its neighbours. */
export function scoreQuery(shelf: Shelf, board: ScoreBoard, { words }: Query): void {
  board.clear(words.length, shelf.lines.length)
  words.forEach((word, at) => raise(board, { from: at, to: at, text: word.text }, word.matches, 1))
  const runs = runsOf(words)
  for (const run of runs) {
    if (run.to === run.from || run.to >= run.from + wordRunMax) continue
    const sound = soundOf(run.text)
    raise(board, run, shelf.vocabulary.same(run.text, sound), runFactor)
    if (run.to === words.length - 1) raise(board, run, shelf.vocabulary.longer(run.text, sound), runFactor)
  }
  scoreReferences(shelf, board, words, runs)
}

/** Longest runs first: what lies inside a run that is a reference is not looked up again. */
function scoreReferences(shelf: Shelf, board: ScoreBoard, words: QueryWord[], runs: Run[]): void {
  const found: Run[] = []
  for (const run of runs.toSorted((a, b) => b.to - b.from - a.to + a.from)) {
    if (!mayBeReference(run.text) || found.some((longer) => longer.from <= run.from && run.to <= longer.to)) continue
    if (shortNumber.test(run.text) && words.slice(run.from, run.to + 1).every(isKnown)) continue
    const matches = referenceMatches(shelf.references, run.text)
    if (matches.length) found.push(run)
    raiseReferences(board, run, matches)
  }
  if (found.length) return
  words.forEach((word, at) => {
    const matches = word.matches.length ? [] : nearReferences(shelf.references, word.text)
    raiseReferences(board, { from: at, to: at, text: word.text }, matches)
  })
}

/** Enters what each word and each pair of words may be with more typing errors than a word alone may have. */
export function loosenQuery(shelf: Shelf, board: ScoreBoard, { words }: Query): void {
  for (const run of runsOf(words)) {
    const isPair = run.to === run.from + 1
    if (run.to > run.from + 1 || words.slice(run.from, run.to + 1).some(isKnown)) continue
    const allowed = isPair ? errorsAllowed : errorsAllowedInCompany
    raise(board, run, nearMatches(shelf.vocabulary, run.text, soundOf(run.text), allowed), looseFactor)
  }
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
      runs.push({ from, to, text })
    }
  }
  return runs
}

function raise(board: ScoreBoard, { from, to }: Run, matches: TermMatch[], factor: number): void {
  for (const { term, closeness } of matches) {
    for (let at = 0; at < term.slots.length; at++) {
      const score = closeness * factor * (term.weights[at] ?? 0)
      for (let word = from; word <= to; word++) board.raise(word, term.slots[at] ?? 0, score)
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
