import { z } from 'zod'
import { Bag } from '#contract/bag.ts'
import { Jewelry } from '#contract/jewelry.ts'
import { pageOf } from '#contract/paging.ts'
import { namesOnePiece, onePieceIssue, pieceFields } from '#contract/piece-ref-params.ts'
import { Watch } from '#contract/watch.ts'

/** A piece in the comparison with all its details: exactly one of `watch`, `jewelry`, `bag` is present. */
export const ComparisonEntry = z
  .object({ id: z.string(), watch: Watch.optional(), jewelry: Jewelry.optional(), bag: Bag.optional() })
  .meta({ id: 'ComparisonEntry' })

export type ComparisonEntry = z.infer<typeof ComparisonEntry>

/** `GET /api/comparison/`: oldest addition first. */
export const ComparisonPage = pageOf(ComparisonEntry)

/** `POST /api/comparison/toggle/`: flips the state, or sets it to `is_in_comparison`, which is idempotent. */
export const ToggleComparison = z
  .strictObject({ ...pieceFields, is_in_comparison: z.boolean().optional() })
  .refine(namesOnePiece, onePieceIssue)
export type ToggleComparison = z.input<typeof ToggleComparison>

/** `POST /api/comparison/toggle/`, `GET /api/comparison/check/`: the current state. */
export const ComparisonState = z.object({ is_in_comparison: z.boolean(), id: z.string().nullable() }).meta({ id: 'ComparisonState' })
export type ComparisonState = z.infer<typeof ComparisonState>

/** `GET /api/marks/`: the ids of all pieces in a person's saved lists. A page of cards needs only this one call. */
export const SavedPieceIds = z
  .object({ favorite_ids: z.array(z.int()), comparison_ids: z.array(z.int()) })
  .meta({ id: 'Marks', description: 'Ids of pieces; an id is unique across kinds.' })
export type SavedPieceIds = z.infer<typeof SavedPieceIds>
