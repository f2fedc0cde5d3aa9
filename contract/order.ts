import { z } from 'zod'
import { CoinQuote } from '#contract/crypto.ts'
import { EmailText } from '#contract/email-text.ts'
import { ErrorBody } from '#contract/errors.ts'
import { Id } from '#contract/id.ts'
import { limits } from '#contract/limits.ts'
import { pageOf } from '#contract/paging.ts'
import { Photo } from '#contract/photo.ts'
import { PriceUsd } from '#contract/piece.ts'
import { PromoCode } from '#contract/promo.ts'
import { tidyPostalCode } from '#contract/rules/address-rule.ts'
import { orderModes, orderOrderings, orderStatuses } from '#contract/rules/order-enums.ts'
import { isPhone } from '#contract/rules/phone.ts'
import { isStorable } from '#contract/rules/storable.ts'
import { Specialist } from '#contract/specialist.ts'

/** An ordered piece: its data at the time of the order, and its current photographs. */
export const OrderPiece = z
  .object({
    id: z.int(),
    brand: z.object({ id: z.int(), name: z.string() }),
    model_name: z.string(),
    reference: z.string().nullable(),
    price_usd: PriceUsd,
    price_on_request: z.literal(false),
    photos: z.array(Photo),
  })
  .meta({ id: 'OrderPiece' })
export type OrderPiece = z.infer<typeof OrderPiece>

/** A line of an order. Exactly one of `watch`, `jewelry` and `bag` is present. `price`: US dollars per piece. */
export const OrderItem = z
  .object({
    id: z.string(),
    quantity: z.int(),
    price: PriceUsd,
    watch: OrderPiece.optional(),
    jewelry: OrderPiece.optional(),
    bag: OrderPiece.optional(),
  })
  .meta({ id: 'OrderItem' })
export type OrderItem = z.infer<typeof OrderItem>

/** The destination of an order: an office of the shop, or an address. */
export const OrderDelivery = z.discriminatedUnion('method', [
  z.object({ method: z.literal('pickup'), city: z.string(), workshop: z.string().nullable() }),
  z.object({
    method: z.literal('delivery'),
    country: z.object({ code: z.string(), name: z.string() }),
    state: z.string().nullable(),
    city: z.string(),
    postal_code: z.string(),
    address_line1: z.string(),
    address_line2: z.string().nullable(),
    lines: z.array(z.string()).meta({ description: 'The lines of the address below the country, in the country’s own format.' }),
  }),
])
export type OrderDelivery = z.infer<typeof OrderDelivery>

const OrderShipment = z
  .object({ carrier: z.string(), tracking_number: z.string().nullable(), tracking_url: z.string().nullable() })
  .meta({ id: 'OrderShipment' })

/** A traded-in piece, and the amount deducted for it from the total. */
export const TradeInCredit = z.object({ piece: z.string(), price: PriceUsd }).meta({ id: 'TradeInCredit' })

/** An order as shown to the customer. Amounts are US dollars with two decimals; times are ISO 8601. */
export const Order = z
  .object({
    id: z.string().meta({ description: 'Opaque; show `order_number` to people.' }),
    user: z.string().meta({ description: 'Opaque id of the order’s owner.' }),
    order_number: z.string(),
    status: z.enum(orderStatuses),
    mode: z.enum(orderModes),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime().nullable().meta({
      description: 'When the reservation ends; null unless the order is pending and unpaid. A paid order does not expire.',
    }),
    goods_price: PriceUsd,
    discount: PriceUsd,
    credit: TradeInCredit.nullable(),
    delivery_price: PriceUsd,
    total_price: PriceUsd,
    received_price: PriceUsd.meta({ description: 'Amount paid less refunds.' }),
    due_price: PriceUsd.meta({ description: 'Amount still due; zero for a canceled order.' }),
    owed_back_price: PriceUsd.meta({ description: 'Amount that the shop has to refund.' }),
    promo_code: z.string().nullable(),
    items: z.array(OrderItem),
    contact: z.object({ first_name: z.string(), last_name: z.string(), phone: z.string(), email: z.string() }),
    delivery: OrderDelivery,
    comment: z.string().nullable(),
    shipment: OrderShipment.nullish().meta({ description: 'The parcel, once the order has shipped to an address.' }),
    coin_quotes: z.array(CoinQuote).meta({ description: 'Wallets and amounts for paying a crypto order; empty for other orders.' }),
    ready_on: z.iso
      .date()
      .nullable()
      .meta({ description: 'First day of the pickup at the office; null for a delivery, and if none was promised.' }),
    is_at_office: z.boolean().meta({ description: 'Whether all pieces of a pickup are in its office now.' }),
    transit: z.object({ min_days: z.int(), max_days: z.int() }).nullable().meta({
      description: 'In how many days after the confirmation the pieces are there; 0 if they are in the city, null if it is to be agreed.',
    }),
    deliver_by: z.iso.datetime().nullable().meta({
      description:
        'End of the promised time of a confirmed delivery; null before its confirmation, for a pickup, and if it is to be agreed.',
    }),
    proforma_path: z.string().nullable().meta({
      description:
        'Path of a proforma invoice (PDF) for the amount due; valid for a day or two. Null if nothing is due, or to be paid in coins.',
    }),
    specialist: Specialist.nullable().meta({ description: 'Whom the customer can ask about the order. Null: nobody in particular.' }),
    can_cancel: z.boolean().meta({ description: 'Whether the customer may still cancel the order.' }),
  })
  .meta({ id: 'Order' })
