import { z } from 'zod'
import { Photo } from '#contract/photo.ts'

/** The three kinds of piece the shop sells. */
export const kinds = ['watch', 'jewelry', 'bag'] as const
export type Kind = (typeof kinds)[number]

/** Where a piece stands. A draft is never shown; a sold one only under its own address (PDP-07). */
export const pieceStatuses = ['draft', 'available', 'reserved', 'sold'] as const
export type PieceStatus = (typeof pieceStatuses)[number]

export const ShownStatus = z.enum(['available', 'reserved', 'sold'])

/** US dollars with two decimals as a string, or null where the price is told on request. */
export const PriceUsd = z.string().regex(/^\d+\.\d\d$/)

/** What every kind of piece shows in a list (API-08), and (+) what its card needs. */
export const PieceCard = z.object({
  id: z.int(),
  brand: z.object({ id: z.int(), name: z.string() }),
  model_name: z.string(),
  reference: z.string().nullable(),
  price_usd: PriceUsd.nullable(),
  price_on_request: z.boolean(),
  previous_price_usd: PriceUsd.nullable().meta({ description: 'A real former price, above the present one: the piece is on sale.' }),
  photos: z.array(Photo),
  wide_photo: Photo.optional().meta({ description: 'Wider than high, beside the gallery; few pieces have one.' }),
  full_set: z.boolean(),
  status: ShownStatus,
})

export type PieceCard = z.infer<typeof PieceCard>
