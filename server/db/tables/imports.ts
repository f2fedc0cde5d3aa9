import type { ColumnType, Generated } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Kind } from '#contract/piece.ts'
import type { NewStatus } from '#contract/rules/staff/new-status.ts'

type Timestamp = ColumnType<Date, Date, Date>
type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>

/**
 * A row of the file: its number, its cells, and the indexes of cells whose formula has no result. `problems`: why the row was refused when
 * the file was written, absent in imports of earlier versions.
 */
export type ImportedRow = { row: number; cells: string[]; unread?: number[]; problems?: Record<Language, string[]> }
/** Whether day or month comes first, by column of dates. */
export type DayOrders = Record<string, 'dmy' | 'mdy'>
/** Number of rows by outcome. `on_sale`: pieces that go on sale; `drafts`: new pieces that stay drafts. */
export type ImportCounts = { new: number; changed: number; same: number; refused: number; on_sale: number; drafts: number }
/** Earlier versions did not count pieces on sale and drafts. */
export type StoredCounts = Omit<ImportCounts, 'on_sale' | 'drafts'> & Partial<Pick<ImportCounts, 'on_sale' | 'drafts'>>

/**
 * Default values for new pieces whose rows have none. `consignor_share`: the pieces are on consignment, in hundredths of a percent of the
 * price.
 */
export type WholeFile = { kind?: Kind | null; city_id?: number | null; consignor_share?: number | null }
/** The values of a whole file that are kept for later files of its supplier. */
type KeptWholeFile = WholeFile & { status?: NewStatus }
/** Maps a column and a folded text of the file to the text that it stands for; an empty text means no value. */
export type Meanings = Record<string, Record<string, string>>

/** A confirmed row: its number alone confirms the same piece, `sold` that a sold piece is for sale again. */
export type StoredConfirmation = number | { sold: number }

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
    supplier: Generated<string>
    whole_file: ColumnType<WholeFile, string | undefined, string>
    meanings: ColumnType<Meanings, string | undefined, string>
    created_at: Timestamp
    applied_at: NullableTimestamp
    confirmed: ColumnType<StoredConfirmation[], string | undefined, string>
    counts: ColumnType<StoredCounts | null, string | null | undefined, string | null>
    action_id: number | null
  }
  import_supplier: {
    name_key: string
    name: string
    head: string
    columns: ColumnType<Record<string, ColumnOfHead>, string, string>
    whole_file: ColumnType<KeptWholeFile, string, string>
    meanings: ColumnType<Meanings, string, string>
    chosen_at: Timestamp
  }
  import_head: { head: string; column_name: string | null; chosen_at: Timestamp }
}
