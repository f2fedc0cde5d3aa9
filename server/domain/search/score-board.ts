import type { PieceGroup } from '#server/domain/search/piece-line.ts'

/**
 * What each word of the query is worth in each line, and in each group of pieces whose reference it met.
 * One board serves one query after another: nothing large is made anew for a query.
 */
export class ScoreBoard {
  /** By word: the score of each slot. */
  readonly rows: Float64Array[] = []
  /** By word: the slots with a score. */
  readonly reached: number[][] = []
  /** The scores of a group, by word. */
  readonly groups = new Map<PieceGroup, number[]>()

  /** Wipes the board for a query of so many words over so many lines. */
  clear(wordCount: number, slotCount: number): void {
    this.groups.clear()
    for (let word = 0; word < Math.max(wordCount, this.reached.length); word++) {
      const row = this.rows[word]
      if (row && row.length >= slotCount) for (const slot of this.reached[word] ?? []) row[slot] = 0
      else this.rows[word] = new Float64Array(slotCount + (slotCount >> 1) + 16)
      this.reached[word] = []
    }
  }

  /** Enters a score of a word in a line, unless it has a higher one. */
  raise(word: number, slot: number, score: number): void {
    const row = this.rows[word]
    const before = row?.[slot] ?? 0
    if (!row || score <= before) return
    row[slot] = score
    if (before === 0) this.reached[word]?.push(slot)
  }

  /** Enters a score of a word in a group, unless it has a higher one. */
  raiseGroup(word: number, group: PieceGroup, score: number): void {
    const scores = this.groups.get(group) ?? []
    if (!scores.length) this.groups.set(group, scores)
    scores[word] = Math.max(scores[word] ?? 0, score)
  }
}
