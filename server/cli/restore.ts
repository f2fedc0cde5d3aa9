import { existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import process, { stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { reapplyRestoredErasures } from '#server/cli/restored-erasures.ts'
import { verifyRestoredSeals } from '#server/cli/restored-seals.ts'
import { type Config, readConfig } from '#server/config/config.ts'
import { StartupError } from '#server/context/startup-error.ts'
import { archiveSchema } from '#server/db/archive-schema.ts'
import { openDatabase } from '#server/db/client.ts'
import type { Tx } from '#server/db/database.ts'
import { recordAction } from '#server/domain/audit/record-action.ts'
import { enquiryPhotosFolder, originalsFolder, photosFolder } from '#server/domain/backup/manifest.ts'
import { type PutFile, restoreBackup } from '#server/domain/backup/restore-backup.ts'
import { s3PhotoStore } from '#server/ports/photo-store.ts'
import { writeAtomically } from '#server/ports/write-atomically.ts'
import { exitOnStartupError } from '#server/start/exit-on-startup-error.ts'
import { createLogger } from '#server/start/logger.ts'
import { openEnquiryFiles, openOriginals } from '#server/start/open-ports.ts'
import { terminalActor } from '#server/start/terminal-actor.ts'

const help = `npm run restore -- FILE.tar.gz            into an empty database
npm run restore -- FILE.tar.gz --replace  what the database holds is set aside first, not deleted
Stop the shop before.`

/** `npm run restore`: restores a backup made by this or an older version of the shop. After a failure, the database is unchanged. */
async function restore(): Promise<void> {
  const { file, isReplacing } = parseArguments()
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new StartupError(`There is no file ${file}.`)
  const config = readConfig(process.env)
  const name = `before-restore-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`
  const putBack = isReplacing && !config.databaseUrl ? await setFolderAside(config.dataDir, name) : () => {}
  const { manifest, summary, seals, erasures } = await restoreInto(config, file, isReplacing ? name : undefined).catch((error: unknown) => {
    putBack()
    throw error
  })
  const count = Object.values(summary.rows).reduce((sum, rows) => sum + rows, 0)
  stdout.write(`Restored what was there on ${manifest.createdAt}: ${count} rows, ${summary.fileCount} files of photographs.\n`)
  stdout.write(`${seals.found}\n`)
  stdout.write(`${erasures.done}\n`)
  if (seals.isAltered || !erasures.isComplete) process.exitCode = 1
  if (isReplacing) stdout.write(`What was there before is kept as ${name}.\n`)
}

/** Restores into the configured database. If `asideName` is given, first renames the current PostgreSQL schema to this name. */
async function restoreInto(config: Config, file: string, asideName: string | undefined) {
  const { dataDir, databaseUrl } = config
  const database = await openDatabase({ dataDir, log: createLogger('error'), ...(databaseUrl ? { url: databaseUrl.reveal() } : {}) })
  try {
    const prepare = async (tx: Tx) => {
      if (asideName && databaseUrl) await archiveSchema(tx, asideName)
    }
    const restored = await database.runDedicated((db) => restoreBackup(db, file, createFileWriter(config), prepare))
    const seals = await verifyRestoredSeals(database, config)
    const action = { name: 'backup.restore', subject: { kind: 'shop', id: 'shop', label: basename(file) } } as const
    const now = Date.now
    await recordAction({ db: database.db, now }, terminalActor(), action)
    const erasures = await reapplyRestoredErasures(database, config, { file, madeAt: new Date(restored.manifest.createdAt), now })
    return { ...restored, seals, erasures }
  } finally {
    await database.close()
  }
}

function parseArguments(): { file: string; isReplacing: boolean } {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } }, strict: false })
  const [file, ...more] = positionals
  if (!file || more.length) throw new StartupError(help)
  return { file, isReplacing: values.replace === true }
}

/**
 * Renames the folder of the embedded database, and returns a function that renames it back. Fails while a running shop has the database
 * open.
 */
async function setFolderAside(dataDir: string, name: string): Promise<() => void> {
  const folder = join(dataDir, 'db')
  if (!existsSync(folder)) return () => {}
  const database = await openDatabase({ dataDir, log: createLogger('error') })
  await database.close()
  renameSync(folder, join(dataDir, name))
  return () => {
    rmSync(folder, { recursive: true, force: true })
    renameSync(join(dataDir, name), folder)
  }
}

function createFileWriter(config: Config): PutFile {
  const enquiryFiles = openEnquiryFiles(config)
  const originals = openOriginals(config)
  const store = config.s3 && s3PhotoStore(config.s3)
  return async (path, bytes) => {
    const [folder, ...rest] = path.split('/')
    const name = rest.join('/')
    if (!/^[\w-][\w.-]*(\/[\w-][\w.-]*)?$/.test(name))
      throw new StartupError(`The backup has a file with a name that no shop makes: ${path}`)
    if (folder === enquiryPhotosFolder) return enquiryFiles.put(name, bytes, contentTypeOf(name))
    if (folder === originalsFolder) return originals.put(name, bytes, contentTypeOf(name))
    if (folder !== photosFolder) throw new StartupError(`The backup has a file that this version does not know: ${path}`)
    if (store) return store.put(name, bytes, contentTypeOf(name))
    await writeAtomically(join(config.dataDir, 'photos', name), bytes)
  }
}

const contentTypeOf = (name: string) => `image/${/\.(avif|webp|png)$/.exec(name)?.[1] ?? 'jpeg'}`

restore().catch(exitOnStartupError)
