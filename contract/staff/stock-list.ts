import { z } from 'zod'
import { kinds, pieceStatuses, PriceUsd } from '#contract/piece.ts'
import { SignedUsd } from '#contract/staff/piece-record.ts'

const At = z.iso.datetime()
const Usd = PriceUsd.nullable()

/** A row of the list of pieces. */
export const StaffPieceRow = z
  .object({
    id: z.int(),
    kind: z.enum(kinds),
    version: z.int(),
    brand: z.string(),
    model_name: z.string(),
    reference: z.string().nullable(),
    production_year: z.int().nullable(),
    condition_id: z.int().nullable(),
    status: z.enum(pieceStatuses),
    price_usd: Usd,
    price_on_request: z.boolean(),
    previous_price_usd: Usd,
    city_id: z.int(),
    place_id: z.int().nullable(),
    thumbnail_url: z.string().nullable(),
    photo_count: z.int(),
    full_set: z.boolean(),
    held_until: At.nullable(),
    moving_to_city_id: z.int().nullable(),
    publish_at: At.nullable(),
    withdraw_at: At.nullable(),
    days_held: z.int().nullable(),
    is_consignment: z.boolean().optional(),
    cost_usd: Usd.optional(),
    expenses_usd: PriceUsd.optional(),
    consignor_share: z.int().nullable().optional(),
    consignor_usd: Usd.optional(),
    margin_usd: SignedUsd.nullable().optional(),
  })
  .meta({ id: 'StaffPieceRow' })
export type StaffPieceRow = z.output<typeof StaffPieceRow>

/** What the filtered pieces come to; the cost only for who may see it. */
export const StockSums = z.object({
  pieces: z.int(),
  asked_usd: PriceUsd,
  cost_usd: PriceUsd.optional(),
  mean_days: z.number().nullable(),
})

export const StockPage = z.object({
  count: z.int(),
  next: z.string().nullable(),
  previous: z.string().nullable(),
  results: z.array(StaffPieceRow),
  sums: StockSums,
})

/** An earlier piece that a new one can be made from. */
export const ReferencePiece = z.object({
  id: z.int(),
  kind: z.enum(kinds),
  label: z.string(),
  reference: z.string().nullable(),
  status: z.enum(pieceStatuses),
  production_year: z.int().nullable(),
  price_usd: Usd,
  thumbnail_url: z.string().nullable(),
})
