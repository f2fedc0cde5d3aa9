import { z } from 'zod'
import { Id } from '#contract/id.ts'
import { languages } from '#contract/language.ts'
import { Order } from '#contract/order.ts'
import { PriceUsd } from '#contract/piece.ts'
import { carriers } from '#contract/rules/carriers.ts'
import { deliveryMethods } from '#contract/rules/delivery-fee.ts'
import { orderStatuses } from '#contract/rules/order-enums.ts'
import {
  documentKinds,
  emailDeliveryStates,
  orderEventKinds,
  orderSteps,
  paymentKinds,
  paymentMethods,
  returnStates,
} from '#contract/rules/staff/order-enums.ts'
import { BuyerCompany } from '#contract/staff/document.ts'
import { PieceTraits } from '#contract/staff/piece-traits.ts'

const Time = z.iso.datetime()

/** `by`: name of the staff member; null if the customer, the shop or a command on the server acted. */
const OrderEvent = z
  .object({
    id: z.int(),
    at: Time,
    kind: z.enum(orderEventKinds),
    from_status: z.enum(orderStatuses).nullable(),
    to_status: z.enum(orderStatuses),
    actor: z.enum(['customer', 'staff', 'shop']),
    by: z.string().nullable(),
    reason: z.string().nullable(),
    changes: z.record(z.string(), z.tuple([z.string().nullable(), z.string().nullable()])).meta({
      description: 'For an edit: each changed field, before and after.',
    }),
    until: Time.nullable().meta({ description: 'For an extended reservation: its new end.' }),
  })
  .meta({ id: 'StaffOrderEvent' })

const OrderNote = z
  .object({ id: z.string(), body: z.string(), is_pinned: z.boolean(), by: z.string(), at: Time })
  .meta({ id: 'StaffOrderNote' })

const OrderPayment = z
  .object({
    id: z.string(),
    kind: z.enum(paymentKinds),
    amount_usd: PriceUsd,
    refunds: z.string().nullable().meta({ description: 'For a refund: the refunded payment.' }),
    left_usd: PriceUsd.nullable().meta({ description: 'For a payment: the amount not yet refunded.' }),
    method: z.enum(paymentMethods),
    reference: z.string().nullable(),
    paid_on: z.iso.date(),
    by: z.string(),
    at: Time,
  })
  .meta({ id: 'StaffOrderPayment' })

const OrderReturn = z
  .object({
    id: z.string(),
    line_id: z.string(),
    state: z.enum(returnStates),
    reason: z.string(),
    inspection: z.string().nullable(),
    is_late: z.boolean().meta({ description: 'Whether the return was requested after the promised period.' }),
    proposed_refund_usd: PriceUsd.nullable().meta({
      description: 'For an accepted return: the price of the piece, as far as it was paid.',
    }),
    by: z.string(),
    asked_at: Time,
    received_at: Time.nullable(),
    inspected_at: Time.nullable(),
    decided_at: Time.nullable(),
  })
  .meta({ id: 'StaffOrderReturn' })

const OrderDocument = z
  .object({
    number: z.string(),
    kind: z.enum(documentKinds),
    language: z.enum(languages),
    cancels: z.string().nullable(),
    is_cancelled: z.boolean(),
    buyer_company: BuyerCompany.nullable(),
    by: z.string().nullable().meta({ description: 'Null if the customer requested the document.' }),
    at: Time,
  })
  .meta({ id: 'StaffOrderDocument' })

const OrderEmail = z
  .object({
    id: z.string(),
    notification: z.string(),
    subject: z.string().nullable(),
    recipient: z.string().nullable(),
    fate: z.enum(emailDeliveryStates),
    at: Time,
    sent_at: Time.nullable(),
    in_outbox: z
      .boolean()
      .meta({ description: 'Sent while no mail server was configured: it lies in the outbox folder and reaches nobody.' }),
    failure: z.string().nullable().meta({ description: 'Why the message was refused, or why the last attempt failed.' }),
    by: z.string().nullable(),
  })
  .meta({ id: 'StaffOrderEmail' })

