import { rm } from 'node:fs/promises'
import { dayMs } from '#contract/rules/durations.ts'
import { isTableEncoding, type TableEncoding } from '#contract/rules/staff/table-encodings.ts'
import { staffLimits } from '#contract/staff/limits.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { ImportReason } from '#server/context/import-reasons.ts'
import type { Db } from '#server/db/database.ts'
import type { ImportedRow, StoredConfirmation } from '#server/db/tables/imports.ts'
import { findHeadRow, headsWithin, readFrom } from '#server/domain/import/find-head.ts'
import { type ConfirmedRows, getImportRun, type ImportRunRow } from '#server/domain/import/read-import-runs.ts'
import { findSupplierByHead, proposeChoices, readRememberedHeads } from '#server/domain/import/supplier-choices.ts'
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

/** Reads a file and stores its rows as a run, with a proposed column for each header. Deletes the file. */
export async function openImportRun(
  ctx: ShopContext,
  staffId: string,
  { path, fileName }: { path: string; fileName: string },
): Promise<ImportRunRow> {
  const table = await ctx.ports.tableFiles.read(path, staffLimits.importRowsMax, staffId)
  await rm(path, { force: true })
  if ('refused' in table) throw refuse(table.refused)
  const { rows, encoding, separator } = table
  const remembered = await readRememberedHeads(ctx.db, rows.slice(0, headsWithin))
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
      ...(await proposeChoices(ctx.db, head, await findSupplierByHead(ctx.db, head))),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return getImportRun(ctx.db, id)
}

const refuse = (why: RefusedTable['refused']) =>
  new CodedError('invalid', { reason: refusals[why], values: { max: staffLimits.importRowsMax } })

async function purgeOldRuns(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionDays * dayMs)
  await db.deleteFrom('import_run').where('created_at', '<', before).execute()
}

/**
 * Sets the rows that a person has confirmed. `same`: rows that may change the brand or reference of an existing piece. `sold`: rows that
 * may put a sold piece on sale again.
 */
export async function confirmImportRows(ctx: ShopContext, id: string, { same, sold }: ConfirmedRows): Promise<ImportRunRow> {
  const run = await getImportRun(ctx.db, id)
  if (run.appliedAt) throw new CodedError('conflict', { reason: 'import-applied' })
  const confirmed: StoredConfirmation[] = [...new Set(same), ...[...new Set(sold)].map((row) => ({ sold: row }))]
  await ctx.db
    .updateTable('import_run')
    .set({ confirmed: JSON.stringify(confirmed) })
    .where('id', '=', id)
    .where('applied_at', 'is', null)
    .execute()
  return getImportRun(ctx.db, id)
}

/**
 * Reads the stored rows again in another encoding or with another header row. Proposes new columns. Resets date orders and confirmations.
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
      ...(await proposeChoices(ctx.db, head, run.supplier)),
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
