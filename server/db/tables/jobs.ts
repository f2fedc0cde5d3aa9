import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date | undefined, Date>
type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>

export type JobTables = {
  job: {
    id: Generated<number>
    kind: string
    payload: ColumnType<unknown, string, string>
    key: string | null
    run_at: Timestamp
    every_s: number | null
    attempts: Generated<number>
    max_attempts: number
    last_error: string | null
    done_at: NullableTimestamp
    dead_at: NullableTimestamp
    dropped_at: NullableTimestamp
    /** The action that queued the job. A trigger sets this column. */
    audit_entry_id: ColumnType<number | null, never, never>
  }
}
