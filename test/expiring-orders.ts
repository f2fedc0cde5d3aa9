import { sql } from 'kysely'
import { dayMs } from '#contract/rules/durations.ts'
import type { Db } from '#server/db/database.ts'
import { eventually } from '#test/eventually.ts'

type Placed = { id: string }

/** Makes the orders overdue. No job ends them until `endReservations`. */
export async function letExpire(db: Db, orders: readonly Placed[]): Promise<void> {
  await jobsDone(db)
  await postponeExpireOrders(db)
  const ids = orders.map(({ id }) => id)
  await db
    .updateTable('shop_order')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('id', 'in', ids)
    .execute()
}

/** Lets the processes run the jobs that end these orders. */
export async function endReservations(db: Db, orders: readonly Placed[]): Promise<void> {
  const keys = orders.map(({ id }) => id)
  await db
    .updateTable('job')
    .set({ run_at: new Date(0) })
    .where('kind', '=', 'expire-order')
    .where('key', 'in', keys)
    .execute()
  await sql`notify job`.execute(db)
}

/** Waits until the only jobs left are periodic jobs and jobs that end orders later. */
export const jobsDone = (db: Db) =>
  eventually(
    () => {
      const open = db.selectFrom('job').select('kind').where('every_s', 'is', null).where('done_at', 'is', null)
      return open.where((job) => job.or([job('kind', '<>', 'expire-order'), job('run_at', '<', new Date())])).execute()
    },
    { reason: 'the jobs', upToMs: 60_000 },
  ).toEqual([])

/** Postpones the hourly job that ends overdue orders. It would wait for the same locks as the job of each order. */
const postponeExpireOrders = (db: Db) =>
  eventually(() => {
    const run_at = new Date(Date.now() + dayMs)
    const waiting = db.updateTable('job').set({ run_at }).where('kind', '=', 'expire-orders').where('attempts', '=', 0)
    return waiting.returning('kind').execute()
  }).toHaveLength(1)
