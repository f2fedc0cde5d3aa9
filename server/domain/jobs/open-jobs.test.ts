import { describe, expect, test, vi } from 'vitest'
import { openJobs } from '#server/domain/jobs/open-jobs.ts'
import { jobHandlers } from '#server/jobs.ts'
import { jobQueue } from '#test/job-queue.ts'
import { testNow } from '#test/shop.ts'

const hour = 3_600_000

const queue = jobQueue()
const { ask, queueOf, rows } = queue

describe('in the background', () => {
  test('FORM-08 a job runs as soon as it is committed, outside of the transaction that asked; closing waits for it', async () => {
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

  test('FORM-08 four jobs that take their time run beside each other, the fifth when one of them is done', async () => {
    const begun: string[] = []
    const mayEnd = Promise.withResolvers<void>()
    const jobs = await queueOf(async (text) => {
      begun.push(text)
      await mayEnd.promise
    })
    for (const text of ['1', '2', '3', '4', '5']) await ask(text)
    await jobs.start(queue.shop.database)
    await vi.waitFor(() => expect(begun).toHaveLength(4))
    mayEnd.resolve()
    await vi.waitFor(() => expect(begun).toHaveLength(5))
    await jobs.stop()
  })

  test('FORM-08 quick jobs run one after the other: who waits for an answer comes first', async () => {
    let running = 0
    let most = 0
    const done: string[] = []
    const jobs = await queueOf(async (text) => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setTimeout(resolve, 2))
      running--
      done.push(text)
    })
    await jobs.start(queue.shop.database)
    for (const text of ['1', '2', '3', '4', '5', '6']) await ask(text)
    await vi.waitFor(() => expect(done).toHaveLength(6))
    await jobs.stop()
    expect(most).toBe(1)
  })

  test('FORM-08 a job that does not end is told to stop, and comes back', async () => {
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

describe('what comes again and again', () => {
  test('FORM-08 is one row for all processes, runs once a period, and forgets jobs that were done a week ago', async () => {
    const jobs = await openJobs(queue.shop.ctx, jobHandlers)
    await openJobs(queue.shop.ctx, jobHandlers)
    const periodic = queue.shop.db.selectFrom('job').selectAll().where('kind', '=', 'forget-done-jobs')
    expect(await periodic.execute()).toMatchObject([{ every_s: 3600, done_at: null }])
    await ask('old')
    await jobs.runDue()
    expect(await jobs.runDue()).toBe(0)
    expect(await periodic.execute()).toMatchObject([{ run_at: new Date(testNow + hour), attempts: 0 }])
    queue.shop.clock.now += 7 * 24 * hour + 1
    await jobs.runDue()
    expect((await rows()).filter((row) => row.every_s === null)).toEqual([])
  })

  test('SEC-D14 forgets jobs that were given up a month ago, with the letters they carried', async () => {
    const jobs = await openJobs(queue.shop.ctx, jobHandlers)
    await ask('never arrived')
    const givenUp = queue.shop.db
      .updateTable('job')
      .set({ dead_at: new Date(testNow) })
      .where('kind', '=', 'telegram')
    await givenUp.execute()
    const left = async () => (await rows()).filter(({ kind }) => kind === 'telegram').length
    queue.shop.clock.now = testNow + 29 * 24 * hour
    await jobs.runDue()
    expect(await left()).toBe(1)
    queue.shop.clock.now = testNow + 31 * 24 * hour
    await jobs.runDue()
    expect(await left()).toBe(0)
  })
})
