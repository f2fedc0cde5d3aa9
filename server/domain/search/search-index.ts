/**
 * The search engine of the shop (HDR-06): in memory, all kinds together.
 */
import { rankHits, type SearchHit } from '#server/domain/search/rank-hits.ts'
import { readQuery } from '#server/domain/search/read-query.ts'
import { createScoreBoard } from '#server/domain/search/score-board.ts'
import { loosenQuery, scoreQuery } from '#server/domain/search/score-query.ts'
import type { SearchDocument } from '#server/domain/search/search-document.ts'
import { createShelf } from '#server/domain/search/shelf.ts'

export type { SearchDocument, SearchHit }

export type SearchIndex = {
  /** Adds a piece, or replaces what was known of it. */
  put(document: SearchDocument): void
  /** Forgets a piece; an unknown one is no error. */
  remove(pieceId: number): void
  /** The pieces that answer to the text, best first; pieces of one model share a hit. No text throws; nonsense finds nothing. */
  find(text: string): SearchHit[]
}

/** Creates an empty index. */
export function createSearchIndex(): SearchIndex {
  const shelf = createShelf()
  const board = createScoreBoard()
  return {
    put: shelf.put,
    remove: shelf.remove,
    find(text) {
      const query = readQuery(shelf, text)
      scoreQuery(shelf, board, query)
      const ranking = rankHits(shelf, board, query, false)
      if (ranking.lack === 0 || query.words.length < 2) return ranking.hits
      loosenQuery(shelf, board, query)
      const loose = rankHits(shelf, board, query, true)
      return loose.lack === 0 ? loose.hits : ranking.hits
    },
  }
}
