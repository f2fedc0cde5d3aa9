import type { NewStatus } from '#contract/rules/staff/new-status.ts'
import { type ImportColumn, isImportColumn } from '#contract/rules/staff/piece-csv-columns.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db } from '#server/db/database.ts'
import type { DayOrders, ImportedRow, Meanings, StoredConfirmation, StoredCounts, WholeFile } from '#server/db/tables/imports.ts'
import type { Question } from '#server/domain/import/verdict.ts'

/** Numbers of the rows that a person has confirmed, by question. */
export type ConfirmedRows = Record<Question, number[]>

/** A run: an uploaded file of pieces, before or after its rows are written to the shop. */
export type ImportRunRow = {
  id: string
  fileName: string
  by: string
  createdAt: Date
  head: string[]
  /** Number of the header row; 0 if the file has none. */
  headRow: number
  /** The encoding of a text file; null for an XLSX file. */
  encoding: string | null
  isEncodingChosen: boolean
  rows: ImportedRow[]
  /** All rows of the file, including the header and any rows above it. */
  allRows: ImportedRow[]
  rowCount: number
  mapping: (ImportColumn | null)[]
  hasNewNames: boolean
  newStatus: NewStatus
  separator: string | null
  supplier: string
  wholeFile: WholeFile
  meanings: Meanings
  dayOrders: DayOrders
  confirmed: ConfirmedRows
  appliedAt: Date | null
  counts: StoredCounts | null
  actionId: string | null
  isUndone: boolean
}

/** Returns one run with its rows. Throws `not-found`. */
export async function getImportRun(db: Db, id: string): Promise<ImportRunRow> {
  const [run] = await selectRuns(db).select('import_run.rows').where('import_run.id', '=', id).execute()
  if (!run) throw new CodedError('not-found')
  return toRun(run, run.rows)
}

/** Returns a page of runs without their rows, newest first. */
export async function listImportRuns(
  db: Db,
  { page, size }: { page: number; size: number },
): Promise<{ count: number; runs: ImportRunRow[] }> {
  const { count } = await db
    .selectFrom('import_run')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await selectRuns(db)
    .orderBy('import_run.created_at', 'desc')
    .orderBy('import_run.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { count: Number(count), runs: rows.map((row) => toRun(row, [])) }
}

function selectRuns(db: Db) {
  return db
    .selectFrom('import_run')
    .innerJoin('staff', 'staff.id', 'import_run.staff_id')
    .select([
      'import_run.id',
      'file_name',
      'staff.name as by',
      'import_run.created_at',
      'head',
      'head_row',
      'encoding',
      'is_encoding_chosen',
      'day_orders',
      'row_count',
      'mapping',
      'has_new_names',
      'new_status',
      'separator',
      'supplier',
      'whole_file',
      'meanings',
      'confirmed',
      'applied_at',
      'counts',
      'action_id',
    ])
    .select((eb) =>
      eb
        .exists(eb.selectFrom('audit_entry').select('audit_entry.id').whereRef('audit_entry.undoes', '=', 'import_run.action_id'))
        .as('is_undone'),
    )
}

type Selected = Awaited<ReturnType<ReturnType<typeof selectRuns>['execute']>>[number]

function toRun(row: Selected, rows: ImportedRow[]): ImportRunRow {
  return {
    id: row.id,
    fileName: row.file_name,
    by: row.by,
    createdAt: row.created_at,
    head: row.head,
    headRow: row.head_row,
    encoding: row.encoding,
    isEncodingChosen: row.is_encoding_chosen,
    rows: rows.filter((each) => each.row > row.head_row),
    allRows: rows,
    dayOrders: row.day_orders,
    rowCount: row.row_count,
    mapping: row.mapping.map((name) => (name !== null && isImportColumn(name) ? name : null)),
    hasNewNames: row.has_new_names,
    newStatus: row.new_status,
    separator: row.separator,
    supplier: row.supplier,
    wholeFile: row.whole_file,
    meanings: row.meanings,
    confirmed: toConfirmedRows(row.confirmed),
    appliedAt: row.applied_at,
    counts: row.counts,
    actionId: row.action_id === null ? null : String(row.action_id),
    isUndone: Boolean(row.is_undone),
  }
}

const toConfirmedRows = (stored: readonly StoredConfirmation[]): ConfirmedRows => ({
  same: stored.filter((each) => typeof each === 'number'),
  sold: stored.flatMap((each) => (typeof each === 'number' ? [] : [each.sold])),
})
