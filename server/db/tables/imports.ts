import type { ColumnType, Generated } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Kind } from '#contract/piece.ts'
import type { NewStatus } from '#contract/rules/staff/new-status.ts'

type Timestamp = ColumnType<Date, Date, Date>
type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>

/**
 * A row of an imported file. `unread`: indexes of cells whose formula has no result. `problems`: reasons for refusing the row, found when
 * the import was applied; absent in imports by earlier versions of the shop.
 */
export type ImportedRow = { row: number; cells: string[]; unread?: number[]; problems?: Record<Language, string[]> }
/** Order of day and month in date columns, by column. */
export type DayOrders = Record<string, 'dmy' | 'mdy'>
/** Number of rows by outcome. `on_sale`: pieces that the import publishes. `drafts`: new pieces that stay drafts. */
export type ImportCounts = { new: number; changed: number; same: number; refused: number; on_sale: number; drafts: number }
/** Imports by earlier versions of the shop have no counts of published pieces and drafts. */
export type StoredCounts = Omit<ImportCounts, 'on_sale' | 'drafts'> & Partial<Pick<ImportCounts, 'on_sale' | 'drafts'>>

/**
 * Default values for new pieces. A value in a row of the imported file overrides the default. `consignor_share`: the consignor's share of
 * the price in basis points; null if the shop owns the pieces.
 */
export type WholeFile = { kind?: Kind | null; city_id?: number | null; consignor_share?: number | null }
/** Default values that are saved for later files of the same supplier. */
type KeptWholeFile = WholeFile & { status?: NewStatus }
/** Meanings of texts in a file. Maps a column and a normalized text to a value; an empty value means none. */
export type Meanings = Record<string, Record<string, string>>

/**
 * Confirms a row by its number. A plain number lets the row change the brand or reference of a known piece. `sold` lets the row put a sold
 * piece on sale again.
 */
export type StoredConfirmation = number | { sold: number }

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
