import { z } from 'zod'
import { Id } from '#contract/id.ts'
import { PriceUsd } from '#contract/piece.ts'
import { ownerships } from '#contract/rules/staff/piece-enums.ts'

/** Sums of a group of pieces. The cost is left out for readers who may not see it. */
const sums = {
  pieces: z.int(),
  asked_usd: PriceUsd.meta({ description: 'The sum of their prices; a lot counts each of its pieces.' }),
  unpriced: z.int().meta({ description: 'Pieces without a price, or with one on request: they are in no sum.' }),
  cost_usd: PriceUsd.optional().meta({ description: 'What was paid for them, with the expenses.' }),
  uncosted: z.int().optional().meta({ description: 'Own pieces whose cost is not written down.' }),
}
const StockSums = z.object(sums)
export type StockSums = z.output<typeof StockSums>

const Named = z.object({ id: Id, name: z.string(), ...sums })

/** Unsold stock: drafts, incoming, available and reserved pieces. */
export const StockInsight = z.object({
  total: StockSums,
  brands: z.array(Named),
  offices: z.array(Named),
  by_ownership: z
    .array(z.object({ ownership: z.enum(ownerships), ...sums }))
    .optional()
    .meta({ description: 'Only for who may see costs.' }),
  ages: z.array(z.object({ from: z.int(), to: z.int().nullable(), ...sums })).meta({ description: 'By days in stock.' }),
  days: z
    .array(z.object({ day: z.iso.date(), pieces: z.int(), asked_usd: PriceUsd, cost_usd: PriceUsd.optional() }))
    .meta({ description: 'How it stood at the end of each of the last 366 days.' }),
})
export type StockInsight = z.output<typeof StockInsight>
