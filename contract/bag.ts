import { z } from 'zod'
import { pieceDetails } from '#contract/piece-reports.ts'
import { PieceCard } from '#contract/piece.ts'

/** A bag in the list `GET /api/bags/`. */
export const BagCard = z
  .object({
    ...PieceCard.shape,
    collection: z.object({ name: z.string() }).nullable(),
    color: z.string().nullable(),
  })
  .meta({ id: 'BagCard' })

export type BagCard = z.infer<typeof BagCard>

/** Response to `GET /api/bags/{id}/`. */
export const Bag = z
  .object({
    ...BagCard.shape,
    material: z.string().nullable(),
    hardware: z.string().nullable(),
    production_year: z.int().nullable(),
    kit_description: z.string(),
    condition_text: z.string(),
    ...pieceDetails,
  })
  .meta({ id: 'Bag' })

export type Bag = z.infer<typeof Bag>
