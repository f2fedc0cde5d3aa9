import { z } from 'zod'
import { kinds, OriginalPriceUsd, PieceCard } from '#contract/piece.ts'

/** A piece in the list of all kinds, `GET /api/pieces/`. */
export const PieceOfAnyKind = z
  .object({
    ...PieceCard.shape,
    kind: z.enum(kinds),
    collection: z.object({ name: z.string() }).nullable(),
    production_year: z.int().nullable(),
    is_limited_edition: z.boolean(),
    original_price_usd: OriginalPriceUsd,
  })
  .meta({ id: 'PieceOfAnyKind' })

export type PieceOfAnyKind = z.infer<typeof PieceOfAnyKind>
