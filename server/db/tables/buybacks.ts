import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Kind } from '#contract/piece.ts'
import type { BuybackState, BuybackStep, BuybackTerms, PayoutMethod } from '#contract/rules/buyback-states.ts'
import type { StoredZone } from '#server/db/tables/reports.ts'

type Timestamp = ColumnType<Date, Date, Date>
type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>

export type BuybackTables = {
  buyback: {
    id: number
    thread_id: number | null
    person_id: number | null
    language: Language
    state: Generated<BuybackState>
    terms: Generated<BuybackTerms>
    kind: Generated<Kind>
    brand: string
    model: string
    reference: Generated<string>
    year: number | null
    serial: Generated<string>
    serial_key: GeneratedAlways<string | null>
    low_cents: number | null
    high_cents: number | null
    valid_until: NullableTimestamp
    counter_cents: number | null
    offered_cents: number | null
    consignor_share: number | null
    /** Select a date as text, because the two drivers parse dates differently. */
    consigned_until: ColumnType<never, string | null | undefined, string | null>
    received_at: NullableTimestamp
    received_by: string | null
    received_office: string | null
    brought_by: Generated<string>
    zones: ColumnType<StoredZone[], string | undefined, string>
    inspected_by: string | null
    agreed_at: NullableTimestamp
    identity_seen_at: NullableTimestamp
    payout_method: PayoutMethod | null
    payout_reference: Generated<string>
    paid_at: NullableTimestamp
    paid_by: string | null
    piece_id: number | null
    edit_version: Generated<number>
    changed_at: Timestamp
    created_at: Timestamp
  }
  buyback_step: {
    id: Generated<number>
    buyback_id: number
    step: BuybackStep | 'ask' | 'open' | 'counter'
    by: 'person' | 'staff'
    low_cents: number | null
    high_cents: number | null
    note: Generated<string>
    staff_id: string | null
    at: Timestamp
  }
}
