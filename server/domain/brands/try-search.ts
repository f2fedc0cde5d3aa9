import { kinds } from '#contract/piece.ts'
import type { SearchTrial } from '#contract/staff/brands.ts'
import { buildSearchDocument } from '#server/domain/catalog/build-search-document.ts'
import { isListed } from '#server/domain/catalog/catalog-columns.ts'
import type { CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import { listAllKinds } from '#server/domain/catalog/list-all-kinds.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import { findNearNames } from '#server/domain/reference-lists/near-names.ts'

export type TriedSearch = { count: number; rows: PieceRow[]; isOwn: (row: PieceRow) => boolean; alike: string[] }

const shownCount = 6

/**
 * Runs the shop's search as if a brand or collection already had the names that the staff is typing. Indexes the pieces with these names
 * and restores the index synchronously, so that no other search sees the names.
 */
export function trySearch(catalog: CatalogSnapshot, { q, brand, collection }: SearchTrial): TriedSearch {
  const lists = catalog.lists
  const isOwn = ({ brandId, collectionId }: PieceRow) => (collection ? collectionId === collection.id : brandId === brand?.id)
  const trial: ReferenceLists = {
    ...lists,
    brands: lists.brands.map((each) => (each.id === brand?.id ? withNames(each, brand) : each)),
    collections: lists.collections.map((each) => (each.id === collection?.id ? withNames(each, collection) : each)),
  }
  const own =
    brand || collection ? kinds.flatMap((kind) => catalog.columnsByKind[kind].rows.filter((row) => isListed(row) && isOwn(row))) : []
  const index = (from: ReferenceLists) => own.forEach((row) => catalog.search.put(buildSearchDocument(row, from)))
  try {
    index(trial)
    const { count, rows } = listAllKinds(catalog, { search: q, page: 1, page_size: shownCount })
    return { count, rows, isOwn, alike: findAlike(lists, { brand, collection }) }
  } finally {
    index(lists)
  }
}

type Names = { name: string; spellings: string[] }

const withNames = <Entry extends object>(entry: Entry, { name, spellings }: Names) => ({
  ...entry,
  name: { ru: name, en: name },
  spellings,
})

function findAlike(lists: ReferenceLists, { brand, collection }: Pick<SearchTrial, 'brand' | 'collection'>): string[] {
  const subject = collection ?? brand
  if (!subject) return []
  const brandId = lists.collections.find(({ id }) => id === collection?.id)?.brandId
  const others = collection ? lists.collections.filter((each) => each.brandId === brandId) : lists.brands
  const candidates = others.filter(({ id }) => id !== subject.id).map(({ id, name, spellings }) => ({ id, names: [name.en, ...spellings] }))
  return findNearNames(candidates, [subject.name, ...subject.spellings]).flatMap(({ names }) => names[0] ?? [])
}
