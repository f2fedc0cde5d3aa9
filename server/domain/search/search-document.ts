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
