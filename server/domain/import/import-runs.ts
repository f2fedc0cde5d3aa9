import { rm } from 'node:fs/promises'
import { dayMs } from '#contract/rules/durations.ts'
import type { NewStatus } from '#contract/rules/staff/new-status.ts'
import { dateColumns, foldHead, type ImportColumn, isImportColumn, matchHeads } from '#contract/rules/staff/piece-csv-columns.ts'
import { isTableEncoding, type TableEncoding } from '#contract/rules/staff/table-encodings.ts'
import { staffLimits } from '#contract/staff/limits.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { ImportReason } from '#server/context/import-reasons.ts'
import type { Db } from '#server/db/database.ts'
import type { DayOrders, ImportedRow } from '#server/db/tables/imports.ts'
import { findHeadRow, headsWithin, readFrom } from '#server/domain/import/find-head.ts'
import { getImportRun, type ImportRunRow } from '#server/domain/import/read-import-runs.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { recode } from '#server/ports/single-byte.ts'
import type { RefusedTable } from '#server/ports/table-files.ts'

const retentionDays = 30
const fileNameMax = 120

const refusals: Record<RefusedTable['refused'], ImportReason> = {
  rows: 'import-too-many-rows',
  columns: 'import-too-many-columns',
  'old-excel': 'import-old-excel',
  empty: 'import-empty',
  unreadable: 'import-unreadable',
}

