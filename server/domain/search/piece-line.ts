import type { Kind } from '#contract/piece.ts'

/** What the search indexes of one piece. The spellings are the other ways in which people write the names. */
export type SearchDocument = {
  pieceId: number
  kind: Kind
  brand: string
  brandSpellings: readonly string[]
  collection: string | null
  collectionSpellings: readonly string[]
  model: string
  reference: string | null
}

/** The pieces of one line that share a reference. */
export type PieceGroup = { line: SearchLine; reference: string; pieceIds: number[] }

/** The pieces that share kind, brand, collection, model and all spellings; `docId` numbers the lines densely. */
export type SearchLine = {
  docId: number
  key: string
  kind: Kind
  terms: Iterable<string>
  pieceIds: number[]
  groups: Map<string, PieceGroup>
}
