import type { ColumnType, Generated } from 'kysely'

export type AddressTables = {
  address: {
    id: Generated<string>
    customer_id: ColumnType<string, string, never>
    city_id: number | null
    city_text: string | null
    state: string | null
    country_code: string
    postal_code: string | null
    address_line1: string
    address_line2: string | null
    comment: string | null
    created_at: ColumnType<Date, Date, never>
  }
}
