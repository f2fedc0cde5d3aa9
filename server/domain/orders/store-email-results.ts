import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/**
 * Copies the results of jobs that sent emails about orders to `order_email`, before the jobs are purged. `which`: a condition on `job j`.
 */
export async function storeEmailResults(db: Db, which: RawBuilder<boolean>): Promise<void> {
  await sql`
    update order_email e set sent_at = j.done_at, failed_at = j.dead_at, failure = j.last_error from job j
    where j.kind = 'mail' and j.key = e.job_key and ${which}`.execute(db)
}
