import type { Line, PieceGroup } from '#server/domain/search/piece-line.ts'
import type { Query } from '#server/domain/search/read-query.ts'
import type { ScoreBoard } from '#server/domain/search/score-board.ts'
import type { Shelf } from '#server/domain/search/shelf.ts'

/** Pieces of one relevance; a higher score is better. The list is the index's own: read it at once, do not keep it. */
export type SearchHit = { score: number; pieceIds: readonly number[] }

/** The hits that lack the fewest required words, best first, and how many they lack. */
export type Ranking = { missing: number; hits: SearchHit[] }

/** `isSure` where a required word was found as typed and is (the beginning of) a name or a reference. */
type Tally = { score: number; missing: number; isSure: boolean }

const optionalShare = 0.5
const kindBonus = 0.5
const sureScore = 2.1

/**
 * Ranks what is on the board. A line is one hit; but where a reference was met, its groups are hits of their own.
 * With `isSureOnly`, or where half of the words or more are missing, a hit needs a word found as typed.
 */
export function rankHits(shelf: Shelf, board: ScoreBoard, query: Query, isSureOnly: boolean): Ranking {
  const requiredCount = query.words.filter((word) => word.isRequired).length
  const ranking: Ranking = { missing: Math.max(0, requiredCount - 1), hits: [] }
  const apart = new Set<Line>()

  function enter(tally: Tally, pieceIds: readonly number[]): boolean {
    if (tally.missing > ranking.missing) return false
    if (!tally.isSure && (isSureOnly || tally.missing * 2 >= requiredCount) && requiredCount > 1) return false
    if (tally.missing < ranking.missing) ranking.hits = []
    ranking.missing = tally.missing
    ranking.hits.push({ score: tally.score, pieceIds })
    return true
  }

  for (const [group, scores] of board.groups) {
    enter(tallyOf(board, query, group.line, scores), group.pieceIds)
    apart.add(group.line)
  }
  for (const line of candidates(shelf, board, query)) {
    const tally = tallyOf(board, query, line, null)
    if (apart.has(line)) for (const group of plainGroups(board, line)) enter(tally, group.pieceIds)
    else enter(tally, line.pieceIds)
  }
  ranking.hits.sort((a, b) => b.score - a.score)
  return ranking
}

/** Lines that have a required word; where the query requires none, all lines of the kinds it names. */
function candidates(shelf: Shelf, board: ScoreBoard, { words, kinds }: Query): Set<Line> {
  const found = new Set<Line>()
  words.forEach((word, at) => {
    if (!word.isRequired) return
    for (const slot of board.reached[at] ?? []) {
      const line = shelf.lines[slot]
      if (line) found.add(line)
    }
  })
  if (words.some((word) => word.isRequired)) return found
  for (const line of shelf.lines) if (line && kinds.includes(line.kind)) found.add(line)
  return found
}

function plainGroups(board: ScoreBoard, line: Line): PieceGroup[] {
  return [...line.groups.values()].filter((group) => !board.groups.has(group))
}

function tallyOf(board: ScoreBoard, { words, kinds }: Query, line: Line, groupScores: number[] | null): Tally {
  const tally: Tally = { score: kinds.includes(line.kind) ? kindBonus : 0, missing: 0, isSure: false }
  for (let at = 0; at < words.length; at++) {
    const word = words[at]
    const ofGroup = groupScores?.[at] ?? 0
    const score = Math.max(board.rows[at]?.[line.slot] ?? 0, ofGroup)
    tally.score += word?.isRequired ? score : score * optionalShare
    if (!word?.isRequired) continue
    if (score === 0) tally.missing++
    else if ((word.isStrict && score >= sureScore) || ofGroup > 0) tally.isSure = true
  }
  return tally
}
