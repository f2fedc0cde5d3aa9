import { z } from 'zod'
import { Id } from '#contract/id.ts'
import { PriceUsd } from '#contract/piece.ts'

/** US dollars that may be negative. */
const SignedUsd = z.string().regex(/^-?\d+\.\d\d$/)

/** Sums of a group of sales. Profit is left out for readers who may not see it. */
const sums = {
  pieces: z.int(),
  sold_usd: PriceUsd.meta({ description: 'What was paid for them, without delivery and after promo codes.' }),
  discount_usd: PriceUsd.meta({ description: 'What was first asked of each less what was paid; nothing where more was paid.' }),
  discount_percent: z.number().nullable().meta({ description: 'Of what was first asked; null where no price was asked.' }),
  mean_days: z.number().nullable().meta({ description: 'Days from a piece’s publication to its sale, on average.' }),
  margin_usd: SignedUsd.optional().meta({ description: 'What is left after cost or payout, and expenses, where these are known.' }),
  margin_unknown: z.int().optional().meta({ description: 'Sold pieces whose cost is not written down: they are not in the margin.' }),
}
const SalesSums = z.object(sums)
export type SalesSums = z.output<typeof SalesSums>

const Named = z.object({ id: Id, name: z.string(), ...sums })

/** Sales of a period: pieces shipped or sold elsewhere, without returns. */
export const SalesInsight = z.object({
  total: SalesSums,
  months: z.array(z.object({ month: z.string().meta({ description: '2026-11' }), ...sums })),
  brands: z.array(Named),
  offices: z.array(Named),
  people: z
    .array(z.object({ id: z.uuid().nullable(), name: z.string().nullable(), ...sums }))
    .meta({ description: 'By who confirmed the order; null for pieces that were sold elsewhere.' }),
  sell_through: z
    .array(z.object({ days: z.int(), published: z.int(), sold: z.int() }))
    .meta({ description: 'Of the pieces published in the period and at least so many days ago: how many were sold within so many days.' }),
  buyers: z.object({ all: z.int(), again: z.int() }).meta({ description: 'Who bought in the period, and who of them had bought before.' }),
})
export type SalesInsight = z.output<typeof SalesInsight>
