import { z } from 'zod'
import { pieceStatuses, PriceUsd } from '#contract/piece.ts'
import { AuditActor } from '#contract/staff/audit.ts'

const At = z.iso.datetime()
const Usd = PriceUsd.nullable()

const PricePoint = z.object({
  at: At,
  price_usd: Usd,
  price_on_request: z.boolean(),
  was_listed: z.boolean(),
  set_by: z
    .object({ actor: AuditActor, name: z.string().nullable(), action: z.string() })
    .nullable()
    .meta({ description: 'Staff member and action that set the price; null for an initial price.' }),
})

export const PiecePrices = z.object({
  results: z.array(PricePoint),
  lowest_30_days_usd: Usd.meta({ description: 'Lowest asking price of the last 30 days.' }),
  of_reference: z.array(z.object({ id: z.int(), label: z.string(), status: z.enum(pieceStatuses), results: z.array(PricePoint) })),
})

export const PieceInterest = z.object({ carts: z.int(), favorites: z.int() })
