import type { ColumnType, Generated } from 'kysely'
import type { QuoteState } from '#contract/rules/quote-states.ts'

type Timestamp = ColumnType<Date, Date, Date>
type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>

/** Quotes: individual prices for one person. Amounts are in cents. */
export type QuoteTables = {
  quote: {
    id: Generated<string>
    thread_id: number
    token_hash: string
    state: Generated<QuoteState>
    delivery_cents: Generated<number>
    /** Whether the usual delivery fee of the destination country applies. */
    delivery_by_country: Generated<boolean>
    credit_cents: Generated<number>
    credit_buyback_id: number | null
    expires_at: Timestamp
    staff_id: string
    opened_at: NullableTimestamp
    ended_at: NullableTimestamp
    order_id: string | null
    created_at: Timestamp
  }
  quote_line: {
    quote_id: string
    piece_id: number
    position: number
    price_cents: number
    hold_id: string | null
  }
}
