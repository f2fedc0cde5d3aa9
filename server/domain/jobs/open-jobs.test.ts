import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { transaction } from '#server/db/transaction.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import { openJobs } from '#server/domain/jobs/open-jobs.ts'
import { jobHandlers } from '#server/start/job-handlers.ts'
import { eventually } from '#test/eventually.ts'
import { jobQueue } from '#test/job-queue.ts'
import { testNow } from '#test/shop.ts'

const queue = jobQueue()
const { ask, notingQueue, queueOf, rows } = queue

describe('in the background', () => {
  test('FORM-08 a job runs as soon as it is committed, outside of the transaction that queued it; closing waits for it', async () => {
    const begun = Promise.withResolvers<string>()
    const mayEnd = Promise.withResolvers<void>()
    const jobs = await queueOf(async (text) => {
      await queue.shop.ctx.db.selectFrom('job').select('id').execute()
      begun.resolve(text)
      await mayEnd.promise
    })
    await jobs.start(queue.shop.database)
    await ask('at once')
    expect(await begun.promise).toBe('at once')
    const stopped = jobs.stop()
    mayEnd.resolve()
    await stopped
    expect(await rows()).toMatchObject([{ done_at: expect.any(Date) }])
  })

  test('FORM-08 four slow jobs run concurrently, and the fifth starts when one of them is done', async () => {
    const begun: string[] = []
    const mayEnd = Promise.withResolvers<void>()
    const jobs = await queueOf(async (text) => {
      begun.push(text)
      await mayEnd.promise
    })
    for (const text of ['1', '2', '3', '4', '5']) await ask(text)
    await jobs.start(queue.shop.database)
    await eventually(() => begun).toHaveLength(4)
    mayEnd.resolve()
    await eventually(() => begun).toHaveLength(5)
    await jobs.stop()
  })

  test('OPS-08 the end of a reservation does not wait for a transport that hangs', async () => {
    let hanging = 0
    const jobs = await queueOf(() => {
      hanging++
      return new Promise(() => {})
    })
    for (const text of ['1', '2', '3', '4', '5', '6', '7']) await ask(text)
    await jobs.start(queue.shop.database)
    await eventually(() => hanging).toBe(4)
    await transaction(queue.shop.db, (tx) => enqueue(tx, 'expire-order', { order: randomUUID() }))
    await eventually(async () => (await rows()).find(({ kind }) => kind === 'expire-order')?.attempts).toBe(1)
    expect(hanging).toBe(4)
    await jobs.stop(10)
  })

  test('OPS-08 a database that cannot be written is queried with a growing back-off, and the outage is logged once', async () => {
    const { db } = queue.shop
    const jobs = await notingQueue()
    // count with a sequence, because a sequence also counts attempts that are rolled back
    await sql`create sequence failed_try`.execute(db)
    await sql`alter table job add constraint full_disk check (attempts = 0 or nextval('failed_try') < 0)`.execute(db)
    const failedCount = async () => {
      const { rows: found } = await sql<{ count: number }>`select last_value::int as count from failed_try where is_called`.execute(db)
      return found[0]?.count ?? 0
    }
    await ask('held up')
    const begunAt = performance.now()
    await jobs.start(queue.shop.database)
    await eventually(() => jobs.warnings).toEqual(['the jobs could not be looked at'])
    await eventually(failedCount).toBeGreaterThanOrEqual(3)
    // the first attempt is immediate, the next ones follow after 250, 500, 1000 … ms, or later on a slow machine
    const count = await failedCount()
    const timerMs = 10
    expect(performance.now() - begunAt + timerMs).toBeGreaterThanOrEqual(250 * (2 ** (count - 1) - 1))
    await sql`alter table job drop constraint full_disk`.execute(db)
    await eventually(() => jobs.sent).toEqual(['held up'])
    await jobs.stop()
    expect(jobs.warnings).toEqual(['the jobs could not be looked at'])
    expect(jobs.infos).toEqual([expect.objectContaining({ failedCount: expect.toSatisfy((failed: number) => failed >= count) })])
  })

  test('FORM-08 quick jobs run one after the other, so that requests come first', async () => {
    let [running, most, done] = [0, 0, 0]
    const allDone = Promise.withResolvers<void>()
    const jobs = await queueOf(async () => {
      most = Math.max(most, ++running)
      await new Promise(setImmediate)
      running--
      if (++done === 6) allDone.resolve()
    })
    // fake timers, so that no job is marked as slow, even on a slow machine
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    await jobs.start(queue.shop.database)
    for (const text of ['1', '2', '3', '4', '5', '6']) await ask(text)
    await allDone.promise
    await jobs.stop()
    expect(most).toBe(1)
  })

  test('FORM-08 a job that still runs when the queue stops is asked to stop, and stays queued', async () => {
    const begun = Promise.withResolvers<AbortSignal>()
    const jobs = await queueOf((_text, { signal }) => {
      begun.resolve(signal)
      return new Promise(() => {})
    })
    await jobs.start(queue.shop.database)
    await ask('endless')
    const signal = await begun.promise
    expect(signal.aborted).toBe(false)
    await jobs.stop(10)
    expect(signal.aborted).toBe(true)
    expect(await rows()).toMatchObject([{ done_at: null, dead_at: null, attempts: 1 }])
  })
})

describe('a recurring job', () => {
  test('FORM-08 is one row for all processes, runs once a period, and purges jobs that were done a week ago', async () => {
    const jobs = await openJobs(queue.shop.ctx, jobHandlers)
    await openJobs(queue.shop.ctx, jobHandlers)
    const periodic = queue.shop.db.selectFrom('job').selectAll().where('kind', '=', 'purge-done-jobs')
    expect(await periodic.execute()).toMatchObject([{ every_s: 3600, done_at: null }])
    await ask('old')
    await jobs.runDue()
    expect(await jobs.runDue()).toBe(0)
    expect(await periodic.execute()).toMatchObject([{ run_at: new Date(testNow + hourMs), attempts: 0 }])
    queue.shop.clock.now += 7 * 24 * hourMs + 1
    await jobs.runDue()
    expect((await rows()).filter((row) => row.every_s === null)).toEqual([])
  })

  test('SEC-D14 purges jobs that were given up a month ago, with the emails in them', async () => {
    const jobs = await openJobs(queue.shop.ctx, jobHandlers)
    await ask('never arrived')
    const givenUp = queue.shop.db
      .updateTable('job')
      .set({ dead_at: new Date(testNow) })
      .where('kind', '=', 'telegram')
    await givenUp.execute()
    const countLeft = async () => (await rows()).filter(({ kind }) => kind === 'telegram').length
    queue.shop.clock.now = testNow + 29 * 24 * hourMs
    await jobs.runDue()
    expect(await countLeft()).toBe(1)
    queue.shop.clock.now = testNow + 31 * 24 * hourMs
    await jobs.runDue()
    expect(await countLeft()).toBe(0)
  })
})
