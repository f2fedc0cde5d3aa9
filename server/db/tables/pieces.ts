import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type {
  DepositState,
  ExpenseKind,
  HoldEnd,
  HoldReason,
  MoveReason,
  MoveState,
  Ownership,
  PlaceKind,
  RegisterResult,
} from '#contract/rules/staff/piece-enums.ts'
import type { PaperType } from '#contract/staff/papers.ts'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
/** A date, such as 2026-11-21. Select it as text, because the two drivers parse dates differently. */
type Day = ColumnType<never, string, string>
type NullableDay = ColumnType<never, string | null | undefined, string | null>

export type PieceTables = {
  list_merge: { list: string; from_id: number; into_id: number }
  publish_requirement: { item: string; is_required: boolean }
  place: { id: Generated<number>; city_id: number; kind: PlaceKind; name_ru: string; name_en: string }
  piece_private: {
    piece_id: number
    serial: string | null
    serial_key: ColumnType<string | null, never, never>
    movement_serial: string | null
    movement_key: ColumnType<string | null, never, never>
    cost_cents: number | null
    floor_cents: number | null
    insured_cents: number | null
    acquired_on: NullableDay
    acquired_from: Generated<string>
    ownership: Generated<Ownership>
    consignor_name: Generated<string>
    consignor_contact: Generated<string>
    consignor_share: number | null
    consignor_cents: number | null
    consigned_until: NullableDay
    consignor_paid_cents: number | null
    consignor_paid_on: NullableDay
    consignor_person_id: number | null
    place_id: number | null
    sold_cents: number | null
    sold_on: NullableDay
    sold_to: Generated<string>
    tags: Generated<string[]>
  }
  piece_expense: {
    id: Generated<string>
    piece_id: number
    kind: ExpenseKind
    amount_cents: number
    note: Generated<string>
    spent_on: Day
  }
  piece_note: {
    id: Generated<string>
    piece_id: number
    staff_id: string
    body: string
    search_key: GeneratedAlways<string>
    is_pinned: Generated<boolean>
    created_at: Timestamp
  }
  price_change: {
    id: Generated<number>
    piece_id: number
    at: ColumnType<Date, never, never>
    price_cents: number | null
    price_on_request: boolean
    previous_price_cents: number | null
    was_listed: boolean
    /** The action that set the price; null for an initial price. */
    audit_entry_id: Generated<number | null>
  }
  piece_hold: {
    id: Generated<string>
    piece_id: number
    name: string
    contact: Generated<string>
    reason: HoldReason
    starts_at: Timestamp
    until: Timestamp
    ended_at: NullableTimestamp
    ended_how: HoldEnd | null
    staff_id: string | null
  }
  piece_move: {
    id: Generated<string>
    piece_id: number
    from_city_id: number
    to_city_id: number
    state: Generated<MoveState>
    reason: MoveReason
    courier: string | null
    tracking: string | null
    insured_cents: number | null
    visit_id: number | null
    deposit_cents: number | null
    deposit_state: DepositState | null
    asked_by: string | null
    asked_at: Timestamp
    sent_at: NullableTimestamp
    received_at: NullableTimestamp
  }
  register_check: {
    id: Generated<string>
    piece_id: number
    register: string
    result: RegisterResult
    reference: Generated<string>
    checked_at: Timestamp
    staff_id: string
    waived_at: NullableTimestamp
    waived_by: string | null
  }
  piece_paper: {
    id: Generated<string>
    piece_id: number
    register_check_id: string | null
    service_entry_id: string | null
    name: string
    media_type: PaperType
    bytes: number
    file: string
    staff_id: string
    added_at: Timestamp
  }
}
