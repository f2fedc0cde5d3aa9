import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import type { SearchDocument } from '#server/domain/search/search-index.ts'

type ListIndexes = {
  brands: Map<number, ReferenceLists['brands'][number]>
  collections: Map<number, ReferenceLists['collections'][number]>
}
const indexesOfLists = new WeakMap<ReferenceLists, ListIndexes>()

/** Returns the search document of a piece: names with their spellings, and the reference number. */
export function buildSearchDocument(row: PieceRow, lists: ReferenceLists): SearchDocument {
  const { brands, collections } = indexLists(lists)
  const brand = brands.get(row.brandId)
  const collection = row.collectionId === null ? undefined : collections.get(row.collectionId)
  return {
    pieceId: row.id,
    kind: row.kind,
    brand: brand?.name.en ?? '',
    brandSpellings: brand?.spellings ?? [],
    collection: collection?.name.en ?? null,
    collectionSpellings: collection?.spellings ?? [],
    model: row.modelName,
    reference: row.reference,
  }
}

function indexLists(lists: ReferenceLists): ListIndexes {
  const indexes = indexesOfLists.get(lists) ?? {
    brands: new Map(lists.brands.map((brand) => [brand.id, brand])),
    collections: new Map(lists.collections.map((collection) => [collection.id, collection])),
  }
  indexesOfLists.set(lists, indexes)
  return indexes
}
