import { basename } from 'node:path'
import type { Config } from '#server/config/config.ts'
import type { OpenDatabase } from '#server/db/client.ts'
import { pendingMigrations } from '#server/db/migrate.ts'
import { recordAction } from '#server/domain/audit/record-action.ts'
import type { Summary } from '#server/domain/backup/manifest.ts'
import { writeBackup } from '#server/domain/backup/write-backup.ts'
import { backupFolders } from '#server/start/backup-folders.ts'
import { terminalActor } from '#server/start/terminal-actor.ts'

/** Writes a backup for `npm run backup`, and an entry of the audit log; a database of an older version may have no log yet. */
export async function writeRecordedBackup(database: OpenDatabase, config: Config, file: string): Promise<Summary> {
  const summary = await writeBackup(database, backupFolders(config), file, Date.now())
  const action = { name: 'backup.take', subject: { kind: 'shop', id: 'shop', label: basename(file) } } as const
  if ((await pendingMigrations(database.db)).length === 0) await recordAction({ db: database.db, now: Date.now }, terminalActor(), action)
  return summary
}
