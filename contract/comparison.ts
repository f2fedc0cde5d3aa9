import { z } from 'zod'
import { Bag } from '#contract/bag.ts'
import { Jewelry } from '#contract/jewelry.ts'
import { pageOf } from '#contract/paging.ts'
import { namesOnePiece, onePieceIssue, pieceFields } from '#contract/piece-ref-params.ts'
import { Watch } from '#contract/watch.ts'

/** A piece in the comparison with all its details. Exactly one of `watch`, `jewelry` and `bag` is present. */
export const ComparisonEntry = z
  .object({ id: z.string(), watch: Watch.optional(), jewelry: Jewelry.optional(), bag: Bag.optional() })
  .meta({ id: 'ComparisonEntry' })

export type ComparisonEntry = z.infer<typeof ComparisonEntry>

/** Response to `GET /api/comparison/`: pieces in the order in which they were added. */
export const ComparisonPage = pageOf(ComparisonEntry)

/** Body of `POST /api/comparison/toggle/`: sets the state to `is_in_comparison`, or flips the state if that field is omitted. */
export const ToggleComparison = z
  .strictObject({ ...pieceFields, is_in_comparison: z.boolean().optional() })
  .refine(namesOnePiece, onePieceIssue)
export type ToggleComparison = z.input<typeof ToggleComparison>

/** Response to `POST /api/comparison/toggle/` and `GET /api/comparison/check/`: the current state of a piece. */
export const ComparisonState = z.object({ is_in_comparison: z.boolean(), id: z.string().nullable() }).meta({ id: 'ComparisonState' })
export type ComparisonState = z.infer<typeof ComparisonState>

/**
 * Response to `GET /api/marks/`: the ids of all pieces in a person's favorites and comparison, so that one call serves all cards of a page.
 * `alert_ids`: favorites with alerts switched on.
 */
export const SavedPieceIds = z
  .object({ favorite_ids: z.array(z.int()), comparison_ids: z.array(z.int()), alert_ids: z.array(z.int()) })
  .meta({ id: 'Marks', description: 'Ids of pieces; an id is unique across kinds.' })
export type SavedPieceIds = z.infer<typeof SavedPieceIds>
