import type { ColumnType } from 'kysely'

type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>

export type FirstDaysTables = {
  first_days: {
    id: string
    offices_confirmed_at: NullableTimestamp
    hidden_at: NullableTimestamp
    test_email_id: string | null
    test_email_to: string | null
    test_email_sent_at: NullableTimestamp
    test_email_transport: 'smtp' | 'outbox' | null
    emptied_at: NullableTimestamp
  }
}
