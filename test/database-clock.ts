import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/**
 * Column defaults that read the database's clock. The previous version needs them while it still serves during an update; this version sets
 * each of these times itself. Test databases lack the defaults, so that an insert that relies on one fails.
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

/** Other column defaults that read the database's clock, with the reason. */
export const databaseDefaults: Record<string, string> = {
  'audit_entry.at': 'what another program writes is stamped by a trigger; the shop gives the time of its actions',
  'audit_seal.sealed_at': 'the database seals by itself, whatever a program says',
  'migration.applied_at': 'nothing of the shop runs yet',
  'person_doubt.created_at': 'written by a trigger; nothing reads it',
  'piece_deletion.deleted_at': 'written by a trigger, whatever program deletes; its purge goes by the same clock',
  'staff_event.at': 'written by triggers, whatever program changes a row; its purge goes by the same clock',
}

/** Functions of the database that read its clock, with the reason. */
export const databaseFunctions: Record<string, string> = {
  action_time: 'of changes by another program; an action has its own time',
  add_page_text_version: 'of changes by another program; an action has its own time',
  guard_wallet: 'holds to a whole day by a clock that no program can set',
  is_shop_connection: 'trusts the name of a connection for an hour after an update, by a clock that no program can set',
}

/** Server files that read the clock of the database or the machine: how often, and why. */
export const machineClocks: Record<string, [count: number, reason: string]> = {
  'server/cli/audit.ts': [1, 'a command: no shop runs'],
  'server/cli/backup.ts': [1, 'a command: no shop runs'],
  'server/cli/import.ts': [1, 'a command: no shop runs'],
  'server/cli/orders.ts': [3, 'a command: no shop runs'],
  'server/cli/reseal.ts': [1, 'a command: no shop runs'],
  'server/cli/restore.ts': [2, 'a command: no shop runs'],
  'server/cli/staff.ts': [1, 'a command: no shop runs'],
  'server/start/write-recorded-backup.ts': [2, 'a command: no shop runs'],
  'server/db/migrate.ts': [1, 'nothing of the shop runs yet'],
  'server/domain/audit/shop-key.ts': [1, '`is_shop_connection` compares it with the same clock'],
  'server/domain/backup/backup-requests.ts': [2, 'waits for another process'],
  'server/domain/backup/backup-store.ts': [1, 'compared with times of files'],
  'server/domain/catalog/purge-piece-deletions.ts': [1, 'compared with what the database stamps'],
  'server/domain/live/purge-events.ts': [1, 'compared with what the database stamps'],
  'server/domain/wallets/change-wallet.ts': [2, 'the trigger `guard_wallet` compares it with the same clock'],
  'server/domain/wallets/start-wallets.ts': [2, 'the trigger `guard_wallet` compares it with the same clock'],
  'server/http/response-cache.ts': [1, 'the memory of one process'],
  'server/ports/mailbox.ts': [1, 'compared with times of a mail server'],
  'server/ports/outbox.ts': [1, 'names of files sort in the order of writing'],
  'server/start/open-shop.ts': [2, 'where the clock of the shop begins; times of files'],
  'server/web/previous-assets.ts': [1, 'compared with times of files'],
}

/** Drops `releasedDefaults`, so that the database refuses inserts that rely on them. */
export async function dropReleasedDefaults(db: Db): Promise<void> {
  for (const name of releasedDefaults) {
    const [table = '', column = ''] = name.split('.')
    await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} drop default`.execute(db)
  }
}
