import { basename } from 'node:path'
import { recordAction } from '#server/domain/audit/record-action.ts'
import type { Actor } from '#server/domain/audit/run-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type BackupAction = 'backup.take' | 'backup.download' | 'backup.delete'

/** Records an action on a backup file in the audit log. */
export function recordBackup(ctx: Pick<ShopContext, 'db' | 'now'>, actor: Actor, name: BackupAction, file: string): Promise<string> {
  return recordAction(ctx, actor, { name, subject: { kind: 'shop', id: 'shop', label: basename(file) } })
}
