import { z } from 'zod'
import { Id, IdParam } from '#contract/id.ts'
import { PriceUsd } from '#contract/piece.ts'
import { ownerships } from '#contract/rules/staff/piece-enums.ts'

/** Query of `GET /api/staff/deals/`: either a piece that is for sale, or a buyback. */
export const DealQuery = z
  .strictObject({ piece: IdParam.optional(), buyback: IdParam.optional() })
  .refine(({ piece, buyback }) => (piece === undefined) !== (buyback === undefined))
export type DealQuery = z.output<typeof DealQuery>

/** Facts for judging a price. */
export const Deal = z
  .object({
    books: z
      .object({
        ownership: z.enum(ownerships),
        cost_usd: PriceUsd.nullable(),
        unit_expenses_usd: PriceUsd,
        floor_usd: PriceUsd.nullable(),
        consignor_share: z.int().nullable().meta({ description: 'Consignor’s share of the price in basis points.' }),
        consignor_usd: PriceUsd.nullable(),
      })
      .nullable()
      .meta({ description: 'Costs of one unit of the piece; null for a buyback.' }),
    reference: z.string().nullable(),
    prices: z
      .array(
        z.object({
          piece_id: Id,
          label: z.string(),
          year: z.int().nullable(),
          is_sold: z.boolean(),
          price_usd: PriceUsd.meta({ description: 'Price of the sale, or the last listed price of a piece without a sale.' }),
          asked_usd: PriceUsd.nullable().meta({ description: 'Last listed price of the piece.' }),
          day: z.iso.date().meta({ description: 'Day of the sale, or the day on which the listed price was set.' }),
        }),
      )
      .meta({ description: 'Up to five last prices of the brand and reference, newest first. A piece’s own listed price is left out.' }),
  })
  .meta({ id: 'StaffDeal' })
export type Deal = z.output<typeof Deal>
