import type { Kind } from '#contract/piece.ts'
import type { ImportCounts } from '#server/db/tables/imports.ts'
import type { PartTable, Value } from '#server/domain/import/field-types.ts'
import type { NewPhoto } from '#server/domain/import/photo-files.ts'
import type { Row } from '#server/domain/import/read-rows.ts'

/** The planned columns of a piece by table. */
export type Parts = Record<PartTable, Record<string, Value>>

export type Change = { column: string; from: string; to: string }

/**
 * A cell of the file (`read`) and the resulting value, which is null for an unusable cell. `isFilled`: whether the value is a default for
 * the whole file.
 */
export type ShownCell = { column: string; read: string; value: string | null; isFilled: boolean }

/** A piece to be written. `id` is null for a new piece. */
export type PlannedPiece = {
  id: number | null
  key: string
  /** Key as typed. Null if an earlier version of the shop derived the key. */
  ownKey: string | null
  kind: Kind
  parts: Parts
  functionIds: number[]
}

/**
 * A question about a row that a person has to confirm. `same`: does the row describe the existing piece? `sold`: is the sold piece for sale
 * again?
 */
export type Question = 'same' | 'sold'

/** The result of validating a row. */
export type Verdict = {
  /** Row number in the file, from 1, including the header. In a JSON file, the position of the piece. */
  row: number
  key: string
  outcome: 'new' | 'changed' | 'same' | 'refused'
  problems: string[]
  changes: Change[]
  notes: string[]
  /**
   * Present if the row needs a confirmation (see `Question`). `asked`: a person still has to confirm the row. `confirmed`: a person has.
   */
  identity?: 'asked' | 'confirmed'
  /** Whether the question about the row is `sold`; otherwise it is `same`. */
  asksOfSold?: boolean
  photos: NewPhoto[]
  title: string
  goesOnSale: boolean
  cells: () => ShownCell[]
  keyFrom?: Row['keyFrom']
  /** The brand and the collection as spelled in the file. Present if one of them has to be added. */
  newNames?: { brand: string; collection: string }
  /**
   * Absent if the row is invalid or still needs a confirmation. Present if the row is refused for another reason, such as a repeated key.
   */
  piece?: PlannedPiece
}

export const noCounts = (): ImportCounts => ({ on_sale: 0, drafts: 0, new: 0, changed: 0, same: 0, refused: 0 })

/** Adds a row to the counts of its file. */
export function countVerdict(counts: ImportCounts, { outcome, goesOnSale, piece }: Verdict): void {
  counts[outcome]++
  if (outcome === 'refused') return
  if (goesOnSale) counts.on_sale++
  if (outcome === 'new' && piece?.parts.piece.status === 'draft') counts.drafts++
}
