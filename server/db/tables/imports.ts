import type { ColumnType, Generated } from 'kysely'
import type { NewStatus } from '#contract/rules/staff/new-status.ts'

type Timestamp = ColumnType<Date, Date, Date>
type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>

/** A row of the file: its number, its cells, and the indexes of cells whose formula has no result. */
export type ImportedRow = { row: number; cells: string[]; unread?: number[] }
/** Whether day or month comes first, by column of dates. */
export type DayOrders = Record<string, 'dmy' | 'mdy'>
/** Rows by outcome; of them, pieces that go on sale, and new ones that stay drafts. */
export type ImportCounts = { new: number; changed: number; same: number; refused: number; on_sale: number; drafts: number }
/** Earlier versions did not count pieces on sale and drafts. */
export type StoredCounts = Omit<ImportCounts, 'on_sale' | 'drafts'> & Partial<Pick<ImportCounts, 'on_sale' | 'drafts'>>

/** The column that a header maps to; null if none. */
type ColumnOfHead = string | null

export type ImportTables = {
  import_run: {
    id: Generated<string>
    staff_id: string
    file_name: string
    head: ColumnType<string[], string, string>
    head_row: Generated<number>
    encoding: string | null
    is_encoding_chosen: Generated<boolean>
    day_orders: ColumnType<DayOrders, string | undefined, string>
    rows: ColumnType<ImportedRow[], string, string>
    row_count: number
    mapping: ColumnType<ColumnOfHead[], string, string>
    has_new_names: Generated<boolean>
    new_status: Generated<NewStatus>
    separator: string | null
    created_at: Timestamp
    applied_at: NullableTimestamp
    confirmed: ColumnType<number[], string | undefined, string>
    counts: ColumnType<StoredCounts | null, string | null | undefined, string | null>
    action_id: number | null
  }
  import_head: { head: string; column_name: string | null; chosen_at: Timestamp }
}
