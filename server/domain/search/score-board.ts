import type { PieceGroup } from '#server/domain/search/piece-line.ts'

/**
 * Scores of each query word in each line, and in each group of pieces whose reference matched. Reused for all queries, so that a query
 * allocates nothing large.
 */
export class ScoreBoard {
  /** Scores by word and `docId`. */
  readonly rows: Float64Array[] = []
  /** The `docId` of each line with a score, by word. */
  readonly reached: number[][] = []
  /** Scores by group and word. */
  readonly groups = new Map<PieceGroup, number[]>()

  clear(wordCount: number, docCount: number): void {
    this.groups.clear()
    for (let word = 0; word < Math.max(wordCount, this.reached.length); word++) {
      const row = this.rows[word]
      if (row && row.length >= docCount) for (const docId of this.reached[word] ?? []) row[docId] = 0
      else this.rows[word] = new Float64Array(docCount + (docCount >> 1) + 16)
      this.reached[word] = []
    }
  }

  raise(word: number, docId: number, score: number): void {
    const row = this.rows[word]
    const before = row?.[docId] ?? 0
    if (!row || score <= before) return
    row[docId] = score
    if (before === 0) this.reached[word]?.push(docId)
  }

  raiseGroup(word: number, group: PieceGroup, score: number): void {
    const scores = this.groups.get(group) ?? []
    if (!scores.length) this.groups.set(group, scores)
    scores[word] = Math.max(scores[word] ?? 0, score)
  }
}
