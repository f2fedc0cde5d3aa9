import type { ColumnType, Generated } from 'kysely'
import type { CatalogMode } from '#contract/catalog-query.ts'
import type { PieceStatus } from '#contract/piece.ts'
import type { AlertPace, AlertReason } from '#contract/rules/alert-enums.ts'

type Timestamp = ColumnType<Date, Date, Date>
type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>

export type AlertTables = {
  saved_search: {
    id: Generated<string>
    customer_id: string
    name: string
    mode: CatalogMode
    query: string
    pace: Generated<AlertPace>
    paused_at: NullableTimestamp
    created_at: Timestamp
  }
  favorite_alerts: { customer_id: string; is_on: Generated<boolean>; pace: Generated<AlertPace> }
  wanted_model: {
    id: Generated<number>
    thread_id: number
    sought: string
    until: Timestamp
    closed_at: NullableTimestamp
    created_at: Timestamp
  }
  changed_piece: {
    piece_id: number
    was_status: PieceStatus
    was_price_cents: number | null
    was_on_sale: boolean
    change_id: Generated<string>
    revision: Generated<number>
  }
  alert_message: {
    id: Generated<number>
    person_id: number
    customer_id: string | null
    thread_id: number | null
    created_at: Timestamp
    sent_at: NullableTimestamp
    stopped_at: NullableTimestamp
  }
  piece_telling: {
    id: Generated<number>
    person_id: number
    piece_id: number
    why: AlertReason
    price_cents: Generated<number>
    was_price_cents: number | null
    customer_id: string | null
    saved_search_id: string | null
    wanted_id: number | null
    due_at: NullableTimestamp
    notified_at: NullableTimestamp
    message_id: number | null
    staff_id: string | null
    change_id: string | null
    created_at: Timestamp
  }
  alert_setting: { is_only: Generated<boolean>; tells_wanted: Generated<boolean>; edit_version: Generated<number> }
}
