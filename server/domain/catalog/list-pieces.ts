import type { CatalogQuery } from '#contract/catalog-query.ts'
import type { Kind } from '#contract/piece.ts'
import type { CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import { orderedSlots, shuffleStart } from '#server/domain/catalog/order.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import { countBits, hasBit } from '#server/domain/catalog/bits.ts'
import { type Base, passing, type Sifted, sift } from '#server/domain/catalog/sift.ts'
import type { SearchHit } from '#server/domain/search/search-index.ts'
import { flags, type Shelf } from '#server/domain/catalog/shelf.ts'

export type ListedPieces = { count: number; rows: PieceRow[] }

/** One page of a list (CAT-03…CAT-10): by the order asked for, else by relevance when searching, else shuffled by `seed`. */
export function listPieces(catalog: CatalogSnapshot, kind: Kind, query: CatalogQuery, base: Base = 'all'): ListedPieces {
  const shelf = catalog.shelves[kind]
  const found = query.search?.trim() ? catalog.search.find(query.search) : null
  const sifted = sift(shelf, catalog.lists, query, base, found)
  const first = (query.page - 1) * query.page_size
  if (query.ordering) return cut(sifted, orderedSlots(shelf, catalog.lists, query.ordering), 0, first, query.page_size)
  if (found) return cut(sifted, slotsByRelevance(shelf, found), 0, first, query.page_size)
  const shuffled = orderedSlots(shelf, catalog.lists, 'shuffle')
  return cut(sifted, shuffled, shuffleStart(shelf, shuffled, query.seed ?? 0), first, query.page_size)
}

function cut(sifted: Sifted, slots: readonly number[], start: number, first: number, size: number): ListedPieces {
  const bits = passing(sifted)
  const rows: PieceRow[] = []
  let passed = 0
  for (let step = 0; step < slots.length && rows.length < size; step++) {
    const at = start + step
    const slot = slots[at < slots.length ? at : at - slots.length] ?? 0
    if (!hasBit(bits, slot)) continue
    const row = sifted.shelf.rows[slot]
    if (passed >= first && row) rows.push(row)
    passed++
  }
  return { count: countBits(bits), rows }
}

/** Slots by relevance; among pieces of one model the popular first, then the newest. */
function slotsByRelevance(shelf: Shelf, found: readonly SearchHit[]): number[] {
  const popularity = (slot: number) => Number(shelf.flags[slot]) & flags.popular
  return found.flatMap(({ pieceIds }) => {
    const slots = pieceIds.flatMap((id) => shelf.slots.get(id) ?? [])
    return slots.toSorted((a, b) => popularity(b) - popularity(a) || Number(shelf.rows[b]?.id) - Number(shelf.rows[a]?.id))
  })
}
