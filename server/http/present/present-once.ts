import { LRUCache } from 'lru-cache'
import type { Language } from '#contract/language.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import type { PresentContext } from '#server/http/present/photo.ts'

type Present<Card> = (row: PieceRow, lists: ReferenceLists, context: PresentContext) => Card

/** Limits the memory of the cache to some megabytes. */
const maxRows = 3000

/**
 * Memoizes a presenter per row, until the row or the reference lists are replaced. The same object is returned each time, so callers can
 * use it as a cache key.
 */
export function presentOnce<Card extends object>(present: Present<Card>): Present<Card> {
  const known = new LRUCache<PieceRow, { lists: ReferenceLists; cards: Partial<Record<Language, Card>> }>({ max: maxRows })
  return (row, lists, context) => {
    let found = known.get(row)
    if (found?.lists !== lists) known.set(row, (found = { lists, cards: {} }))
    return (found.cards[context.language] ??= present(row, lists, context))
  }
}
