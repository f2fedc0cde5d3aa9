import type { Kind } from '#contract/piece.ts'
import type { PartTable, Value } from '#server/domain/import/field-types.ts'
import type { NewPhoto } from '#server/domain/import/photo-files.ts'

/** All columns of a piece as they will be, by table. */
export type Parts = Record<PartTable, Record<string, Value>>

export type Change = { column: string; from: string; to: string }

/** A piece as it will be written; `id` is null where the shop does not have it yet. */
export type PlannedPiece = {
  id: number | null
  /** Folded, as keys are compared. */
  key: string
  /** As typed; null where an earlier version made the key. */
  ownKey: string | null
  kind: Kind
  parts: Parts
  functionIds: number[]
}

/** The result of validating a row. */
export type Verdict = {
  /** As a spreadsheet counts: the head of a CSV file is row 1. */
  row: number
  /** As typed. */
  key: string
  outcome: 'new' | 'changed' | 'same' | 'refused'
  /** Why it is refused, a sentence each. */
  problems: string[]
  changes: Change[]
  /** Notes for a person. */
  notes: string[]
  /** The row makes another piece of a known one: somebody has to confirm it, or has. */
  identity?: 'asked' | 'confirmed'
  /** New photographs of the piece. */
  photos: NewPhoto[]
  /** Brand and model, for people. */
  title: string
  /** The brand and the collection as the file spells them, where one of them is to be added. */
  newNames?: { brand: string; collection: string }
  /** Absent where the row is refused. */
  piece?: PlannedPiece
}
