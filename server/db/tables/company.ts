import type { ColumnType, Generated } from 'kysely'
import type { OfficeKey } from '#contract/offices.ts'

/** A date, written as text. Select `day::text`, because a driver returns a Date in the time zone of the process. */
type DayColumn = ColumnType<Date, string, string>

export type CompanyTables = {
  company_fact: { name: string; value: string }
  company: { id: Generated<number>; edit_version: Generated<number> }
  closed_day: { id: Generated<number>; day: DayColumn; office: OfficeKey | null }
}
