import type { Kind } from '#contract/piece.ts'

/** The pieces of one line that share a reference. */
export type PieceGroup = { line: Line; reference: string; pieceIds: number[] }

/** The pieces that share kind, brand, collection, model and all spellings; `docId` numbers the lines densely. */
export type Line = { docId: number; key: string; kind: Kind; terms: Iterable<string>; pieceIds: number[]; groups: Map<string, PieceGroup> }
