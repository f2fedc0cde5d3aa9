import { foldHead, type ImportColumn, isImportColumn, matchHeads } from '#contract/rules/staff/piece-csv-columns.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db } from '#server/db/database.ts'
import type { ImportedRow, Meanings } from '#server/db/tables/imports.ts'
import { foldValue, joinMeanings, withoutMeanings } from '#server/domain/import/meanings.ts'
import { getImportRun, type ImportRunRow } from '#server/domain/import/read-import-runs.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Remembered = Map<string, ImportColumn | null>

/** Returns the columns that people have chosen for the same headers in earlier files. */
export async function readRememberedHeads(db: Db, candidates: readonly Pick<ImportedRow, 'cells'>[]): Promise<Remembered> {
  const heads = [...new Set(candidates.flatMap(({ cells }) => cells.map(foldHead)))]
  const rows = await db.selectFrom('import_head').selectAll().where('head', 'in', heads).execute()
  return toRemembered(rows.map((row) => [row.head, row.column_name]))
}

const toRemembered = (entries: readonly (readonly [string, string | null])[]): Remembered =>
  new Map(entries.map(([head, name]) => [head, name !== null && isImportColumn(name) ? name : null]))

/** Returns the names of the suppliers of earlier files, in alphabetical order. */
export async function listSuppliers(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('import_supplier').select('name').where('name_key', '<>', '').orderBy('name_key').execute()
  return rows.map(({ name }) => name)
}

/** Column values that discard all confirmations of an import run. Include them in an update that may match rows to other pieces. */
export const nothingConfirmed = { confirmed: '[]' } as const

const joinHead = (head: readonly string[]) => head.map(foldHead).join('|')

/** Returns the supplier whose latest file had the same header row. Empty if there is no such supplier. */
export async function findSupplierByHead(db: Db, head: readonly string[]): Promise<string> {
  const found = await db
    .selectFrom('import_supplier')
    .select('name')
    .where('head', '=', joinHead(head))
    .where('name_key', '<>', '')
    .orderBy('chosen_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.name ?? ''
}

const readSaved = (db: Db, name: string) =>
  db.selectFrom('import_supplier').selectAll().where('name_key', '=', foldValue(name)).executeTakeFirst()

/**
 * Proposes the choices for a new import: columns of headers, meanings of texts, and defaults for the whole file. The supplier's earlier
 * choices take precedence. Otherwise, headers follow all earlier files, and texts follow the files without a supplier.
 */
export async function proposeChoices(db: Db, head: readonly string[], supplier: string) {
  const general = await readSaved(db, '')
  const own = supplier ? await readSaved(db, supplier) : undefined
  const remembered = await readRememberedHeads(db, [{ cells: [...head] }])
  for (const [folded, name] of toRemembered(Object.entries(own?.columns ?? {}))) remembered.set(folded, name)
  const { status = 'draft', ...wholeFile } = own?.whole_file ?? {}
  return {
    supplier: own?.name ?? supplier,
    mapping: JSON.stringify(matchHeads(head, remembered)),
    meanings: JSON.stringify(joinMeanings(general?.meanings ?? {}, own?.meanings ?? {})),
    whole_file: JSON.stringify(wholeFile),
    new_status: status,
  }
}

/**
 * Sets the supplier of an import run. If choices are stored for this supplier, also proposes these choices and discards the confirmations
 * of rows, because the rows may now match other pieces.
 */
export async function setImportSupplier(ctx: ShopContext, id: string, name: string): Promise<ImportRunRow> {
  const run = await getImportRun(ctx.db, id)
  if (run.appliedAt) throw new CodedError('conflict', { reason: 'import-applied' })
  const isKnown = name !== '' && (await readSaved(ctx.db, name)) !== undefined
  await ctx.db
    .updateTable('import_run')
    .set(isKnown ? { ...(await proposeChoices(ctx.db, run.head, name)), ...nothingConfirmed } : { supplier: name })
    .where('id', '=', id)
    .where('applied_at', 'is', null)
    .execute()
  return getImportRun(ctx.db, id)
}

/**
 * Stores the choices of a file for later files of its supplier. Without a supplier, stores only the meanings of texts. `forgotten`:
 * meanings to delete.
 */
export async function rememberChoices(ctx: ShopContext, run: ImportRunRow, forgotten: Meanings = {}): Promise<void> {
  const { supplier, head, mapping, wholeFile, newStatus, meanings } = run
  const saved = await readSaved(ctx.db, supplier)
  const columns = Object.fromEntries(head.map((each, at) => [foldHead(each), mapping[at] ?? null] as const).filter(([each]) => each))
  const row = {
    name: supplier,
    head: supplier ? joinHead(head) : '',
    columns: JSON.stringify(supplier ? { ...saved?.columns, ...columns } : {}),
    whole_file: JSON.stringify(supplier ? { ...wholeFile, status: newStatus } : {}),
    meanings: JSON.stringify(joinMeanings(withoutMeanings(saved?.meanings ?? {}, forgotten), meanings)),
    chosen_at: new Date(ctx.now()),
  }
  await ctx.db
    .insertInto('import_supplier')
    .values({ name_key: foldValue(supplier), ...row })
    .onConflict((conflict) => conflict.column('name_key').doUpdateSet(row))
    .execute()
}
