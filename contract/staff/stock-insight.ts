import { z } from 'zod'
import { Id } from '#contract/id.ts'
import { PriceUsd } from '#contract/piece.ts'
import { ownerships } from '#contract/rules/staff/piece-enums.ts'

const sums = {
  pieces: z.int(),
  asked_usd: PriceUsd.meta({ description: 'Sum of the asking prices; a lot counts each of its pieces.' }),
  unpriced: z.int().meta({ description: 'Pieces without a price or with a price on request; no sum includes them.' }),
  cost_usd: PriceUsd.optional().meta({ description: 'Cost of the pieces, with expenses.' }),
  uncosted: z.int().optional().meta({ description: 'Pieces owned by the shop without a recorded cost.' }),
}
const StockSums = z.object(sums)
export type StockSums = z.output<typeof StockSums>

const Named = z.object({ id: Id, name: z.string(), ...sums })

/** Unsold pieces: drafts, incoming, available and reserved. */
export const StockInsight = z.object({
  total: StockSums,
  brands: z.array(Named),
  offices: z.array(Named),
  by_ownership: z
    .array(z.object({ ownership: z.enum(ownerships), ...sums }))
    .optional()
    .meta({ description: 'Only if the reader may see costs.' }),
  ages: z.array(z.object({ from: z.int(), to: z.int().nullable(), ...sums })).meta({ description: 'Grouped by days in stock.' }),
  days: z
    .array(z.object({ day: z.iso.date(), pieces: z.int(), asked_usd: PriceUsd, cost_usd: PriceUsd.optional() }))
    .meta({ description: 'Stock at the end of each of the last 366 days.' }),
})
export type StockInsight = z.output<typeof StockInsight>
