import type { Log } from '#server/context/log.ts'
import { transaction } from '#server/db/transaction.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import { jobKinds } from '#server/domain/jobs/job-kinds.ts'
import { handle, type JobRun, openJobs } from '#server/domain/jobs/open-jobs.ts'
import { jobHandlers } from '#server/jobs.ts'
import type { TestShop } from '#test/shop.ts'

/** Asks for a message, as the shop's code does. */
export const ask = (shop: TestShop, text: string, options: { runAt?: Date; key?: string } = {}) =>
  transaction(shop.db, (tx) => enqueue(tx, 'telegram', { chat: '-1', text }, options))

export const jobRows = (shop: TestShop) => shop.db.selectFrom('job').selectAll().orderBy('id').execute()

/** A queue whose messages go to `send`, and what it says in the log at level error. */
export async function queueOf(shop: TestShop, send: (text: string, run: JobRun) => Promise<void>) {
  const errors: string[] = []
  const log: Log = { ...shop.ctx.log, error: (_fields, message) => void errors.push(message) }
  const telegram = handle<object, { chat: string; text: string }>(jobKinds.telegram, (_ctx, { text }, run) => send(text, run))
  const jobs = await openJobs({ ...shop.ctx, log }, { ...jobHandlers, telegram })
  await shop.db.deleteFrom('job').where('every_s', 'is not', null).execute()
  return { ...jobs, errors }
}

/** A queue that notes what it sends, and fails while `failures` lasts. */
export async function notingQueue(shop: TestShop, failures: unknown[] = []) {
  const sent: string[] = []
  const jobs = await queueOf(shop, async (text) => {
    if (failures.length) throw failures.shift()
    sent.push(text)
  })
  return { ...jobs, sent }
}
