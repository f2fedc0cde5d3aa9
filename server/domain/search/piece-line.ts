import type { Kind } from '#contract/piece.ts'

/** The indexed fields of one piece. The spellings are alternative ways to write the brand and the collection. */
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

/** The pieces of one line with the same reference. `reference`: in the form of `compactReference`; empty for pieces without a reference. */
export type PieceGroup = { line: SearchLine; reference: string; pieceIds: number[] }

/** Pieces with the same kind, brand, collection, model and spellings. `docId` is the array index of the line. */
export type SearchLine = {
  docId: number
  key: string
  kind: Kind
  terms: Iterable<string>
  pieceIds: number[]
  groups: Map<string, PieceGroup>
}