/** Reads a file and stores its rows as a run, with a proposed column for each heading. Deletes the file. */
export async function openImportRun(
  ctx: ShopContext,
  staffId: string,
  { path, fileName }: { path: string; fileName: string },
): Promise<ImportRunRow> {
  const table = await ctx.ports.tableFiles.read(path, staffLimits.importRowsMax, staffId)
  await rm(path, { force: true })
  if ('refused' in table) throw refuse(table.refused)
  const { rows, encoding, separator } = table
  const remembered = await readRemembered(ctx.db, rows.slice(0, headsWithin))
  const { head, headRow, rowCount } = readFrom(rows, findHeadRow(rows, remembered))
  if (rowCount > staffLimits.importRowsMax) throw refuse('rows')
  const now = new Date(ctx.now())
  await purgeOldRuns(ctx.db, now)
  const { id } = await ctx.db
    .insertInto('import_run')
    .values({
      staff_id: staffId,
      file_name: fileName.replaceAll(/\p{Cc}/gu, '').slice(-fileNameMax) || 'file',
      head: JSON.stringify(head),
      rows: JSON.stringify(rows),
      row_count: rowCount,
      head_row: headRow,
      encoding,
      separator,
      mapping: JSON.stringify(matchHeads(head, remembered)),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return getImportRun(ctx.db, id)
}

const refuse = (why: RefusedTable['refused']) =>
  new CodedError('invalid', { reason: refusals[why], values: { max: staffLimits.importRowsMax } })

async function readRemembered(db: Db, candidates: readonly ImportedRow[]): Promise<Map<string, ImportColumn | null>> {
  const heads = [...new Set(candidates.flatMap(({ cells }) => cells.map(foldHead)))]
  const rows = await db.selectFrom('import_head').selectAll().where('head', 'in', heads).execute()
  return new Map(rows.map((row) => [row.head, row.column_name !== null && isImportColumn(row.column_name) ? row.column_name : null]))
}

async function purgeOldRuns(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionDays * dayMs)
  await db.deleteFrom('import_run').where('created_at', '<', before).execute()
}

type MappingChoice = { mapping: readonly (string | null)[]; hasNewNames: boolean; newStatus: NewStatus; dayOrders: DayOrders }

/** Sets the column of each heading, and remembers the choice for later files. */
export async function mapImportRun(
  ctx: ShopContext,
  id: string,
  { mapping, hasNewNames, newStatus, dayOrders }: MappingChoice,
): Promise<ImportRunRow> {
  const run = await getImportRun(ctx.db, id)
  if (run.appliedAt) throw new CodedError('conflict', { reason: 'import-applied' })
  const columns = mapping.filter((name) => name !== null)
  const mappingError = (reason: ImportReason) => new CodedError('invalid', { reason, fields: { mapping: reason } })
  if (mapping.length !== run.head.length || !columns.every(isImportColumn)) throw mappingError('import-column-unknown')
  if (new Set(columns).size !== columns.length) throw mappingError('import-column-twice')
  if (!columns.includes('key')) throw mappingError('import-no-key')
  const chosen = new Map(run.head.map((head, at) => [foldHead(head), mapping[at] ?? null]))
  chosen.delete('')
  const heads = [...chosen].map(([head, column_name]) => ({ head, column_name, chosen_at: new Date(ctx.now()) }))
  if (heads.length)
    await ctx.db
      .insertInto('import_head')
      .values(heads)
      .onConflict((conflict) =>
        conflict
          .column('head')
          .doUpdateSet((eb) => ({ column_name: eb.ref('excluded.column_name'), chosen_at: eb.ref('excluded.chosen_at') })),
      )
      .execute()
  await ctx.db
    .updateTable('import_run')
    .set({
      mapping: JSON.stringify(mapping),
      has_new_names: hasNewNames,
      new_status: newStatus,
      day_orders: JSON.stringify(ofDateColumns(dayOrders)),
    })
    .where('id', '=', id)
    .where('applied_at', 'is', null)
    .execute()
  return getImportRun(ctx.db, id)
}

/** Sets the rows that may change the brand or reference of an existing piece. */
export async function confirmImportRows(ctx: ShopContext, id: string, rows: readonly number[]): Promise<ImportRunRow> {
  const run = await getImportRun(ctx.db, id)
  if (run.appliedAt) throw new CodedError('conflict', { reason: 'import-applied' })
  await ctx.db
    .updateTable('import_run')
    .set({ confirmed: JSON.stringify([...new Set(rows)]) })
    .where('id', '=', id)
    .where('applied_at', 'is', null)
    .execute()
  return getImportRun(ctx.db, id)
}

const ofDateColumns = (orders: DayOrders): DayOrders =>
  Object.fromEntries(dateColumns.flatMap((column) => (orders[column] ? [[column, orders[column]]] : [])))

/**
 * Reads the stored rows again in another encoding or with another header row. Proposes columns again; resets date orders and confirmations.
 */
export async function rereadImportRun(
  ctx: ShopContext,
  id: string,
  { encoding, headRow }: { encoding: TableEncoding | undefined; headRow: number | undefined },
): Promise<ImportRunRow> {
  const run = await getImportRun(ctx.db, id)
  if (run.appliedAt) throw new CodedError('conflict', { reason: 'import-applied' })
  if (encoding && !isTableEncoding(run.encoding)) throw new CodedError('invalid', { fields: { encoding: 'import-encoding-told' } })
  const rows = encoding && isTableEncoding(run.encoding) ? recodeRows(run.allRows, run.encoding, encoding) : run.allRows
  const read = readFrom(rows, headRow ?? run.headRow)
  if (read.headRow === 0 || read.rowCount < 1) throw new CodedError('invalid', { fields: { head_row: 'import-empty' } })
  if (read.rowCount > staffLimits.importRowsMax) throw refuse('rows')
  const { head, rowCount } = read
  await ctx.db
    .updateTable('import_run')
    .set({
      head: JSON.stringify(head),
      head_row: read.headRow,
      rows: JSON.stringify(rows),
      row_count: rowCount,
      mapping: JSON.stringify(matchHeads(head, await readRemembered(ctx.db, [{ row: read.headRow, cells: head }]))),
      day_orders: '{}',
      confirmed: '[]',
      ...(encoding ? { encoding, is_encoding_chosen: true } : {}),
    })
    .where('id', '=', id)
    .where('applied_at', 'is', null)
    .execute()
  return getImportRun(ctx.db, id)
}

const recodeRows = (rows: readonly ImportedRow[], from: TableEncoding, to: TableEncoding): ImportedRow[] =>
  rows.map((row) => ({ ...row, cells: row.cells.map((cell) => recode(cell, from, to)) }))
