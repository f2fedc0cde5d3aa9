import { z } from 'zod'
import { Bag } from '#contract/bag.ts'
import { Jewelry } from '#contract/jewelry.ts'
import { pageOf } from '#contract/paging.ts'
import { namesOnePiece, onePieceIssue, pieceFields } from '#contract/piece-ref-params.ts'
import { Watch } from '#contract/watch.ts'

/** A piece in the comparison, with all its details. Exactly one of `watch`, `jewelry`, `bag` is present. */
export const ComparisonEntry = z
  .object({ id: z.string(), watch: Watch.optional(), jewelry: Jewelry.optional(), bag: Bag.optional() })
  .meta({ id: 'ComparisonEntry' })

export type ComparisonEntry = z.infer<typeof ComparisonEntry>

/** Response to `GET /api/comparison/`: pieces in the order of their addition. */
export const ComparisonPage = pageOf(ComparisonEntry)

/** `POST /api/comparison/toggle/`: flips the state; with `is_in_comparison`, sets that state. */
export const ToggleComparison = z
  .strictObject({ ...pieceFields, is_in_comparison: z.boolean().optional() })
  .refine(namesOnePiece, onePieceIssue)
export type ToggleComparison = z.input<typeof ToggleComparison>

/** Response to `POST /api/comparison/toggle/` and `GET /api/comparison/check/`: the current state of a piece. */
export const ComparisonState = z.object({ is_in_comparison: z.boolean(), id: z.string().nullable() }).meta({ id: 'ComparisonState' })
export type ComparisonState = z.infer<typeof ComparisonState>

/**
 * `GET /api/marks/`: ids of all pieces in a person's favorites and comparison, in one call for all cards of a page. `alert_ids`: favorites
 * whose changes the person is notified of.
 */
export const SavedPieceIds = z
  .object({ favorite_ids: z.array(z.int()), comparison_ids: z.array(z.int()), alert_ids: z.array(z.int()) })
  .meta({ id: 'Marks', description: 'Ids of pieces; an id is unique across kinds.' })
export type SavedPieceIds = z.infer<typeof SavedPieceIds>
