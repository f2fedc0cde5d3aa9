import { z } from 'zod'
import { DateTimeText, Day } from '#contract/date.ts'
import { Id } from '#contract/id.ts'
import { languages } from '#contract/language.ts'
import { limits } from '#contract/limits.ts'
import { orderContactFields, orderDestinations } from '#contract/order.ts'
import { documentKinds, paymentKinds, paymentMethods } from '#contract/rules/staff/order-enums.ts'
import { definitionOf } from '#contract/rules/staff/owner-setting-definitions.ts'
import { Version } from '#contract/staff/amounts.ts'
import { AmountUsd, emailChoice, isPreview, LongText, Reason } from '#contract/staff/order-steps.ts'

export const OrderParams = z.strictObject({ id: z.string().max(40) })
export const OrderPartParams = z.strictObject({ id: z.string().max(40), part: z.string().max(40) })
export const DocumentParams = z.strictObject({ number: z.string().max(40) })

const comment = z.string().trim().max(limits.orderCommentMaxChars).nullish()

const submitKey = z
  .string()
  .regex(/^[\x21-\x7e]{8,100}$/)
  .meta({ description: 'Idempotency key: the same for each retry of one submit; the order is placed once.' })

const [Pickup, Delivery] = orderDestinations

/** `PATCH /api/staff/orders/{id}/`: changes destination, contact and comment before shipping. Omitted fields keep their value. */
export const EditOrder = z.strictObject({
  version: Version,
  first_name: orderContactFields.first_name.optional(),
  last_name: orderContactFields.last_name.optional(),
  phone: orderContactFields.phone.optional(),
  email: orderContactFields.email.optional(),
  comment,
  destination: z.discriminatedUnion('delivery_method', [z.strictObject(Pickup), z.strictObject(Delivery)]).optional(),
  is_agreed: z.boolean().optional().meta({ description: 'Confirms that the customer agreed to the changed total; without it, 409.' }),
  notify: z
    .enum(['send', 'skip'])
    .optional()
    .meta({ description: 'Whether the customer is notified; by default only if the total changes.' }),
  email_text: emailChoice.email_text,
  ...isPreview,
})
export type EditOrder = z.output<typeof EditOrder>

/** `POST /api/staff/orders/{id}/extend/`: extends the reservation by hours, or until a time. */
export const ExtendOrder = z.strictObject({
  hours: z.union([z.literal(24), z.literal(48)]).optional(),
  until: DateTimeText.optional(),
  ...emailChoice,
  ...isPreview,
  deposit: z
    .strictObject({ amount_usd: AmountUsd, method: z.enum(paymentMethods), reference: z.string().trim().max(100).optional() })
    .optional(),
})
export type ExtendOrder = z.output<typeof ExtendOrder>

export const WriteNote = z.strictObject({ body: LongText, is_pinned: z.boolean().default(false) })
export const PinNote = z.strictObject({ is_pinned: z.boolean() })

/** `POST /api/staff/orders/{id}/payments/`: records a payment or refund; moves no money. */
export const WritePayment = z.strictObject({
  kind: z.enum(paymentKinds),
  amount_usd: AmountUsd,
  method: z.enum(paymentMethods),
  reference: z.string().trim().max(200).optional(),
  paid_on: Day.optional().meta({ description: 'Day of the payment; today by default.' }),
  is_above_due: z.boolean().optional().meta({ description: 'Confirms that more than the amount due was paid; without it, 409.' }),
  payment_id: z
    .uuid()
    .optional()
    .meta({ description: 'For a refund: the payment it refunds. By default the newest payment with enough left.' }),
})
export type WritePayment = z.output<typeof WritePayment>

/** `POST /api/staff/orders/`: creates an order manually, for a customer on the phone or in the shop. */
export const PlaceManualOrder = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        piece_id: Id,
        quantity: z.int().min(1).max(limits.quantityMax).default(1),
        price_usd: AmountUsd.optional(),
        from_hold: z.boolean().default(false),
      }),
    )
    .min(1)
    .max(20)
    .refine((lines) => new Set(lines.map(({ piece_id }) => piece_id)).size === lines.length),
  language: z.enum(languages).default('ru'),
  ...orderContactFields,
  comment,
  destination: z.discriminatedUnion('delivery_method', [z.strictObject(Pickup), z.strictObject(Delivery)]),
  reservation_hours: z
    .int()
    .min(1)
    .max(24 * definitionOf('reservation_max_days').max)
    .optional(),
  notify: emailChoice.email,
  submit_key: submitKey.optional(),
})
export type PlaceManualOrder = z.output<typeof PlaceManualOrder>

/**
 * `POST /api/staff/orders/office-sale/`: sells a piece to a person in the office: places the order, records the full payment and hands the
 * piece over. Name and phone that are not given are those of the card of `person_id`.
 */
export const SellInOffice = z.strictObject({
  piece_id: Id,
  price_usd: AmountUsd,
  from_hold: z.boolean().default(false),
  person_id: Id.optional().meta({ description: 'Card of the buyer.' }),
  first_name: z.string().trim().max(limits.nameMaxChars).default(''),
  last_name: z.string().trim().max(limits.nameMaxChars).default(''),
  phone: orderContactFields.phone.or(z.literal('')).default(''),
  email: orderContactFields.email.or(z.literal('')).default(''),
  language: z.enum(languages).default('ru'),
  method: z.enum(paymentMethods),
  reference: z.string().trim().max(200).optional(),
  identity_seen: z.boolean().optional(),
  submit_key: submitKey.optional(),
})
export type SellInOffice = z.output<typeof SellInOffice>

export const RequestReturn = z.strictObject({ line_id: z.uuid(), reason: Reason })
/** `PATCH /api/staff/orders/{id}/returns/{part}/`: next state of a return, and the result of its inspection. */
export const MoveReturn = z.strictObject({
  state: z.enum(['received', 'inspected', 'accepted', 'refused']),
  inspection: LongText.optional(),
})

/** `POST /api/staff/orders/{id}/documents/`: issues a numbered paper. `cancels`: number of the paper that the new one replaces. */
export const IssueDocument = z.strictObject({
  kind: z.enum(documentKinds),
  language: z.enum(languages).optional(),
  with_prices: z.boolean().default(true),
  cancels: z.string().max(40).optional(),
})
export type IssueDocument = z.output<typeof IssueDocument>
