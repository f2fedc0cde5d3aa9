import type { ColumnType, Generated } from 'kysely'
import type { OfferState, OfferStep } from '#contract/rules/offer-rules.ts'

type Timestamp = ColumnType<Date, Date, Date>
type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>

/** Price offers by customers. Amounts are in cents. */
export type OfferTables = {
  offer: {
    id: number
    piece_id: number
    customer_id: string
    state: Generated<OfferState>
    asked_cents: number
    expires_at: Timestamp
    quote_id: string | null
    edit_version: Generated<number>
    ended_at: NullableTimestamp
    created_at: Timestamp
  }
  offer_step: {
    id: Generated<number>
    offer_id: number
    step: OfferStep
    by: 'person' | 'staff' | 'shop'
    price_cents: number | null
    staff_id: string | null
    at: Timestamp
  }
}
