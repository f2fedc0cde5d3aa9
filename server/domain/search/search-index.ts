/**
 * The search engine of the shop: one index in memory for all kinds of piece.
 *
 * 1. `search-store` groups pieces into lines (same kind, brand, collection, model) and the pieces of a line into groups (same
 *    reference), so that the cost of a query depends on the number of models, not of pieces.
 * 2. `vocabulary` indexes the words of the lines by spelling and by sound (equal for Latin and Cyrillic spellings);
 *    `references` indexes references by trigrams.
 * 3. `read-query` parses the text chunk by chunk, in the keyboard layout that finds more, and separates modifier words
 *    («купить», «часы»). Fuzzy matching is used only for words that are not found as typed.
 * 4. `score-query` writes to `score-board` the score of each word, and of each run of joined words, in each line.
 * 5. `rank-hits` selects lines with every required word. If there are none, more typing errors are allowed; if there are still none,
 *    it selects the lines that lack the fewest words.
 *
 * Why not MiniSearch 7.2, with the same folding, layouts, sounds and modifier words:
 * - It ranked the right piece first for 94 % of our queries (this engine 99.5 %), and among the first five for 96 % (100 %).
 * - It took 0.6 ms per query with 5,000 pieces (this engine 0.05 ms), and 7 ms with 100,000 (0.1 ms), as it scores every document anew.
 * - It supports neither runs of words nor parts of references.
 */
import { withoutNearMatches } from '#server/domain/search/exact-matches.ts'
import { createNameLookup, type NameLookup } from '#server/domain/search/name-lookup.ts'
import type { SearchDocument } from '#server/domain/search/piece-line.ts'
import { rankHits, type SearchHit } from '#server/domain/search/rank-hits.ts'
import { readQuery } from '#server/domain/search/read-query.ts'
import { ScoreBoard } from '#server/domain/search/score-board.ts'
import { loosenQuery, scoreQuery, scoreReferences } from '#server/domain/search/score-query.ts'
import { SearchStore } from '#server/domain/search/search-store.ts'

export type { SearchDocument, SearchHit }

export type SearchIndex = {
  put(document: SearchDocument): void
  /** Removes a piece; ignores an unknown id. */
  remove(pieceId: number): void
  /**
   * Returns the pieces that match the text, best first. A hit has all pieces of one model or, if the text matches a reference, of one
   * reference. No piece is in two hits. Hits with equal scores have no particular order, so the caller must order them by popularity. Never
   * throws.
   */
  find(text: string): SearchHit[]
  /**
   * Returns only pieces that have every required word of the text and are of the kinds that it names. Words may differ in alphabet,
   * keyboard layout and ending, but not by typing errors. Returns none for a text that only names a kind. Use it for results that nobody
   * reviews, such as those in messages.
   */
  findExact(text: string): SearchHit[]
  readonly names: NameLookup
}

export function createSearchIndex(): SearchIndex {
  const store = new SearchStore()
  const board = new ScoreBoard()
  return {
    put: (document) => store.put(document),
    remove: (pieceId) => store.remove(pieceId),
    find(text) {
      const query = readQuery(store, text)
      const context = { store, query, board }
      scoreQuery(context)
      scoreReferences(context)
      const ranking = rankHits(context, 'any')
      if (ranking.lack === 0 || query.words.length < 2) return ranking.hits
      loosenQuery(context)
      const loose = rankHits(context, 'sure')
      return loose.lack === 0 ? loose.hits : ranking.hits
    },
    findExact(text) {
      const query = withoutNearMatches(readQuery(store, text))
      if (!query.words.some((word) => word.isRequired)) return []
      const context = { store, query, board }
      scoreQuery(context, 'exact')
      scoreReferences(context, 'exact')
      const { lack, hits } = rankHits(context, 'exact')
      return lack === 0 ? hits : []
    },
    names: createNameLookup(store),
  }
}