export type Order = z.infer<typeof Order>

const name = z.string().trim().min(1).max(limits.nameMaxChars)
const line = z.string().trim().min(1).max(limits.addressLineMaxChars)
const lineOrNone = z.string().trim().max(limits.addressLineMaxChars).nullish()

const phone = z.string().max(40).refine(isPhone)

const country = z
  .string()
  .trim()
  .refine((value) => /^[A-Za-z]{2}$/.test(value))
  .transform((value) => value.toUpperCase())

/** Contact fields of the recipient of an order. */
export const orderContactFields = { first_name: name, last_name: name, phone, email: EmailText }

/** Destination fields of an order: the first entry is for a pickup, the second for a delivery. */
export const orderDestinations = [
  { delivery_method: z.literal('pickup'), pickup_city_id: Id, pickup_workshop_id: Id.nullish() },
  {
    delivery_method: z.literal('delivery'),
    country,
    state: lineOrNone,
    // optional here, because the country determines whether city and postal code are required
    address_city: z.string().trim().max(limits.addressLineMaxChars).default(''),
    postal_code: z.string().max(limits.postalCodeMaxChars).default('').transform(tidyPostalCode),
    address_line1: line,
    address_line2: lineOrNone,
  },
] as const

const Destination = z.discriminatedUnion('delivery_method', [z.object(orderDestinations[0]), z.object(orderDestinations[1])])
export type CheckedDestination = z.output<typeof Destination>

const common = {
  mode: z.enum(orderModes),
  ...orderContactFields,
  comment: z.string().trim().max(limits.orderCommentMaxChars).nullish(),
  promo_code: PromoCode.nullish(),
  expected_total: PriceUsd.optional().meta({
    description: 'The total in US dollars that the person saw. If it has changed, the order is refused with 409 and the new total.',
  }),
}

/** Body of `POST /api/orders/create_from_cart/`: the payment and destination of an order from the cart. The server computes the amounts. */
export const CreateOrder = z.discriminatedUnion('delivery_method', [
  z.strictObject({ ...common, ...orderDestinations[0] }),
  z.strictObject({ ...common, ...orderDestinations[1] }),
])
export type CreateOrder = z.input<typeof CreateOrder>
export type CheckedOrder = z.output<typeof CreateOrder>

/**
 * The idempotency key of a checkout. Requests with the same key and the same body create one order. A request with the same key and a
 * different body gets 422.
 */
export const OrderHeaders = z.looseObject({
  'idempotency-key': z
    .string()
    .refine((value) => /^[\x21-\x7e]{8,100}$/.test(value))
    .optional()
    .meta({
      description:
        '8 to 100 printable characters, the same for each retry of one submit: the order is placed once. A retry with other details gets 422.',
    }),
})

/** Body of a 409 from `create_from_cart`. `total_price`: the current total. */
export const OrderConflict = z.object({
  detail: z.string(),
  errors: ErrorBody.shape.errors,
  total_price: PriceUsd.optional(),
  unavailable: z.array(Id).optional().meta({ description: 'Ids of pieces in the cart that cannot be ordered now.' }),
})
export type OrderConflict = z.infer<typeof OrderConflict>

export const OrderPath = z.strictObject({ id: z.string().max(40) })

/** Body of `PATCH /api/orders/{id}/`. A customer can only cancel an order. */
export const ChangeOrder = z.strictObject({ status: z.literal('cancelled') })

/** Query of `GET /api/orders/`, the customer's own orders. `search`: part of an order number, brand, model or reference number. */
export const OrderQuery = z.strictObject({
  status: z.enum(orderStatuses).optional(),
  search: z.string().max(limits.searchMaxChars).refine(isStorable).optional(),
  ordering: z.enum(orderOrderings).default('newest'),
  page: z.coerce.number().int().min(1).max(limits.pageMax).default(1),
  page_size: z.coerce.number().int().min(1).max(limits.ordersPageSizeMax).default(limits.ordersPageSize),
})
export type OrderQuery = z.output<typeof OrderQuery>

export const OrderPage = pageOf(Order)
