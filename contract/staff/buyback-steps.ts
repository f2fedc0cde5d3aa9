import { z } from 'zod'
import { Day } from '#contract/date.ts'
import { Id } from '#contract/id.ts'
import { languages } from '#contract/language.ts'
import { offices } from '#contract/offices.ts'
import { buybackSteps, payoutMethods } from '#contract/rules/buyback-states.ts'
import { threadChannels } from '#contract/rules/staff/thread-enums.ts'
import { Dollars, SingleLine, Version } from '#contract/staff/amounts.ts'
import { LongText, Reason } from '#contract/staff/order-steps.ts'
import { Zone } from '#contract/staff/reports.ts'

const Message = z.strictObject({
  channel: z.enum(threadChannels),
  text: LongText.optional().meta({ description: 'Replaces the shop’s default message of the step.' }),
})
const taken = { version: Version, message: Message.optional() }

/** Parses a percentage into basis points: 82.5 → 8250. */
const Share = z
  .string()
  .regex(/^\d{1,2}(\.\d{1,2})?$/)
  .transform((text) => Math.round(Number(text) * 100))
  .refine((share) => share > 0)

/** Body of `POST /api/staff/buybacks/{id}/steps/`. */
export const TakeBuybackStep = z.discriminatedUnion('step', [
  z
    .strictObject({ step: z.literal('estimate'), ...taken, low_usd: Dollars, high_usd: Dollars, valid_until: Day, note: Reason.optional() })
    .refine(({ low_usd: low, high_usd: high }) => low <= high, { path: ['high_usd'] }),
  z.strictObject({ step: z.literal('accept'), ...taken, note: Reason.optional() }),
  z.strictObject({
    step: z.literal('receive'),
    ...taken,
    serial: SingleLine.min(1),
    office: z.enum(offices.map(({ key }) => key)),
    brought_by: SingleLine.min(1),
    note: Reason.optional(),
  }),
  z.strictObject({
    step: z.literal('inspect'),
    ...taken,
    zones: z.array(Zone).max(30),
    offered_usd: Dollars.optional(),
    consignor_share: Share.optional(),
    consigned_until: Day.optional(),
    note: Reason.optional(),
  }),
  z.strictObject({ step: z.literal('agree'), ...taken, note: Reason.optional() }),
  z.strictObject({
    step: z.literal('pay'),
    ...taken,
    method: z.enum(payoutMethods),
    reference: z.union([z.literal(''), SingleLine]).default(''),
    identity_seen: z.literal(true),
  }),
  z.strictObject({ step: z.literal('stock'), ...taken, brand_id: Id.optional() }),
  z.strictObject({ step: z.literal('decline'), ...taken, note: Reason }),
  z.strictObject({ step: z.literal('return'), ...taken, note: Reason.optional() }),
])
export type TakeBuybackStep = z.output<typeof TakeBuybackStep>

/** `POST …/messages/`: previews the message of a step in the customer's language. */
export const PreviewBuybackMessage = z.strictObject({
  step: z.enum(buybackSteps),
  low_usd: Dollars.optional(),
  high_usd: Dollars.optional(),
  offered_usd: Dollars.optional(),
  consignor_share: Share.optional(),
  valid_until: Day.optional(),
})
export type PreviewBuybackMessage = z.output<typeof PreviewBuybackMessage>
export const BuybackMessage = z.object({ text: z.string(), language: z.enum(languages) })
