import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Log } from '#server/context/log.ts'
import { transaction } from '#server/db/transaction.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import { jobKinds } from '#server/domain/jobs/job-kinds.ts'
import { createHandler, type JobRun, openJobs } from '#server/domain/jobs/open-jobs.ts'
import { jobHandlers } from '#server/start/job-handlers.ts'
import { openTestShop, testNow, type TestShop } from '#test/shop.ts'

/** Returns helpers that open job queues. All tests of a file share one shop, and each test begins without jobs and with the clock reset. */
export function jobQueue() {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop()
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    shop.clock.now = testNow
    await shop.db.deleteFrom('job').execute()
  })

  async function queueOf(send: (text: string, run: JobRun) => Promise<void>) {
    const errors: string[] = []
    const warnings: string[] = []
    const infos: object[] = []
    const log: Log = {
      ...shop.ctx.log,
      info: (fields) => void infos.push(fields),
      warn: (_fields, message) => void warnings.push(message),
      error: (_fields, message) => void errors.push(message),
    }
    const telegram = createHandler<object, { chat: string; text: string }>(jobKinds.telegram, (_ctx, { text }, run) => send(text, run))
    const jobs = await openJobs({ ...shop.ctx, log }, { ...jobHandlers, telegram })
    await shop.db.deleteFrom('job').where('every_s', 'is not', null).execute()
    return { ...jobs, errors, warnings, infos }
  }

  /** Opens a queue that records the texts of sent messages. The first runs throw `errorsToThrow`, one error per run. */
  async function notingQueue(errorsToThrow: unknown[] = []) {
    const sent: string[] = []
    const jobs = await queueOf(async (text) => {
      if (errorsToThrow.length) throw errorsToThrow.shift()
      sent.push(text)
    })
    return { ...jobs, sent }
  }

  return {
    queueOf,
    notingQueue,
    ask: (text: string, options: { runAt?: Date; key?: string } = {}) =>
      transaction(shop.db, (tx) => enqueue(tx, 'telegram', { chat: '-1', text }, options)),
    rows: () => shop.db.selectFrom('job').selectAll().orderBy('id').execute(),
    get shop() {
      return shop
    },
  }
}
