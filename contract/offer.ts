import { z } from 'zod'
import { FormKey, TradeIn } from '#contract/enquiry.ts'
import { Id, IdParam } from '#contract/id.ts'
import { limits } from '#contract/limits.ts'
import { kinds, PriceUsd } from '#contract/piece.ts'
import { offerDecisions, offerStates, offerSteps } from '#contract/rules/offer-rules.ts'
import { isStorable } from '#contract/rules/storable.ts'
import { Dollars, Version } from '#contract/staff/amounts.ts'

/** A price as typed, such as `9 500` or `$9,500.50`. */
const TypedDollars = z
  .string()
  .max(40)
  .transform((text) => text.replaceAll(/[\s$\u00A0\u202F]|,(?=\d{3}(\D|$))/g, '').replace(',', '.'))
  .pipe(Dollars)

const note = z.string().trim().max(limits.orderCommentMaxChars).refine(isStorable).default('')

/** Query of `GET /api/offers/`: the piece for which the customer wants to make an offer. */
export const OfferQuery = z.strictObject({ kind: z.enum(kinds), piece_id: IdParam })

/** Body of `POST /api/offers/`. */
export const MakeOffer = z.strictObject({
  kind: z.enum(kinds),
  piece_id: Id,
  price_usd: TypedDollars,
  note,
  trade_in: TradeIn,
  key: FormKey,
})
export type MakeOffer = z.output<typeof MakeOffer>

/** Body of `POST /api/offers/{id}/decisions/`. `version`: the version of the offer that the customer saw. */
export const DecideOnOffer = z.strictObject({
  decision: z.enum(offerDecisions),
  version: Version,
  price_usd: TypedDollars.optional().meta({ description: 'Required for a counter-offer.' }),
})
export type DecideOnOffer = z.output<typeof DecideOnOffer>

export const OfferParams = z.strictObject({ id: IdParam })

/** An offer as shown to the customer. */
export const OwnOffer = z
  .object({
    number: Id.meta({ description: 'Number of the thread that the offer belongs to.' }),
    version: z.int(),
    state: z.enum(offerStates),
    piece: z.object({ kind: z.enum(kinds), id: Id, name: z.string() }),
    asked_usd: PriceUsd.meta({ description: 'The asking price when the offer was made.' }),
    expires_at: z.iso.datetime().meta({ description: 'Deadline for the side whose turn it is to answer.' }),
    steps: z.array(
      z.object({
        is_own: z.boolean(),
        step: z.enum(offerSteps),
        price_usd: PriceUsd.nullable(),
        at: z.iso.datetime(),
      }),
    ),
    decisions: z.array(z.enum(offerDecisions)).meta({ description: 'Decisions possible now.' }),
    above_usd: PriceUsd.meta({ description: 'Exclusive lower bound of a counter-offer.' }),
    below_usd: PriceUsd.meta({ description: 'Exclusive upper bound of a counter-offer.' }),
    quote_path: z.string().nullable().meta({ description: 'Path of the quote where an accepted offer is bought.' }),
  })
  .meta({ id: 'OwnOffer' })
export type OwnOffer = z.output<typeof OwnOffer>

/** The conditions for offers on a piece, and the customer's open offer on the piece. */
export const OfferTerms = z
  .object({
    price_usd: PriceUsd,
    least_usd: PriceUsd.nullable().meta({ description: 'Lower offers are declined at once; null if the shop does not tell it.' }),
    hours: z.int().meta({ description: 'Hours until each step expires.' }),
    offer: OwnOffer.nullable(),
    reach: z.enum(['mail', 'telegram']).nullable().meta({ description: 'Where the answer is sent besides the messages; null if nowhere.' }),
  })
  .meta({ id: 'OfferTerms' })
export type OfferTerms = z.output<typeof OfferTerms>
