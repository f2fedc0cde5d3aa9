import { facetGroups } from '#contract/facets.ts'
import type { Kind } from '#contract/piece.ts'
import type { FacetGroup } from '#contract/rules/filter-definitions.ts'
import { recordOf } from '#contract/rules/record-of.ts'
import { buildSearchDocument } from '#server/domain/catalog/build-search-document.ts'
import { createColumns, isListed, putRow, removeRow, type CatalogColumns } from '#server/domain/catalog/catalog-columns.ts'
import type { Content } from '#server/domain/catalog/content.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import { createSearchIndex, type SearchIndex } from '#server/domain/search/search-index.ts'

/** The in-memory catalog, without long texts. Lists, facets and search read from it. */
export type CatalogSnapshot = {
  columnsByKind: Record<Kind, CatalogColumns>
  lists: ReferenceLists
  listsVersion: number
  content: Content
  search: SearchIndex
  /** Search index of the pieces that are not listed (drafts, sold, withdrawn), for the staff and the archive. */
  hiddenSearch: SearchIndex
  highestIds: Record<FacetGroup, number>
}

/** Returns a snapshot without pieces. */
export function createSnapshot(lists: ReferenceLists, content: Content): CatalogSnapshot {
  return {
    columnsByKind: { watch: createColumns(), jewelry: createColumns(), bag: createColumns() },
    lists,
    listsVersion: 0,
    content,
    search: createSearchIndex(),
    hiddenSearch: createSearchIndex(),
    highestIds: findHighestIds(lists),
  }
}

/** Adds or replaces a piece. Returns false if the piece is unchanged. */
export function putPiece(snapshot: CatalogSnapshot, row: PieceRow): boolean {
  const columns = snapshot.columnsByKind[row.kind]
  if (columns.rows[columns.rowIndexes.get(row.id) ?? -1]?.changedBy === row.changedBy) return false
  putRow(columns, row)
  indexPiece(snapshot, row)
  return true
}

/** Moves a piece to the search index that its status requires. */
export function indexPiece({ search, hiddenSearch, lists }: CatalogSnapshot, row: PieceRow): void {
  const [index, other] = isListed(row) ? [search, hiddenSearch] : [hiddenSearch, search]
  index.put(buildSearchDocument(row, lists))
  other.remove(row.id)
}

/** Removes a deleted piece. Returns false for an unknown id. */
export function removePiece(snapshot: CatalogSnapshot, id: number): boolean {
  const removed = Object.values(snapshot.columnsByKind).some((columns) => removeRow(columns, id))
  if (removed) for (const index of [snapshot.search, snapshot.hiddenSearch]) index.remove(id)
  return removed
}

/**
 * Replaces the reference lists. Returns the pieces of renamed brands and collections. The caller must index these pieces again for search.
 */
export function replaceLists(snapshot: CatalogSnapshot, lists: ReferenceLists): PieceRow[] {
  const brands = findRenamed(snapshot.lists.brands, lists.brands)
  const collections = findRenamed(snapshot.lists.collections, lists.collections)
  snapshot.lists = lists
  snapshot.listsVersion++
  snapshot.highestIds = findHighestIds(lists)
  // invalidate caches, because data derived from the columns (such as the order by brand) may depend on names in the lists
  for (const columns of Object.values(snapshot.columnsByKind)) columns.version++
  if (!brands.size && !collections.size) return []
  const isConcerned = (row: PieceRow) => brands.has(row.brandId) || (row.collectionId !== null && collections.has(row.collectionId))
  return Object.values(snapshot.columnsByKind).flatMap((columns) =>
    columns.rows.filter((row) => columns.rowIndexes.has(row.id) && isConcerned(row)),
  )
}

type SearchableNames = { id: number; name: { en: string }; spellings: string[] }

function findRenamed(before: readonly SearchableNames[], after: readonly SearchableNames[]): Set<number> {
  const textOf = ({ name, spellings }: SearchableNames) => [name.en, ...spellings].join('\n')
  const known = new Map(before.map((value) => [value.id, textOf(value)]))
  return new Set(after.filter((value) => known.get(value.id) !== textOf(value)).map(({ id }) => id))
}

function findHighestIds(lists: ReferenceLists): CatalogSnapshot['highestIds'] {
  const highest = (list: { id: number }[]) => list.reduce((most, { id }) => Math.max(most, id), 0)
  return recordOf(facetGroups.map((group) => [group, highest(lists[group])]))
}
