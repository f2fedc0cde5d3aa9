import type { Kind } from '#contract/piece.ts'
import type { PartTable, Value } from '#server/domain/import/field-types.ts'
import type { NewPhoto } from '#server/domain/import/photo-files.ts'

/** The planned columns of a piece, by table. */
export type Parts = Record<PartTable, Record<string, Value>>

export type Change = { column: string; from: string; to: string }

/** A piece to be written; `id` is null for a new one. */
export type PlannedPiece = {
  id: number | null
  /** Normalized for comparison. */
  key: string
  /** As typed; null if an earlier version derived the key. */
  ownKey: string | null
  kind: Kind
  parts: Parts
  functionIds: number[]
}

/** The result of validating a row. */
export type Verdict = {
  /** Row number in the file, from 1, including the header; in a JSON file, the number of the piece. */
  row: number
  /** As typed. */
  key: string
  outcome: 'new' | 'changed' | 'same' | 'refused'
  /** Reasons of a refusal, one sentence each. */
  problems: string[]
  changes: Change[]
  notes: string[]
  /** The row turns an existing piece into another one: it still has to be confirmed, or is confirmed. */
  identity?: 'asked' | 'confirmed'
  photos: NewPhoto[]
  /** Brand and model, for display. */
  title: string
  /** The brand and the collection as spelled in the file, if one of them is to be added. */
  newNames?: { brand: string; collection: string }
  /** Absent if the row is invalid by itself, not if it was refused later, such as for a repeated key. */
  piece?: PlannedPiece
}
