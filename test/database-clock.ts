import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/**
 * Column defaults that read the database's clock. During an update, the previous release still relies on them. This release sets each of
 * these times itself. Tests drop the defaults, so an insert that omits one of these times fails.
 */
export const releasedDefaults = [
  'address.created_at',
  'cart_line.added_at',
  'comparison_entry.added_at',
  'customer.created_at',
  'enquiry.created_at',
  'favorite.added_at',
  'piece.created_at',
  'price_change.at',
  'saved_search.created_at',
  'session.created_at',
  'session.refreshed_at',
]

/** Other column defaults that may read the database's clock, each with the reason. */
export const databaseDefaults: Record<string, string> = {
  'audit_entry.at': 'for changes by other programs; the shop sets the time of its own actions',
  'audit_seal.sealed_at': 'a trigger writes the seals, by a clock that no program can set',
  'migration.applied_at': 'migrations run before the shop’s clock exists',
  'person_doubt.created_at': 'set for rows that a trigger inserts; never shown or compared',
  'piece_deletion.deleted_at': 'a trigger records deletions by any program; the purge compares with the same clock',
  'staff_event.at': 'triggers record changes by any program; the purge compares with the same clock',
}

/** Database functions that may read the database's clock, each with the reason. */
export const databaseFunctions: Record<string, string> = {
  action_time: 'for changes by other programs; within an action, returns the time of the action',
  add_page_text_version: 'for changes by other programs; within an action, uses the time of the action',
  guard_wallet: 'enforces the delay of 24 hours by a clock that no program can set',
  is_shop_connection: 'stops trusting names of connections an hour after an update, by a clock that no program can set',
}

/** Server files that may read the clock of the database or the machine, each with the number of such reads and the reason. */
export const machineClocks: Record<string, [count: number, reason: string]> = {
  'server/cli/audit.ts': [1, 'a command has no shop’s clock'],
  'server/cli/backup.ts': [1, 'a command has no shop’s clock'],
  'server/cli/import.ts': [1, 'a command has no shop’s clock'],
  'server/cli/orders.ts': [3, 'a command has no shop’s clock'],
  'server/cli/reseal.ts': [1, 'a command has no shop’s clock'],
  'server/cli/restore.ts': [2, 'a command has no shop’s clock'],
  'server/cli/staff.ts': [1, 'a command has no shop’s clock'],
  'server/start/write-recorded-backup.ts': [2, 'serves the command `npm run backup`, which has no shop’s clock'],
  'server/db/migrate.ts': [1, 'migrations run before the shop’s clock exists'],
  'server/domain/audit/shop-key.ts': [1, '`is_shop_connection` compares it with the same clock'],
  'server/domain/backup/backup-requests.ts': [2, 'measures how long another process takes'],
  'server/domain/backup/backup-store.ts': [1, 'compared with times of files'],
  'server/domain/catalog/purge-piece-deletions.ts': [1, 'compared with times that a trigger writes'],
  'server/domain/live/purge-events.ts': [1, 'compared with times that triggers write'],
  'server/domain/wallets/change-wallet.ts': [2, 'the trigger `guard_wallet` compares it with the same clock'],
  'server/domain/wallets/activate-wallets.ts': [2, 'compared with `active_from`, as in the trigger `guard_wallet`'],
  'server/http/response-cache.ts': [1, 'compared only within one process; nothing is stored'],
  'server/ports/mailbox.ts': [1, 'compared with times of a mail server'],
  'server/ports/outbox.ts': [1, 'names of files sort in the order of writing'],
  'server/start/open-shop.ts': [2, 'is the shop’s clock by default; compared with times of files'],
  'server/web/previous-assets.ts': [1, 'compared with times of files'],
}

/** Drops the column defaults in `releasedDefaults`, so that the database refuses inserts without these columns. */
export async function dropReleasedDefaults(db: Db): Promise<void> {
  for (const name of releasedDefaults) {
    const [table = '', column = ''] = name.split('.')
    await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} drop default`.execute(db)
  }
}