const OrderMoney = z
  .object({ total_usd: PriceUsd, taken_usd: PriceUsd, refunded_usd: PriceUsd, due_usd: PriceUsd, to_refund_usd: PriceUsd })
  .meta({ id: 'StaffOrderMoney' })

const OrderDestination = z
  .object({
    delivery_method: z.enum(deliveryMethods),
    pickup_city_id: z.int().nullable(),
    pickup_workshop_id: z.int().nullable(),
    country: z.string().nullable(),
    state: z.string().nullable(),
    address_city: z.string().nullable(),
    postal_code: z.string().nullable(),
    address_line1: z.string().nullable(),
    address_line2: z.string().nullable(),
  })
  .meta({ id: 'StaffOrderDestination' })

const StaffShipment = z
  .object({
    carrier: z.enum(carriers),
    tracking_number: z.string().nullable(),
    tracking_url: z.string().nullable(),
    insured_usd: PriceUsd.nullable(),
  })
  .meta({ id: 'StaffShipment' })

const PersonHold = z.object({ piece_id: z.int(), name: z.string(), until: Time }).meta({ id: 'StaffPersonHold' })

const PieceWhereabouts = z.object({
  piece_id: Id,
  city: z.string(),
  place: z.string().nullable().meta({ description: 'Storage place in that office.' }),
  is_elsewhere: z.boolean().meta({ description: 'Whether the pickup office is not the office where the piece is.' }),
  move: z
    .object({ state: z.enum(['asked', 'sent']), city: z.string() })
    .nullable()
    .meta({ description: 'Office that the piece is requested for or on its way to.' }),
})

export const StaffOrder = z
  .object({
    ...Order.omit({
      user: true,
      can_cancel: true,
      shipment: true,
      received_price: true,
      due_price: true,
      owed_back_price: true,
      proforma_path: true,
      specialist: true,
    }).shape,
    expires_at: Time.nullable().meta({ description: 'When the reservation ends; null unless the order is pending.' }),
    credit_buyback_id: Id.nullable().meta({
      description: 'Buyback whose sum is credited to the order; null if the reader may not see it.',
    }),
    version: z.int(),
    language: z.enum(languages),
    placed_by: z.string().nullable().meta({ description: 'Staff member who created the order by hand; null for an order from a cart.' }),
    customer_link: z
      .object({ url: z.string(), agreed_at: Time.nullable().meta({ description: 'When the customer agreed to the order as it is now.' }) })
      .nullable()
      .meta({ description: 'Page where the customer of an order by hand sees the order and agrees to it.' }),
    next_steps: z.array(z.enum(orderSteps)).meta({ description: 'Steps possible now (ORD-02).' }),
    can_edit: z.boolean(),
    reservation_max: Time.meta({ description: 'Latest end of a reservation that needs no owner’s permission.' }),
    whereabouts: z.array(PieceWhereabouts).meta({ description: 'Where the pieces are, until the order is shipped or handed over.' }),
    pieces: z.array(PieceTraits).meta({ description: 'What tells each ordered piece apart.' }),
    destination: OrderDestination,
    shipment: StaffShipment.nullable(),
    cancel_reason: z.string().nullable(),
    identity_seen: z.boolean().nullable(),
    money: OrderMoney,
    customer: z.object({
      id: z.string(),
      order_count: z.int(),
      bought_usd: PriceUsd.meta({ description: 'As in the list of people: confirmed orders without returned pieces.' }),
      since: Time,
      holds: z.array(PersonHold).meta({ description: 'Holds for the phone or email of the order.' }),
    }),
    events: z.array(OrderEvent),
    notes: z.array(OrderNote),
    payments: z.array(OrderPayment),
    returns: z.array(OrderReturn),
    documents: z.array(OrderDocument),
    emails: z.array(OrderEmail),
  })
  .meta({ id: 'StaffOrder' })
export type StaffOrder = z.infer<typeof StaffOrder>

export const WrittenOrder = z.object({ order: StaffOrder, action_id: z.string().nullable() }).meta({ id: 'WrittenOrder' })
export type WrittenOrder = z.infer<typeof WrittenOrder>
