import { z } from 'zod'
import { languages } from '#contract/language.ts'
import { limits } from '#contract/limits.ts'
import { PriceUsd } from '#contract/piece.ts'
import { carriers } from '#contract/rules/carriers.ts'
import { deliveryMethods } from '#contract/rules/delivery-fee.ts'
import { documentKinds, orderSteps } from '#contract/rules/staff/order-enums.ts'
import { isStorable } from '#contract/rules/storable.ts'
import { staffLimits } from '#contract/staff/limits.ts'
import { StaffOrder } from '#contract/staff/order.ts'

const text = (max: number) => z.string().trim().min(1).max(max).refine(isStorable)

export const LongText = text(limits.messageMaxChars)
export const Reason = text(500)

/** `email`: whether to email the customer. */
export const emailChoice = {
  email: z.enum(['send', 'skip']).default('send'),
  email_text: LongText.optional().meta({ description: 'Replaces the shop’s default sentence in the email.' }),
}

export const isPreview = {
  preview: z.boolean().default(false).meta({ description: 'Only preview the step: the email and the pieces that return to the shop.' }),
}

const step = { ...emailChoice, ...isPreview }

/** A positive amount of US dollars, with up to two decimals. */
export const AmountUsd = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,2})?$/)
  .refine((value) => Number(value) > 0)

export const ConfirmOrder = z.strictObject(step)
const parcel = {
  carrier: z.enum(carriers).optional(),
  tracking_number: z.string().trim().max(40).optional(),
  insured_usd: AmountUsd.optional(),
}
const handover = {
  identity_seen: z.boolean().optional().meta({ description: 'Required when an order is handed over at an office.' }),
}
const whileDue = { reason: Reason.optional().meta({ description: 'Why pieces leave the shop while money is due.' }) }
export const ShipOrder = z.strictObject({ ...step, ...parcel, ...whileDue })
export const DeliverOrder = z.strictObject({ ...step, ...handover, ...whileDue })
export const CancelOrder = z.strictObject({ ...step, reason: Reason })

/** `text`: the editable sentence. `body`: the whole email, including `text`. */
export const EmailPreview = z
  .object({ to: z.string(), language: z.enum(languages), subject: z.string(), text: z.string(), body: z.string() })
  .meta({ id: 'StaffEmailPreview' })

export const OrderStepResult = z
  .object({
    order: StaffOrder,
    action_id: z.string().nullable().meta({ description: 'Null for a preview.' }),
    email: EmailPreview.nullable(),
    returning: z.array(z.object({ id: z.int(), name: z.string() })).meta({ description: 'Pieces that return to the shop.' }),
  })
  .meta({ id: 'StaffOrderStepResult' })
export type OrderStepResult = z.infer<typeof OrderStepResult>

export const ExtensionResult = OrderStepResult.extend({
  expires_at: z.iso.datetime().meta({ description: 'The new end: as asked, but not before the pieces can be collected.' }),
}).meta({ id: 'StaffExtensionResult' })

/**
 * `POST /api/staff/orders/bulk/`: takes the same step for several orders. Each order is processed separately and gets its own email.
 * `preview` returns only the emails. `reason`: shared reason of a cancellation.
 */
export const BulkOrders = z.strictObject({
  step: z.enum(orderSteps),
  preview: z.boolean().default(false),
  reason: Reason.optional(),
  orders: z
    .array(z.strictObject({ id: z.uuid(), ...emailChoice, ...parcel, ...handover, ...whileDue }))
    .min(1)
    .max(staffLimits.bulkOrdersMax),
})
export type BulkOrders = z.output<typeof BulkOrders>

const BulkOrder = z.object({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  delivery_method: z.enum(deliveryMethods),
  due_usd: PriceUsd,
  action_id: z.string().nullable().meta({ description: 'Null for a preview.' }),
  email: EmailPreview.nullable(),
})
const FailedOrders = z.array(z.object({ id: z.string(), number: z.string().nullable(), detail: z.string() }))

export const BulkResult = z.object({
  done: z.array(BulkOrder),
  failed: FailedOrders,
})
export type BulkResult = z.infer<typeof BulkResult>

/** `POST /api/staff/orders/documents/`: issues one document for each order. `failed`: the orders without a document, with the reasons. */
export const BulkDocuments = z.strictObject({
  kind: z.enum(documentKinds),
  with_prices: z.boolean().default(true),
  ids: z.array(z.uuid()).min(1).max(staffLimits.bulkOrdersMax),
})
export const IssuedDocuments = z.object({ numbers: z.array(z.string()), failed: FailedOrders })
