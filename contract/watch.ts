import { z } from 'zod'
import { pieceDetails } from '#contract/piece-reports.ts'
import { OriginalPriceUsd, PieceCard } from '#contract/piece.ts'

/** A watch in a list, such as `GET /api/watches/` or `/api/sale/`. */
export const WatchCard = z
  .object({
    ...PieceCard.shape,
    collection: z.object({ name: z.string() }).nullable(),
    watch_type_name: z.string().nullable(),
    production_year: z.int().nullable(),
    is_limited_edition: z.boolean(),
    original_price_usd: OriginalPriceUsd,
  })
  .meta({ id: 'WatchCard' })

export type WatchCard = z.infer<typeof WatchCard>

/** `GET /api/watches/{id}/`: a watch. Lengths in millimeters, water resistance in meters, power reserve in hours. */
export const Watch = z
  .object({
    ...WatchCard.shape,
    dial_color: z.string().nullable(),
    case_diameter_mm: z.number().nullable(),
    case_thickness_mm: z.number().nullable(),
    water_resistance_m: z.int().nullable(),
    caliber: z.string().nullable(),
    power_reserve_hours: z.int().nullable(),
    limited_edition_pieces: z.int().nullable(),
    case_material_name: z.string().nullable(),
    glass_type_name: z.string().nullable(),
    movement_type_name: z.string().nullable(),
    function_description: z.string(),
    strap_material_name: z.string().nullable(),
    condition_description: z.string(),
    kit_description: z.string(),
    ...pieceDetails,
  })
  .meta({ id: 'Watch' })

export type Watch = z.infer<typeof Watch>
