import type { ColumnType, Generated } from 'kysely'

/** A date, written as text. Select `day::text`, because a driver returns a Date in the time zone of the process. */
type DayColumn = ColumnType<Date, string, string>

export type ExchangeRateTables = {
  bank_rate: { day: DayColumn; rub_per_usd: string; aed_per_usd: string; checked_on: DayColumn }
  hand_rate: {
    id: Generated<number>
    day: ColumnType<Date | null, string | null, string | null>
    rub_per_usd: string | null
    aed_per_usd: string | null
    set_by: string | null
    set_at: Date | null
  }
}
