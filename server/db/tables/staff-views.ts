import type { ColumnType, Generated } from 'kysely'
import type { ViewList } from '#contract/rules/staff/ready-views.ts'

type Fixed<T> = ColumnType<T, T, never>

export type StaffViewTables = {
  staff_view: {
    id: Generated<string>
    list: Fixed<ViewList>
    name: string
    query: string
    staff_id: Fixed<string>
    is_shared: boolean
    edit_version: Generated<number>
    created_at: Fixed<Date>
  }
  staff_start_view: { staff_id: string; list: ViewList; view: string }
}
