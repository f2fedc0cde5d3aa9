import { z } from 'zod'
import { Photo } from '#contract/photo.ts'

export { type Kind, kinds, type PieceStatus, pieceStatuses } from '#contract/rules/piece-kinds.ts'

const ShownStatus = z.enum(['incoming', 'available', 'reserved', 'sold'])

/** US dollars as text with two decimals, such as `12500.00`. */
export const PriceUsd = z.string().regex(/^\d+\.\d\d$/)

export const OriginalPriceUsd = PriceUsd.nullable().meta({
  description:
    'The former price, else 1.2 × the price of a limited edition. Not a price that was asked: show `previous_price_usd` as the former one.',
})

/** Fields of a piece of any kind in a list. */
export const PieceCard = z.object({
  id: z.int(),
  brand: z.object({ id: z.int(), name: z.string() }),
  model_name: z.string(),
  reference: z.string().nullable(),
  price_usd: PriceUsd.nullable(),
  price_on_request: z.boolean(),
  previous_price_usd: PriceUsd.nullable().meta({ description: 'A genuine former price above the current one: the piece is on sale.' }),
  photos: z.array(Photo),
  wide_photo: Photo.optional().meta({ description: 'Landscape photograph beside the gallery; few pieces have one.' }),
  full_set: z.boolean(),
  condition_name: z.string().nullable(),
  city_name: z.string().meta({ description: 'City where the piece is.' }),
  size_text: z.string().nullable().meta({ description: 'Size with its unit; for a watch, the case diameter.' }),
  status: ShownStatus,
})

export type PieceCard = z.infer<typeof PieceCard>
