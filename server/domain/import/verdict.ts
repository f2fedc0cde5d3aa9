import type { Kind } from '#contract/piece.ts'
import type { ImportCounts } from '#server/db/tables/imports.ts'
import type { PartTable, Value } from '#server/domain/import/field-types.ts'
import type { NewPhoto } from '#server/domain/import/photo-files.ts'
import type { Row } from '#server/domain/import/read-rows.ts'

/** The planned columns of a piece, by table. */
export type Parts = Record<PartTable, Record<string, Value>>

export type Change = { column: string; from: string; to: string }

/**
 * A cell as it was read, and the value that it becomes; null if it cannot be used. `isFilled`: the value is that of the whole file.
 */
export type ShownCell = { column: string; read: string; value: string | null; isFilled: boolean }

/** A piece to be written; `id` is null for a new one. */
export type PlannedPiece = {
  id: number | null
  /** Key normalized for comparison. */
  key: string
  /** Key as typed; null if an earlier version of the shop derived the key. */
  ownKey: string | null
  kind: Kind
  parts: Parts
  functionIds: number[]
}

/** What a person confirms of a row: `same`: its piece is the existing one; `sold`: the sold piece is for sale again. */
export type Question = 'same' | 'sold'

/** The result of validating a row. */
export type Verdict = {
  /** Row number in the file, from 1, including the header; in a JSON file, the number of the piece. */
  row: number
  key: string
  outcome: 'new' | 'changed' | 'same' | 'refused'
  problems: string[]
  changes: Change[]
  notes: string[]
  /**
   * Present if the row changes the brand or reference of the existing piece, or may be a sold piece. `asked`: a person has to confirm it.
   */
  identity?: 'asked' | 'confirmed'
  /** Whether the question is about a sold piece: is it on sale again? */
  asksOfSold?: boolean
  photos: NewPhoto[]
  title: string
  /** Whether the row puts a piece on sale that was not on sale. */
  goesOnSale: boolean
  /** Returns every cell of the row with its value. */
  cells: () => ShownCell[]
  /** How a row without a key got one. */
  keyFrom?: Row['keyFrom']
  /** The brand and the collection as spelled in the file, if one of them is to be added. */
  newNames?: { brand: string; collection: string }
  /** Absent if the row is invalid by itself; present if the row was refused later, for example for a repeated key. */
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
