import { recordBackup } from '#server/domain/backup/record-backup.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Ctx = Pick<ShopContext, 'db' | 'backups' | 'ownerSettings' | 'now'>

/**
 * Writes a backup every night in the hour `backup_hour` (UTC) and keeps the newest `backup_keep` nightly backups. The defaults and bounds
 * of these settings are in `contract/rules/staff/owner-setting-definitions.ts`. A job calls this function every few minutes; idempotent.
 */
export async function takeNightlyBackup(ctx: Ctx): Promise<void> {
  const { backups, ownerSettings, now } = ctx
  if (new Date(now()).getUTCHours() !== ownerSettings().backup_hour) return
  const tonight = new Date(now()).toISOString().slice(0, 10)
  const { files, isRunning } = await backups.list()
  if (isRunning || files.some(({ name }) => name.startsWith(`vitrine-nightly-${tonight}`))) return
  const onWritten = async (name: string) => {
    await recordBackup(ctx, { kind: 'shop' }, 'backup.take', name)
    await backups.keepNewest(ownerSettings().backup_keep)
  }
  await backups.start({ withPhotos: true, isNightly: true, onWritten })
}
