import { sql } from 'kysely'
import { z } from 'zod'
import { sqlState } from '#server/context/serialize-error.ts'
import { StartupError } from '#server/context/startup-error.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { applyMigrations, migrationNames } from '#server/db/migrate.ts'
import { transaction } from '#server/db/transaction.ts'
import { type BackupTable, listBackupTables } from '#server/domain/backup/backup-tables.ts'
import { Manifest, manifestName, rowsFolder, Summary, summaryName } from '#server/domain/backup/manifest.ts'
import { readArchive } from '#server/ports/archive.ts'

/** Stores a photograph of the backup in the shop's store; `path` begins with `photos/`, `enquiries/` or `originals/`. */
export type PutFile = (path: string, bytes: Buffer) => Promise<void>

/** Runs in the transaction of `restoreBackup`, before the check that the database is empty. */
export type Prepare = (tx: Tx) => Promise<void>

/**
 * Restores a backup made by this or an older version of the shop, in one transaction. First runs `prepare`, which may empty the database.
 * Then applies the backup's schema, its rows, and the later migrations. Throws StartupError if a newer version made the backup, if the
 * backup is damaged or truncated, or if the database is not empty. After an error, the database is unchanged, but photographs stored so far
 * remain. `db` must have no time limits (`OpenDatabase.runDedicated`).
 */
export async function restoreBackup(
  db: Db,
  file: string,
  putFile: PutFile,
  prepare?: Prepare,
): Promise<{ manifest: Manifest; summary: Summary }> {
  return transaction(db, async (tx) => {
    await prepare?.(tx)
    await assertEmpty(tx)
    await assertReadable(file)
    const restored = await readRows(tx, file, putFile)
    await applyMigrations(tx, migrationNames())
    return restored
  })
}

/** Reads the archive to its end, where the checksum is, so that a damaged archive is refused before any row or file is restored. */
async function assertReadable(file: string): Promise<void> {
  for await (const { name } of readArchive(file)) void name
}

async function assertEmpty(tx: Tx): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema() limit 1`.execute(tx)
  if (rows.length) throw new StartupError('The database holds something already. Restore into an empty one, or say --replace.')
}

async function readRows(tx: Tx, file: string, putFile: PutFile): Promise<{ manifest: Manifest; summary: Summary }> {
  const entries = readArchive(file)
  try {
    return await fillTables(tx, entries, putFile)
  } catch (error) {
    if (!isOfContent(error)) throw error
    throw new StartupError('The backup is damaged: it holds what no shop writes. Nothing was restored.', { cause: error })
  } finally {
    await entries.return(undefined)
  }
}

/** Whether the content of the archive caused the error: invalid JSON, or rows that violate constraints (SQLSTATE classes 22 and 23). */
function isOfContent(error: unknown): boolean {
  return error instanceof SyntaxError || error instanceof z.ZodError || /^2[23]/.test(sqlState(error) ?? '')
}

type Entries = ReturnType<typeof readArchive>

async function fillTables(tx: Tx, entries: Entries, putFile: PutFile): Promise<{ manifest: Manifest; summary: Summary }> {
  const manifest = await readManifest(entries)
  await applyMigrations(tx, manifest.migrations)
  const tables = await listBackupTables(tx)
  await sql`select set_config('vitrine.restoring', 'on', true)`.execute(tx)
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))} restart identity cascade`.execute(tx)
  const summaryRead: Summary = { rows: Object.fromEntries(tables.map(({ name }) => [name, 0])), fileCount: 0 }
  for await (const { name, bytes } of entries) {
    if (name === summaryName) {
      assertComplete(Summary.parse(JSON.parse(bytes.toString())), summaryRead)
      await finishFilling(tx, tables)
      return { manifest, summary: summaryRead }
    }
    const table = tableOf(name, tables)
    if (table) summaryRead.rows[table.name] = (summaryRead.rows[table.name] ?? 0) + (await insertRows(tx, table, bytes))
    else {
      await putFile(name, bytes)
      summaryRead.fileCount++
    }
  }
  throw new StartupError('The backup is cut off: its end is missing. Nothing was restored.')
}

async function readManifest(entries: Entries): Promise<Manifest> {
  const { value: first } = await entries.next()
  const manifest = first?.name === manifestName ? Manifest.safeParse(JSON.parse(first.bytes.toString())).data : undefined
  if (!manifest) throw new StartupError('The file is no backup of Vitrine.')
  const known = new Set(migrationNames())
  const newer = manifest.migrations.find((name) => !known.has(name))
  if (newer) throw new StartupError(`The backup was made by a newer version of Vitrine (${newer}). Restore it with that version.`)
  return manifest
}

function tableOf(entry: string, tables: readonly BackupTable[]): BackupTable | undefined {
  const [folder, name] = entry.split('/')
  if (folder !== rowsFolder) return undefined
  const table = tables.find((one) => one.name === name)
  if (!table) throw new StartupError(`The backup has rows of a table that its version does not know: ${name}.`)
  return table
}

async function insertRows(tx: Tx, { name, columns }: BackupTable, bytes: Buffer): Promise<number> {
  const lines = bytes.toString().split('\n').filter(Boolean)
  const columnList = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(name)} (${columnList})
    select ${columnList} from json_populate_recordset(null::${sql.table(name)}, ${`[${lines.join(',')}]`}::json)`.execute(tx)
  return lines.length
}

function assertComplete(expected: Summary, counted: Summary): void {
  const isSame =
    expected.fileCount === counted.fileCount && Object.entries(expected.rows).every(([table, count]) => counted.rows[table] === count)
  if (!isSame) throw new StartupError('The backup is damaged: it holds less than it should. Nothing was restored.')
}

async function finishFilling(tx: Tx, tables: readonly BackupTable[]): Promise<void> {
  await advanceSequences(tx, tables)
  // a table with pending deferred checks cannot be altered
  await sql`set constraints all immediate`.execute(tx)
  await sql`set constraints all deferred`.execute(tx)
  await sql`select set_config('vitrine.restoring', '', true)`.execute(tx)
  await sql`analyze ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(tx)
}

async function advanceSequences(tx: Tx, tables: readonly BackupTable[]): Promise<void> {
  for (const { name, serials } of tables)
    for (const column of serials)
      await sql`select setval(pg_get_serial_sequence(${name}, ${column}), coalesce(max(${sql.ref(column)}), 1), max(${sql.ref(column)}) is not null)
        from ${sql.table(name)}`.execute(tx)
}
