import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { pageOf } from '#contract/paging.ts'
import { Photo } from '#contract/photo.ts'
import { kinds, PriceUsd } from '#contract/piece.ts'
import { isStorable } from '#contract/rules/storable.ts'

export const soldPageSize = 24

const sale = {
  sold_month: z
    .string()
    .regex(/^\d{4}-\d\d$/)
    .nullable()
    .meta({ description: 'Null if it was not recorded.' }),
  price_usd: PriceUsd.nullable().meta({ description: 'Selling price; null if the owner does not publish it.' }),
  price_from_usd: PriceUsd.nullable().meta({ description: 'Lower bound of the price band, if the owner shows bands.' }),
  price_to_usd: PriceUsd.nullable().meta({ description: 'Upper bound of the price band, if the owner shows bands.' }),
}
export const Sale = z.object(sale).meta({ id: 'Sale' })
export type Sale = z.infer<typeof Sale>

/** A sold piece in the archive, without its buyer. */
export const SoldPiece = z
  .object({
    id: z.int(),
    kind: z.enum(kinds),
    brand: z.object({ id: z.int(), name: z.string() }),
    model_name: z.string(),
    reference: z.string().nullable(),
    production_year: z.int().nullable(),
    condition_name: z.string().nullable(),
    photo: Photo.nullable(),
    ...sale,
  })
  .meta({ id: 'SoldPiece' })
export type SoldPiece = z.infer<typeof SoldPiece>

/** A page of the archive of sold pieces, and the brands of the archive. Both are empty while the archive is closed. */
export const SoldPieces = pageOf(SoldPiece).extend({
  is_open: z.boolean(),
  brands: z.array(z.object({ id: z.int(), name: z.string(), count: z.int() })),
})
export type SoldPieces = z.infer<typeof SoldPieces>

const whole = (max: number) => z.coerce.number().int().min(1).max(max)

export const SoldQuery = z.strictObject({
  search: z.string().max(limits.searchMaxChars).refine(isStorable, { message: 'control character' }).optional(),
  brand_id: whole(999_999_999).optional(),
  page: whole(limits.pageMax).default(1),
})
export type SoldQuery = z.output<typeof SoldQuery>

export const SimilarSoldQuery = z.strictObject({ piece_id: whole(999_999_999) })

/** Sold pieces with the reference number of the piece `piece_id`, newest sale first. If there are none, sold pieces of its model. */
export const SimilarSold = z.object({ results: z.array(SoldPiece) })
