import type { Config } from '#server/config/config.ts'
import type { OpenDatabase } from '#server/db/client.ts'
import { pendingMigrations } from '#server/db/migrate.ts'
import type { Summary } from '#server/domain/backup/manifest.ts'
import { recordBackup } from '#server/domain/backup/record-backup.ts'
import { writeBackup } from '#server/domain/backup/write-backup.ts'
import { backupFolders } from '#server/start/backup-folders.ts'
import { terminalActor } from '#server/start/terminal-actor.ts'

/** Writes a backup for `npm run backup`. Records it in the audit log unless the database has an older schema. */
export async function writeRecordedBackup(database: OpenDatabase, config: Config, file: string): Promise<Summary> {
  const summary = await writeBackup(database, backupFolders(config), file, Date.now())
  if ((await pendingMigrations(database.db)).length === 0)
    await recordBackup({ db: database.db, now: Date.now }, terminalActor(), 'backup.take', file)
  return summary
}
