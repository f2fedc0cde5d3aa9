import { rm } from 'node:fs/promises'
import { dayMs } from '#contract/rules/durations.ts'
import { foldHead, type ImportColumn, isImportColumn, matchHeads } from '#contract/rules/staff/import-columns.ts'
import { staffLimits } from '#contract/staff/limits.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { ImportReason } from '#server/context/import-reasons.ts'
import type { Db } from '#server/db/database.ts'
import type { ImportCounts, ImportedRow } from '#server/db/tables/imports.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import type { RefusedTable } from '#server/ports/table-files.ts'

/** A file of pieces that waits to be written, or has been. */
export type ImportRunRow = {
  id: string
  fileName: string
  by: string
  createdAt: Date
  head: string[]
  rows: ImportedRow[]
  rowCount: number
  mapping: (ImportColumn | null)[]
  hasNewNames: boolean
  /** The rows that may change brand or reference of a known piece. */
  confirmed: number[]
  appliedAt: Date | null
  counts: ImportCounts | null
  actionId: string | null
  isUndone: boolean
}

const retentionDays = 30
const fileNameMax = 120

const refusals: Record<RefusedTable['refused'], ImportReason> = {
  rows: 'import-too-many-rows',
  columns: 'import-too-many-columns',
  'old-excel': 'import-old-excel',
  empty: 'import-empty',
  unreadable: 'import-unreadable',
}

/** Reads a file and stores its rows, with a column proposed for each head; the file itself is removed. */
export async function openImportRun(
  ctx: ShopContext,
  staffId: string,
  { path, fileName }: { path: string; fileName: string },
): Promise<ImportRunRow> {
  const table = await ctx.ports.tableFiles.read(path, staffLimits.importRowsMax, staffId)
  await rm(path, { force: true })
  if ('refused' in table) throw new CodedError('invalid', { reason: refusals[table.refused], values: { max: staffLimits.importRowsMax } })
  const [first, ...rows] = table
  const head = first?.cells ?? []
  const now = new Date(ctx.now())
  await purgeOldRuns(ctx.db, now)
  const { id } = await ctx.db
    .insertInto('import_run')
    .values({
      staff_id: staffId,
      file_name: fileName.replaceAll(/\p{Cc}/gu, '').slice(-fileNameMax) || 'file',
      head: JSON.stringify(head),
      rows: JSON.stringify(rows),
      row_count: rows.length,
      mapping: JSON.stringify(matchHeads(head, await readRemembered(ctx.db, head))),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return getImportRun(ctx.db, id)
}

async function readRemembered(db: Db, head: readonly string[]): Promise<Map<string, ImportColumn | null>> {
  const rows = await db.selectFrom('import_head').selectAll().where('head', 'in', head.map(foldHead)).execute()
  return new Map(rows.map((row) => [row.head, row.column_name !== null && isImportColumn(row.column_name) ? row.column_name : null]))
}

async function purgeOldRuns(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionDays * dayMs)
  await db.deleteFrom('import_run').where('created_at', '<', before).execute()
}

/** Sets what each head stands for; the choice is proposed for later files. */
export async function mapImportRun(
  ctx: ShopContext,
  id: string,
  { mapping, hasNewNames }: { mapping: readonly (string | null)[]; hasNewNames: boolean },
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
    .set({ mapping: JSON.stringify(mapping), has_new_names: hasNewNames })
    .where('id', '=', id)
    .where('applied_at', 'is', null)
    .execute()
  return getImportRun(ctx.db, id)
}

/** Sets the rows that may change brand or reference of the piece that their keys name. */
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

/** One file with its rows. */
export async function getImportRun(db: Db, id: string): Promise<ImportRunRow> {
  const [run] = await selectRuns(db).select('import_run.rows').where('import_run.id', '=', id).execute()
  if (!run) throw new CodedError('not-found')
  return toRun(run, run.rows)
}

/** The files of the last days, the newest first, without their rows. */
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
      'row_count',
      'mapping',
      'has_new_names',
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
    rows,
    rowCount: row.row_count,
    mapping: row.mapping.map((name) => (name !== null && isImportColumn(name) ? name : null)),
    hasNewNames: row.has_new_names,
    confirmed: row.confirmed,
    appliedAt: row.applied_at,
    counts: row.counts,
    actionId: row.action_id === null ? null : String(row.action_id),
    isUndone: Boolean(row.is_undone),
  }
}
