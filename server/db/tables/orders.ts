import type { OrderMode, OrderStatus } from '#contract/rules/order-words.ts'
import type { ColumnType, Generated } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Kind } from '#contract/piece.ts'
import type { DeliveryMethod } from '#contract/rules/delivery-fee.ts'
import type { PromoType } from '#contract/rules/promo-discount.ts'

type Fixed<T> = ColumnType<T, T, never>
type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>

export type OrderTables = {
  promo: {
    id: Generated<number>
    code: string
    type: PromoType
    value: number
    uses_max: number | null
    used_count: Generated<number>
    valid_from: NullableTimestamp
    valid_until: NullableTimestamp
    is_active: Generated<boolean>
  }
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
    delivery_cents: Fixed<number>
    total_cents: Fixed<number>
    promo_code: string | null
    submit_key: string | null
    submit_digest: string | null
    cart_id: string
    cart_version: number
    created_at: Fixed<Date>
    expires_at: ColumnType<Date, Date, Date>
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
  }
  promo_use: { order_id: string; promo_id: number }
  order_event: {
    id: Generated<number>
    order_id: string
    from_status: OrderStatus | null
    to_status: OrderStatus
    actor: 'customer' | 'staff' | 'shop'
    created_at: Date
  }
}
