import type { ColumnType, Generated } from 'kysely'

type Moment = ColumnType<Date, Date | undefined, Date>
type NullableMoment = ColumnType<Date | null, Date | undefined, Date | null>

export type JobTables = {
  job: {
    id: Generated<number>
    kind: string
    payload: ColumnType<unknown, string, string>
    key: string | null
    run_at: Moment
    every_s: number | null
    attempts: Generated<number>
    max_attempts: number
    last_error: string | null
    done_at: NullableMoment
    dead_at: NullableMoment
  }
}
