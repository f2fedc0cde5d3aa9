import { z } from 'zod'
import { Id, IdParam } from '#contract/id.ts'
import { languages } from '#contract/language.ts'
import { limits } from '#contract/limits.ts'
import { PriceUsd } from '#contract/piece.ts'
import { offerReplies, offerStates, offerSteps } from '#contract/rules/offer-rules.ts'
import { isStorable } from '#contract/rules/storable.ts'
import { Dollars, Version } from '#contract/staff/amounts.ts'
import { PieceTraits } from '#contract/staff/piece-traits.ts'
import { StaffReach } from '#contract/staff/reach.ts'

export const StaffOfferQuery = z.strictObject({
  thread: IdParam.optional(),
  piece: IdParam.optional(),
  person: IdParam.optional(),
})
export type StaffOfferQuery = z.output<typeof StaffOfferQuery>
export const StaffOfferParams = z.strictObject({ id: IdParam })

const StaffOffer = z
  .object({
    id: Id.meta({ description: 'Number of the thread.' }),
    version: z.int(),
    state: z.enum(offerStates),
    name: z.string().nullable().meta({ description: 'Name of the customer; null if the reader may not see contacts.' }),
    piece: z.object({ id: Id, label: z.string(), is_available: z.boolean(), traits: PieceTraits }),
    asked_usd: PriceUsd,
    expires_at: z.iso.datetime(),
    steps: z.array(
      z.object({
        by: z.enum(['person', 'staff', 'shop']),
        name: z.string().nullable(),
        step: z.enum(offerSteps),
        price_usd: PriceUsd.nullable(),
        at: z.iso.datetime(),
      }),
    ),
    replies: z.array(z.enum(offerReplies)).meta({ description: 'Replies that the shop can give now.' }),
    above_usd: PriceUsd,
    below_usd: PriceUsd,
    has_quote: z.boolean(),
    language: z.enum(languages).meta({ description: 'Language of the messages to the customer.' }),
    reach: StaffReach,
  })
  .meta({ id: 'StaffOffer' })
export type StaffOffer = z.output<typeof StaffOffer>

export const StaffOffers = z.object({ results: z.array(StaffOffer) }).meta({ id: 'StaffOffers' })

export const ReplyToOffer = z.strictObject({
  reply: z.enum(offerReplies),
  version: Version,
  price_usd: Dollars.optional().meta({ description: 'Required for a counter-offer.' }),
  note: z.string().trim().max(limits.messageMaxChars).refine(isStorable).default('').meta({ description: 'Note added to the message.' }),
})
export type ReplyToOffer = z.output<typeof ReplyToOffer>

export const WrittenOffer = z.object({ offer: StaffOffer, action_id: z.string() })
