import { z } from 'zod'
import { Bag } from '#contract/bag.ts'
import { Jewelry } from '#contract/jewelry.ts'
import { namesOnePiece, onePiece, pieceFields } from '#contract/own-piece.ts'
import { pageOf } from '#contract/paging.ts'
import { Watch } from '#contract/watch.ts'

/** A piece in the comparison, with all that is known of it: exactly one of `watch`, `jewelry`, `bag` is there (API-05). */
export const ComparisonEntry = z
  .object({ id: z.string(), watch: Watch.optional(), jewelry: Jewelry.optional(), bag: Bag.optional() })
  .meta({ id: 'ComparisonEntry' })

export type ComparisonEntry = z.infer<typeof ComparisonEntry>

/** `GET /api/comparison/`: in the order in which they were put in. */
export const ComparisonPage = pageOf(ComparisonEntry)

/** `POST /api/comparison/toggle/`: flips, or makes it what `is_in_comparison` says, which may be repeated without harm. */
export const ToggleComparison = z.strictObject({ ...pieceFields, is_in_comparison: z.boolean().optional() }).refine(namesOnePiece, onePiece)
export type ToggleComparison = z.input<typeof ToggleComparison>

/** `POST /api/comparison/toggle/`, `GET /api/comparison/check/`: how it is now. */
export const ComparisonState = z.object({ is_in_comparison: z.boolean(), id: z.string().nullable() }).meta({ id: 'ComparisonState' })
export type ComparisonState = z.infer<typeof ComparisonState>

/** `GET /api/marks/`: the ids of all pieces in a person's lists, so that a page of cards needs one call. */
export const Marks = z
  .object({ favorite_ids: z.array(z.int()), comparison_ids: z.array(z.int()) })
  .meta({ id: 'Marks', description: 'Ids of pieces; they are unique across kinds.' })
export type Marks = z.infer<typeof Marks>
