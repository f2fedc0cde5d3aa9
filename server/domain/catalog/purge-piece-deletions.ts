import { sql } from 'kysely'
import { deleteInBatches } from '#server/db/batches.ts'
import { deletionRetentionMs } from '#server/domain/catalog/deletion-retention.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/**
 * Purges records of deletions that every running process has read. Uses the database's clock, because a trigger writes these records with
 * that clock.
 */
export async function purgePieceDeletions({ db }: Pick<ShopContext, 'db'>): Promise<void> {
  await deleteInBatches(db, 'piece_deletion', sql`deleted_at < now() - make_interval(secs => ${deletionRetentionMs / 1000})`)
}
