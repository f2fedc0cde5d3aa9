import type { CatalogQuery } from '#contract/catalog-query.ts'
import type { Kind } from '#contract/piece.ts'
import { type Scope, findMatching, type FilterResult, applyFilters } from '#server/domain/catalog/apply-filters.ts'
import { countBits, hasBit } from '#server/domain/catalog/bit-set.ts'
import { flags, type CatalogColumns } from '#server/domain/catalog/catalog-columns.ts'
import type { CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import { searchCatalog } from '#server/domain/catalog/search-catalog.ts'
import { sortRowIndexes, findShuffleStart } from '#server/domain/catalog/sort-rows.ts'
import type { SearchHit } from '#server/domain/search/search-index.ts'
import type { TraitReading } from '#server/domain/traits/read-traits.ts'

/** `readings`: the traits found in the search text, such as a color or a maximum price, that narrow the list. */
export type ListedPieces = { count: number; rows: PieceRow[]; readings: readonly TraitReading[] }

/**
 * Returns one page of pieces of one kind, in the requested order. Without an order, search results are sorted by relevance, and other lists
 * are shuffled by `seed`.
 */
export function listPieces(catalog: CatalogSnapshot, kind: Kind, query: CatalogQuery, scope: Scope = 'all'): ListedPieces {
  const columns = catalog.columnsByKind[kind]
  const { hits, readings } = searchCatalog(catalog, query)
  const filtered = applyFilters(columns, catalog.lists, { filters: query, scope, hits })
  if (query.ordering) return { ...takePage(filtered, sortRowIndexes(columns, catalog.lists, query.ordering), query), readings }
  if (hits) return { ...takePage(filtered, sortByRelevance(columns, hits), query), readings }
  const shuffled = sortRowIndexes(columns, catalog.lists, 'shuffle')
  return { ...takePage(filtered, shuffled, query, findShuffleStart(columns, shuffled, query.seed ?? 0)), readings }
}

type PageWanted = Pick<CatalogQuery, 'page' | 'page_size'>

function takePage(
  filtered: FilterResult,
  rowIndexes: readonly number[],
  { page, page_size: size }: PageWanted,
  start = 0,
): Omit<ListedPieces, 'readings'> {
  const first = (page - 1) * size
  const bits = findMatching(filtered)
  const rows: PieceRow[] = []
  let matchCount = 0
  for (let step = 0; step < rowIndexes.length && rows.length < size; step++) {
    const at = start + step
    const rowIndex = rowIndexes[at < rowIndexes.length ? at : at - rowIndexes.length] ?? 0
    if (!hasBit(bits, rowIndex)) continue
    const row = filtered.columns.rows[rowIndex]
    if (matchCount >= first && row) rows.push(row)
    matchCount++
  }
  return { count: countBits(bits), rows }
}

/** Sorts rows by relevance. Pieces of the same model are sorted by popularity, then newest first. */
export function sortByRelevance(columns: CatalogColumns, hits: readonly SearchHit[]): number[] {
  const popularity = (rowIndex: number) => Number(columns.flags[rowIndex]) & flags.popular
  return hits.flatMap(({ pieceIds }) => {
    const rowIndexes = pieceIds.flatMap((id) => columns.rowIndexes.get(id) ?? [])
    return rowIndexes.toSorted((a, b) => popularity(b) - popularity(a) || Number(columns.rows[b]?.id) - Number(columns.rows[a]?.id))
  })
}
