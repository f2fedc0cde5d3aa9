import { recordBackup } from '#server/domain/backup/record-backup.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Ctx = Pick<ShopContext, 'db' | 'backups' | 'ownerSettings' | 'now'>

/**
 * Writes a backup once a night and keeps the newest ones, by the owner settings `backup_hour` and `backup_keep` (defaults and bounds:
 * `contract/rules/staff/owner-setting-definitions.ts`). Runs every few minutes; idempotent.
 */
export async function takeNightlyBackup(ctx: Ctx): Promise<void> {
  const { backups, ownerSettings, now } = ctx
  // -1: never
  if (new Date(now()).getUTCHours() !== ownerSettings().backup_hour) return
  const tonight = new Date(now()).toISOString().slice(0, 10)
  const { files, isRunning } = await backups.list()
  if (isRunning || files.some(({ name }) => name.startsWith(`vitrine-nightly-${tonight}`))) return
  const onWritten = async (name: string) => {
    await recordBackup(ctx, { kind: 'shop' }, 'backup.take', name)
    // remove old backups only after the new one is complete
    await backups.keepNewest(ownerSettings().backup_keep)
  }
  await backups.start({ withPhotos: true, isNightly: true, onWritten })
}
