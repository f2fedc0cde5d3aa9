import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLog } from '#server/context/log.ts'
import { type OpenDatabase, openDatabase } from '#server/db/client.ts'
import { createPostgres } from '#test/shop.ts'
import snapshotDatabase from '#test/snapshot-database.ts'
import { laySnapshot } from '#test/snapshot-files.ts'

export type DatabaseKind = 'embedded' | 'postgresql'

export type StageDatabase = {
  folder: string
  /** The URL of a PostgreSQL database. Undefined for an embedded database. */
  url: string | undefined
  open: () => Promise<OpenDatabase>
  /** Restarts a PostgreSQL that only this scenario uses, either orderly or by a crash. */
  restart?: (how: 'orderly' | 'crash') => Promise<void>
  remove: () => Promise<void>
}

const templates = new Map<DatabaseKind, Promise<() => void | Promise<void>>>()

export const postgresUrl = process.env.TEST_DATABASE_URL ?? process.env.BENCH_DATABASE_URL

/** Creates a copy of the demo shop's database. The original is made once per run. */
export async function createDatabase(kind: DatabaseKind): Promise<StageDatabase> {
  if (!templates.has(kind)) templates.set(kind, makeTemplate(kind))
  await templates.get(kind)
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-torture-'))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  if (kind === 'embedded') {
    const open = () => openDatabase({ dataDir: folder, fsync: false, log: silentLog })
    laySnapshot(String(process.env.TEST_SNAPSHOT), folder)
    return { folder, url: undefined, open, remove: async () => removeFolder() }
  }
  const { url, drop } = await createPostgres(String(process.env.TEST_TEMPLATE))
  const remove = async () => {
    removeFolder()
    await drop()
  }
  return { folder, url, open: () => openDatabase({ url, poolMax: 5, log: silentLog }), remove }
}

export async function removeTemplates(): Promise<void> {
  for (const made of templates.values()) await (await made)()
  templates.clear()
}

async function makeTemplate(kind: DatabaseKind): Promise<() => void | Promise<void>> {
  process.env.TEST_ON = kind
  if (kind === 'postgresql') process.env.TEST_DATABASE_URL = postgresUrl
  return snapshotDatabase()
}
