import type { ColumnType, Generated } from 'kysely'
import type { OfficeKey } from '#contract/offices.ts'

/** A date. Write it as text; read it by `day::text`, since a plain select yields a Date in the zone of the process. */
type DayColumn = ColumnType<Date, string, string>

export type CompanyTables = {
  company_fact: { name: string; value: string }
  company: { id: Generated<number>; edit_version: Generated<number> }
  closed_day: { id: Generated<number>; day: DayColumn; office: OfficeKey | null }
}
