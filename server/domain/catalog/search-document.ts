import type { Lists } from '#server/domain/catalog/lists.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import type { SearchDocument } from '#server/domain/search/search-index.ts'

type Known = { brands: Map<number, Lists['brands'][number]>; collections: Map<number, Lists['collections'][number]> }
const known = new WeakMap<Lists, Known>()

/** What search reads of a piece: its names, and the spellings people type for them. */
export function searchDocument(row: PieceRow, lists: Lists): SearchDocument {
  const { brands, collections } = knownOf(lists)
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

function knownOf(lists: Lists): Known {
  const made = known.get(lists) ?? {
    brands: new Map(lists.brands.map((brand) => [brand.id, brand])),
    collections: new Map(lists.collections.map((collection) => [collection.id, collection])),
  }
  known.set(lists, made)
  return made
}
