import { LRUCache } from 'lru-cache'
import type { Language } from '#contract/language.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import type { PresentContext } from '#server/http/present/photo.ts'

type Present<Card> = (row: PieceRow, lists: ReferenceLists, context: PresentContext) => Card

const maxRows = 3000

/**
 * Memoizes a presenter for each row, until the row or the reference lists are replaced. Returns the same object each time, so that callers
 * can use the object as a cache key.
 */
export function presentOnce<Card extends object>(present: Present<Card>): Present<Card> {
  const known = new LRUCache<PieceRow, { lists: ReferenceLists; cards: Partial<Record<Language, Card>> }>({ max: maxRows })
  return (row, lists, context) => {
    let found = known.get(row)
    if (found?.lists !== lists) known.set(row, (found = { lists, cards: {} }))
    return (found.cards[context.language] ??= present(row, lists, context))
  }
}
