import type { ColumnType, Generated } from 'kysely'
import type { PromoType } from '#contract/rules/promo-discount.ts'

type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>
type NullableNumber = ColumnType<number | null, number | null | undefined, number | null>

export type PromoTables = {
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
    per_customer_max: number | null
    note: Generated<string>
    goods_min_cents: NullableNumber
    discount_max_cents: NullableNumber
    code_key: ColumnType<string, never, never>
    edit_version: Generated<number>
  }
  promo_use: { order_id: string; promo_id: number }
}
