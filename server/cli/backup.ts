import { mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from '#server/config/config.ts'
import { StartupError } from '#server/context/startup-error.ts'
import { openDatabase } from '#server/db/client.ts'
import { FolderInUseError } from '#server/db/folder-in-use-error.ts'
import { requestBackup } from '#server/domain/backup/backup-requests.ts'
import type { Summary } from '#server/domain/backup/manifest.ts'
import { exitOnStartupError } from '#server/start/exit-on-startup-error.ts'
import { createLogger } from '#server/start/logger.ts'
import { writeRecordedBackup } from '#server/start/write-recorded-backup.ts'

const help = `npm run backup                 everything into one file below DATA_DIR/backups; the shop may serve meanwhile
npm run backup -- FILE.tar.gz  into this file`

/**
 * `npm run backup`: writes all rows and photographs to one file. If a running shop has the embedded database open, the command asks that
 * shop to write the file.
 */
async function backup(): Promise<void> {
  const config = readConfig(process.env)
  const file = parseTargetFile(config)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const summary = await writeOrRequestBackup(config, file)
  const count = Object.values(summary.rows).reduce((sum, rows) => sum + rows, 0)
  stdout.write(`${file}: ${count} rows, ${summary.fileCount} files of photographs.\n`)
  if (config.s3) stdout.write('Photographs in the S3 store are not in it: the bucket keeps its own copies (versions, replication).\n')
}

async function writeOrRequestBackup(config: Config, file: string): Promise<Summary> {
  const { dataDir, databaseUrl } = config
  try {
    const database = await openDatabase({ dataDir, log: createLogger('error'), ...(databaseUrl ? { url: databaseUrl.reveal() } : {}) })
    try {
      return await writeRecordedBackup(database, config, file)
    } finally {
      await database.close()
    }
  } catch (error) {
    if (error instanceof FolderInUseError) return requestBackup(dataDir, file)
    throw error
  }
}

function parseTargetFile({ dataDir }: Config): string {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [path, ...more] = positionals
  if (more.length || path?.startsWith('-')) throw new StartupError(help)
  const day = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  return resolve(path ?? join(dataDir, 'backups', `vitrine-${day}.tar.gz`))
}

backup().catch(exitOnStartupError)
