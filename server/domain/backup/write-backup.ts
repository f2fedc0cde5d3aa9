import { sql } from 'kysely'
import type { OpenDatabase } from '#server/db/client.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { type BackupTable, listBackupTables } from '#server/domain/backup/backup-tables.ts'
import {
  enquiryPhotosFolder,
  type Manifest,
  manifestName,
  originalsFolder,
  photosFolder,
  rowsFolder,
  type Summary,
  summaryName,
} from '#server/domain/backup/manifest.ts'
import { type ArchiveWriter, createArchive } from '#server/ports/archive.ts'
import { listFolder } from '#server/ports/list-folder.ts'

/** Local folders of photographs. Null for photographs that are in a separate store or left out of the backup. */
export type BackupFolders = { photos: string | null; enquiryPhotos: string | null; originals: string | null }

/**
 * Writes all rows and photographs into one file while the shop runs. Reads the rows in one snapshot and the photographs afterwards, so that
 * no photograph of these rows is missing. If anything cannot be read or written, throws and leaves no file.
 */
export async function writeBackup(database: OpenDatabase, folders: BackupFolders, file: string, now: number): Promise<Summary> {
  const archive = createArchive(file)
  try {
    const rows = await database.runDedicated((db) => writeRows(db, archive, folders, now))
    const photoCount = await addFolder(archive, photosFolder, folders.photos)
    const enquiryPhotoCount = await addFolder(archive, enquiryPhotosFolder, folders.enquiryPhotos)
    const originalCount = await addFolder(archive, originalsFolder, folders.originals)
    const summary = { rows, fileCount: photoCount + enquiryPhotoCount + originalCount }
    await archive.add(summaryName, toJsonBuffer(summary))
    await archive.finish()
    return summary
  } catch (error) {
    await archive.discard()
    throw error
  }
}

function writeRows(db: Db, archive: ArchiveWriter, folders: BackupFolders, now: number): Promise<Record<string, number>> {
  return db
    .withoutPlugins()
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await archive.add(manifestName, toJsonBuffer(await buildManifest(tx, folders, now)))
      const counts: Record<string, number> = {}
      for (const table of await listBackupTables(tx)) counts[table.name] = await writeTable(tx, table, archive)
      return counts
    })
}

async function buildManifest(tx: Tx, folders: BackupFolders, now: number): Promise<Manifest> {
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(tx)
  return {
    format: 'vitrine-backup-1',
    createdAt: new Date(now).toISOString(),
    migrations: rows.map(({ name }) => name),
    photos: folders.photos === null ? 'elsewhere' : 'included',
    enquiryPhotos: folders.enquiryPhotos === null ? 'elsewhere' : 'included',
    originals: folders.originals === null ? 'elsewhere' : 'included',
  }
}

const rowsAtOnce = 2000

/** Writes one archive entry per batch of rows, so that neither a backup nor a restore holds a whole table in memory. */
async function writeTable(tx: Tx, { name, columns }: BackupTable, archive: ArchiveWriter): Promise<number> {
  const picked = sql.join(columns.map((column) => sql.ref(column)))
  await sql`declare backup_rows no scroll cursor for select to_json(picked)::text as row from (select ${picked} from ${sql.table(name)}) picked`.execute(
    tx,
  )
  let count = 0
  for (let part = 1; ; part++) {
    const { rows } = await sql<{ row: string }>`${sql.raw(`fetch ${rowsAtOnce} from backup_rows`)}`.execute(tx)
    if (rows.length === 0) break
    count += rows.length
    const lines = rows.map(({ row }) => `${row}\n`).join('')
    await archive.add(`${rowsFolder}/${name}/${String(part).padStart(6, '0')}.ndjson`, Buffer.from(lines))
  }
  await sql`close backup_rows`.execute(tx)
  return count
}

async function addFolder(archive: ArchiveWriter, name: string, folder: string | null): Promise<number> {
  if (folder === null) return 0
  let count = 0
  for await (const { path, bytes } of listFolder(folder)) {
    await archive.add(`${name}/${path}`, bytes)
    count++
  }
  return count
}

function toJsonBuffer(value: object): Buffer {
  return Buffer.from(JSON.stringify(value, null, 2))
}
