import type { Tx } from '#server/db/database.ts'
import { newJob } from '#server/domain/jobs/enqueue.ts'

/**
 * Reschedules the only job of this kind for an order, even if the job has already run. If a process is running the job, that process loses
 * its claim.
 */
export async function rescheduleOrderJob(tx: Tx, kind: 'expire-order' | 'coin-order-reminder', orderId: string, at: Date): Promise<void> {
  await tx
    .insertInto('job')
    .values(newJob(kind, { order: orderId }, { runAt: at, key: orderId }))
    .onConflict((conflict) =>
      conflict.columns(['kind', 'key']).doUpdateSet((eb) => ({
        run_at: at,
        // restores the payload, because the purge empties the payloads of finished jobs
        payload: eb.ref('excluded.payload'),
        attempts: 0,
        done_at: null,
        dead_at: null,
        dropped_at: null,
        last_error: null,
      })),
    )
    .execute()
}
