import { brandScoreMin, nameScoreMin } from '#server/domain/search/line-terms.ts'
import type { SearchLine, PieceGroup } from '#server/domain/search/piece-line.ts'
import type { ScoreBoard } from '#server/domain/search/score-board.ts'
import type { SearchContext } from '#server/domain/search/score-query.ts'

/**
 * Pieces with the same score; a higher score is better. `sortByRelevance` sorts pieces of equal score by popularity. Callers must read
 * `pieceIds` at once and not store it, because the index changes this list later.
 */
export type SearchHit = { score: number; pieceIds: readonly number[] }

/** The hits that lack the fewest required words of the query, best first; `lack` is 0 if the hits have all required words. */
export type Ranking = { lack: number; hits: SearchHit[] }

/** `isSure` means that a required word matches a reference, or is found as typed with a score of at least `nameScoreMin`. */
type Tally = { score: number; lack: number; isSure: boolean }

const optionalShare = 0.5
const kindBonus = 0.5
/**
 * Penalty added to `lack` if words are missing and no brand matches. Exceeds any number of words, so that hits whose brand matches always
 * win.
 */
const brandLack = 100

/**
 * Ranks the lines that have scores in `context.board`. A line is one hit; if a reference matched, each group of the line is a separate hit.
 *
 * `accept` selects the hits. `sure` accepts only sure hits (`isSure`). `any` requires a sure hit only if the query has two or more required
 * words and the hit lacks at least half of them. `exact` is like `any`, and excludes pieces of a kind other than the kinds in the query.
 */
export function rankHits(context: SearchContext, accept: 'any' | 'sure' | 'exact'): Ranking {
  const { query, board } = context
  const requiredCount = query.words.filter((word) => word.isRequired).length
  const ranking: Ranking = { lack: Infinity, hits: [] }
  const groupedLines = new Set<SearchLine>()

  function enter(tally: Tally, pieceIds: readonly number[]): void {
    if (tally.lack > ranking.lack) return
    if (tally.lack < ranking.lack) ranking.hits = []
    ranking.lack = tally.lack
    ranking.hits.push({ score: tally.score, pieceIds })
  }

  function tallyOf(line: SearchLine, groupScores: number[] | null): Tally | null {
    if (accept === 'exact' && query.kinds.length && !query.kinds.includes(line.kind)) return null
    const tally = tallyLine(context, line, groupScores)
    const isMostlyMissing = (tally.lack % brandLack) * 2 >= requiredCount
    const needsName = accept === 'sure' || (requiredCount > 1 && isMostlyMissing)
    return needsName && !tally.isSure ? null : tally
  }

  for (const [group, scores] of board.groups) {
    const tally = tallyOf(group.line, scores)
    if (tally) enter(tally, group.pieceIds)
    groupedLines.add(group.line)
  }
  for (const line of collectCandidates(context)) {
    const tally = tallyOf(line, null)
    if (!tally) continue
    if (groupedLines.has(line)) for (const group of plainGroups(board, line)) enter(tally, group.pieceIds)
    else enter(tally, line.pieceIds)
  }
  ranking.hits.sort((a, b) => b.score - a.score)
  return ranking
}

function collectCandidates({ store, board, query }: SearchContext): Set<SearchLine> {
  const { words, kinds } = query
  const found = new Set<SearchLine>()
  words.forEach((word, at) => {
    if (!word.isRequired) return
    for (const docId of board.reached[at] ?? []) {
      const line = store.lines[docId]
      if (line) found.add(line)
    }
  })
  if (words.some((word) => word.isRequired)) return found
  for (const line of store.lines) if (line && kinds.includes(line.kind)) found.add(line)
  return found
}

function plainGroups(board: ScoreBoard, line: SearchLine): PieceGroup[] {
  return [...line.groups.values()].filter((group) => !board.groups.has(group))
}

function tallyLine({ board, query }: SearchContext, line: SearchLine, groupScores: number[] | null): Tally {
  const { words, kinds } = query
  let score = kinds.includes(line.kind) ? kindBonus : 0
  let missing = 0
  let isSure = false
  let isOfBrand = false
  for (let at = 0; at < words.length; at++) {
    const word = words[at]
    const ofLine = board.rows[at]?.[line.docId] ?? 0
    const ofGroup = groupScores?.[at] ?? 0
    const ofWord = Math.max(ofLine, ofGroup)
    score += word?.isRequired ? ofWord : ofWord * optionalShare
    if (!word?.isRequired) continue
    if (ofWord === 0) missing++
    if (ofGroup > 0 || (word.isStrict && ofLine >= nameScoreMin)) isSure = true
    if (word.isStrict && ofLine >= brandScoreMin) isOfBrand = true
  }
  return { score, lack: missing === 0 || isOfBrand ? missing : missing + brandLack, isSure }
}
