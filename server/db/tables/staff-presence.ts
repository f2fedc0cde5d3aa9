import type { ColumnType } from 'kysely'

export type StaffPresenceTables = {
  staff_presence: {
    session_id: string
    tab: string
    staff_id: string
    subject_kind: string
    subject_id: string
    field: string | null
    seen_at: ColumnType<Date, Date, Date>
  }
}
