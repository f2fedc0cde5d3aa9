import type { PieceGroup } from '#server/domain/search/piece-line.ts'

/** What each word of the query is worth in each line, and in each group of pieces whose reference it met. */
export type ScoreBoard = ReturnType<typeof createScoreBoard>

/** Creates the board that one query after another is scored on: nothing large is made anew for a query. */
export function createScoreBoard() {
  const rows: Float64Array[] = []
  const reached: number[][] = []
  const groups = new Map<PieceGroup, number[]>()

  return {
    /** By word: the score of each slot. */
    rows,
    /** By word: the slots with a score. */
    reached,
    groups,

    clear(wordCount: number, slotCount: number): void {
      groups.clear()
      for (let word = 0; word < Math.max(wordCount, reached.length); word++) {
        const row = rows[word]
        if (row && row.length >= slotCount) for (const slot of reached[word] ?? []) row[slot] = 0
        else rows[word] = new Float64Array(slotCount + (slotCount >> 1) + 16)
        reached[word] = []
      }
    },

    raise(word: number, slot: number, score: number): void {
      const row = rows[word]
      const before = row?.[slot] ?? 0
      if (!row || score <= before) return
      row[slot] = score
      if (before === 0) reached[word]?.push(slot)
    },

    raiseGroup(word: number, group: PieceGroup, score: number): void {
      const scores = groups.get(group) ?? []
      if (!scores.length) groups.set(group, scores)
      scores[word] = Math.max(scores[word] ?? 0, score)
    },
  }
}
