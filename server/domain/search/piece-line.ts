import type { Kind } from '#contract/piece.ts'

/** The indexed fields of one piece. Spellings are alternative ways to write the names. */
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

/** The pieces of one line that share a reference; `reference` is compact, and empty for pieces without one. */
export type PieceGroup = { line: SearchLine; reference: string; pieceIds: number[] }

/** Pieces with the same kind, brand, collection, model and spellings; `docId` is a dense number of the line. */
export type SearchLine = {
  docId: number
  key: string
  kind: Kind
  terms: Iterable<string>
  pieceIds: number[]
  groups: Map<string, PieceGroup>
}
