import { z } from 'zod'
import { Id, IdParam } from '#contract/id.ts'
import { limits } from '#contract/limits.ts'
import { PriceUsd } from '#contract/piece.ts'
import { buybackDecisions, buybackStates, buybackTerms, payoutMethods } from '#contract/rules/buyback-states.ts'
import { isStorable } from '#contract/rules/storable.ts'
import { Dollars } from '#contract/staff/amounts.ts'

const Time = z.iso.datetime()

export const BuybackPageParams = z.strictObject({ token: z.string().min(1).max(100) })

/** A buyback as shown to the customer. */
export const BuybackPage = z
  .object({
    number: Id,
    version: z.int(),
    state: z.enum(buybackStates),
    terms: z.enum(buybackTerms),
    name: z.string(),
    office: z.string(),
    low_usd: PriceUsd.nullable(),
    high_usd: PriceUsd.nullable(),
    valid_until: Time.nullable(),
    is_expired: z.boolean(),
    counter_usd: PriceUsd.nullable(),
    offered_usd: PriceUsd.nullable(),
    consignor_share: z.string().nullable(),
    consigned_until: z.string().nullable(),
    received_at: Time.nullable(),
    paid: z.object({ at: Time, method: z.enum(payoutMethods) }).nullable(),
    decisions: z.array(z.enum(buybackDecisions)),
    changed_at: Time,
  })
  .meta({ id: 'BuybackPage' })
export type BuybackPage = z.output<typeof BuybackPage>

/**
 * Body of `POST …/decisions/`, as JSON or as a form sent without JavaScript. `version`: the version of the buyback that the customer saw.
 */
export const DecideBuyback = z.strictObject({
  decision: z.enum(buybackDecisions),
  version: IdParam,
  price_usd: z
    .string()
    .max(40)
    .transform((text) => text.replaceAll(/[\s$\u00A0\u202F]/g, '').replace(',', '.'))
    .pipe(Dollars)
    .optional()
    .meta({ description: 'Required for a counter-offer.' }),
  note: z.string().trim().max(limits.messageMaxChars).refine(isStorable).optional(),
})
export type DecideBuyback = z.output<typeof DecideBuyback>
