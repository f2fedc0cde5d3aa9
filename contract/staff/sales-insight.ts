import { z } from 'zod'
import { Id } from '#contract/id.ts'
import { PriceUsd } from '#contract/piece.ts'

const SignedUsd = z.string().regex(/^-?\d+\.\d\d$/)

const sums = {
  pieces: z.int(),
  sold_usd: PriceUsd.meta({ description: 'Amount paid for the pieces, without delivery and after promo codes.' }),
  discount_usd: PriceUsd.meta({
    description: 'Sum of the first asking prices less the amounts paid; zero for a piece sold above its first price.',
  }),
  discount_percent: z.number().nullable().meta({ description: 'Percentage of the first asking prices; null if no price was asked.' }),
  mean_days: z.number().nullable().meta({ description: 'Average number of days from publication to sale.' }),
  margin_usd: SignedUsd.optional().meta({ description: 'Margin after cost or payout, and expenses, of the pieces whose cost is known.' }),
  margin_unknown: z.int().optional().meta({ description: 'Sold pieces without a recorded cost; the margin excludes them.' }),
}
const SalesSums = z.object(sums)
export type SalesSums = z.output<typeof SalesSums>

const Named = z.object({ id: Id, name: z.string(), ...sums })

/** Sales of a period: shipped pieces and pieces sold outside the shop, without returned pieces. */
export const SalesInsight = z.object({
  total: SalesSums,
  months: z.array(z.object({ month: z.string().meta({ description: '2026-11' }), ...sums })),
  brands: z.array(Named),
  offices: z.array(Named),
  people: z
    .array(z.object({ id: z.uuid().nullable(), name: z.string().nullable(), ...sums }))
    .meta({ description: 'Grouped by the staff member who confirmed the order; null for pieces sold elsewhere.' }),
  sell_through: z
    .array(z.object({ days: z.int(), published: z.int(), sold: z.int() }))
    .meta({ description: 'Pieces published in the period and at least this many days ago, and how many sold within this many days.' }),
  buyers: z.object({ all: z.int(), again: z.int() }).meta({ description: 'Buyers of the period, and how many of them had bought before.' }),
})
export type SalesInsight = z.output<typeof SalesInsight>
