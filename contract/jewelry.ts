import { z } from 'zod'
import { pieceDetails } from '#contract/piece-reports.ts'
import { PieceCard } from '#contract/piece.ts'

/** A piece of jewelry in the list `GET /api/jewelry/`. */
export const JewelryCard = z
  .object({
    ...PieceCard.shape,
    collection: z.object({ name: z.string() }).nullable(),
    type_name: z.string().nullable(),
  })
  .meta({ id: 'JewelryCard' })

export type JewelryCard = z.infer<typeof JewelryCard>

/** Response to `GET /api/jewelry/{id}/`. */
export const Jewelry = z
  .object({
    ...JewelryCard.shape,
    insert_stone: z.string().nullable(),
    metal: z.string().nullable(),
    production_year: z.int().nullable(),
    equipment_text: z.string(),
    condition_text: z.string(),
    ...pieceDetails,
  })
  .meta({ id: 'Jewelry' })

export type Jewelry = z.infer<typeof Jewelry>
