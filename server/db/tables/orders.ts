import type { ColumnType, Generated } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Kind } from '#contract/piece.ts'
import type { Carrier } from '#contract/rules/carriers.ts'
import type { Coin } from '#contract/rules/coins.ts'
import type { DeliveryMethod } from '#contract/rules/delivery-fee.ts'
import type { OrderMode, OrderStatus } from '#contract/rules/order-enums.ts'
import type { DocumentKind, OrderEventKind, PaymentKind, PaymentMethod, ReturnState } from '#contract/rules/staff/order-enums.ts'

type Fixed<T> = ColumnType<T, T, never>
type Derived<T> = ColumnType<T, never, never>
type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>

export type OrderTables = {
  shop_order: {
    id: Generated<string>
    number: Fixed<string>
    customer_id: Fixed<string>
    status: Generated<OrderStatus>
    mode: Fixed<OrderMode>
    language: Fixed<Language>
    first_name: string
    last_name: string
    phone: string
    email: string
    delivery_method: DeliveryMethod
    pickup_city_id: number | null
    pickup_workshop_id: number | null
    country_code: string | null
    state: string | null
    address_city: string | null
    postal_code: string | null
    address_line1: string | null
    address_line2: string | null
    comment: string | null
    goods_cents: Fixed<number>
    discount_cents: Fixed<number>
    /** Trade-in credit, subtracted from the total. */
    credit_cents: Fixed<number>
    credit_piece: Fixed<string | null>
    credit_buyback_id: number | null
    delivery_cents: number
    total_cents: number
    promo_code: string | null
    submit_key: string | null
    submit_digest: string | null
    cart_id: string | null
    cart_version: number | null
    placed_by: string | null
    created_at: Fixed<Date>
    expires_at: ColumnType<Date, Date, Date>
    /** The promised pickup date, and the promised days in transit; see `domain/orders/order-promise.ts`. */
    ready_on: string | null
    transit_min_days: number | null
    transit_max_days: number | null
    /** When the shop last kept an order open after the end of its reservation, because the order has a payment. */
    kept_at: NullableTimestamp
    carrier: Carrier | null
    tracking_number: string | null
    insured_cents: number | null
    cancel_reason: string | null
    /** Whether the staff checked an identity document at handover; null before the handover. */
    identity_seen: boolean | null
    person_id: ColumnType<number | null, number | null | undefined, number | null>
    edit_version: Generated<number>
  }
  order_line: {
    id: Generated<string>
    order_id: string
    piece_id: number
    position: number
    kind: Kind
    brand_id: number
    brand_name: string
    model_name: string
    reference: string | null
    quantity: number
    price_cents: number
    is_unique: boolean
    is_active: Generated<boolean>
    changed_by: ColumnType<string, never, never>
  }
  /** A copy of order data for lists, maintained by triggers. */
  order_listing: {
    order_id: Derived<string>
    status: Derived<OrderStatus>
    mode: Derived<OrderMode>
    delivery_method: Derived<DeliveryMethod>
    pickup_city_id: Derived<number | null>
    created_at: Derived<Date>
    expires_at: Derived<Date>
    total_cents: Derived<number>
    due_cents: Derived<number>
    taken_cents: Derived<number>
    refunded_cents: Derived<number>
    owed_back_cents: Derived<number>
    piece_count: Derived<number>
    number_key: Derived<string>
    person: Derived<string>
    search_key: Derived<string>
    phone_digits: Derived<string>
    person_id: Derived<number | null>
    /** Value of a confirmed, shipped or delivered order, without returned pieces. */
    bought_cents: Derived<number>
  }
  order_coin_quote: {
    order_id: Fixed<string>
    coin: Fixed<Coin>
    network: Fixed<string>
    address: Fixed<string>
    /** A decimal number of arbitrary precision, as text. */
    rate_usd: Fixed<string | null>
    rate_at: Fixed<Date | null>
    amount: string | null
  }
  order_event: {
    id: Generated<number>
    order_id: string
    from_status: OrderStatus | null
    to_status: OrderStatus
    actor: 'customer' | 'staff' | 'shop'
    created_at: Date
    kind: Generated<OrderEventKind>
    staff_id: string | null
    action_id: number | null
    reason: string | null
    details: ColumnType<OrderEventDetails | null, string | null | undefined, never>
  }
  order_note: {
    id: Generated<string>
    order_id: Fixed<string>
    staff_id: Fixed<string>
    body: string
    search_key: Derived<string>
    is_pinned: Generated<boolean>
    created_at: Fixed<Date>
  }
  order_payment: {
    id: Generated<string>
    order_id: Fixed<string>
    kind: Fixed<PaymentKind>
    /** The refunded payment. Null for a payment, and for an old refund without this reference. */
    refunds: ColumnType<string | null, string | null | undefined, never>
    amount_cents: Fixed<number>
    method: Fixed<PaymentMethod>
    reference: string | null
    paid_on: ColumnType<string, string, string>
    staff_id: Fixed<string>
    created_at: Fixed<Date>
  }
  order_return: {
    id: Generated<string>
    order_id: Fixed<string>
    line_id: Fixed<string>
    state: Generated<ReturnState>
    reason: string
    inspection: string | null
    staff_id: Fixed<string>
    asked_at: Fixed<Date>
    received_at: Date | null
    inspected_at: Date | null
    decided_at: Date | null
  }
  document_counter: { kind: string; year: number; last: number }
  document: {
    number: Fixed<string>
    kind: Fixed<DocumentKind>
    order_id: Fixed<string>
    language: Fixed<Language>
    body: ColumnType<unknown, string, never>
    cancels: Fixed<string | null>
    staff_id: Fixed<string | null>
    issued_at: Fixed<Date>
  }
  order_email: {
    id: Generated<string>
    order_id: Fixed<string>
    notification: string
    job_key: string
    text: string | null
    recipient: string | null
    subject: string | null
    staff_id: string | null
    created_at: Fixed<Date>
    sent_at: Date | null
    failed_at: Date | null
    failure: string | null
    in_outbox: Generated<boolean>
  }
}

type OrderEventDetails = { until: string }
