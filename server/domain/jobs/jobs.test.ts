import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Log } from '#server/context/log.ts'
import { Undelivered } from '#server/context/undelivered.ts'
import { transaction } from '#server/db/transaction.ts'
import { backoffMs } from '#server/domain/jobs/backoff.ts'
import { claimJob } from '#server/domain/jobs/claim-job.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import { markDone } from '#server/domain/jobs/finish-job.ts'
import { attemptsMax, jobKinds } from '#server/domain/jobs/job-kinds.ts'
import { handle, type JobRun, openJobs } from '#server/domain/jobs/open-jobs.ts'
import { jobHandlers } from '#server/jobs.ts'
import { openTestShop, testNow, type TestShop } from '#test/shop.ts'

const second = 1000
const hour = 3_600_000

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.now = testNow
  await shop.db.deleteFrom('job').execute()
})

const ask = (text: string, options: { runAt?: Date; key?: string } = {}) =>
  transaction(shop.db, (tx) => enqueue(tx, 'telegram', { chat: '-1', text }, options))
const rows = () => shop.db.selectFrom('job').selectAll().orderBy('id').execute()

/** A queue whose messages go to `send`, and what it says in the log at level error. */
async function queueOf(send: (text: string, run: JobRun) => Promise<void>) {
  const errors: string[] = []
  const log: Log = { ...shop.ctx.log, error: (_fields, message) => void errors.push(message) }
  const telegram = handle<object, { chat: string; text: string }>(jobKinds.telegram, (_ctx, { text }, run) => send(text, run))
  const jobs = await openJobs({ ...shop.ctx, log }, { ...jobHandlers, telegram })
  await shop.db.deleteFrom('job').where('every_s', 'is not', null).execute()
  return { ...jobs, errors }
}

/** A queue that notes what it sends, and fails while `failures` lasts. */
async function notingQueue(failures: unknown[] = []) {
  const sent: string[] = []
  const jobs = await queueOf(async (text) => {
    if (failures.length) throw failures.shift()
    sent.push(text)
  })
  return { ...jobs, sent }
}

describe('what is asked for', () => {
  test('FORM-08 in a transaction that fails never happens; in one that is committed it does, once', async () => {
    const { runDue, sent } = await notingQueue()
    const failing = transaction(shop.db, async (tx) => {
      await enqueue(tx, 'telegram', { chat: '-1', text: 'never' })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await ask('once')
    expect(await runDue()).toBe(1)
    expect(await runDue()).toBe(0)
    expect(sent).toEqual(['once'])
    expect(await rows()).toMatchObject([{ done_at: new Date(testNow), attempts: 1, last_error: null }])
  })

  test('FORM-08 twice under one key happens once, also when the first is done', async () => {
    const { runDue, sent } = await notingQueue()
    await ask('first', { key: 'enquiry-1' })
    await ask('second', { key: 'enquiry-1' })
    await runDue()
    await ask('third', { key: 'enquiry-1' })
    await runDue()
    expect(sent).toEqual(['first'])
  })

  test('FORM-08 for later waits for its time by the clock of the shop', async () => {
    const { runDue, sent } = await notingQueue()
    await ask('later', { runAt: new Date(testNow + hour) })
    expect(await runDue()).toBe(0)
    shop.clock.now += hour
    await runDue()
    expect(sent).toEqual(['later'])
  })

  test('FORM-08 with something that its kind does not carry is refused at once', async () => {
    const wrong = transaction(shop.db, (tx) => enqueue(tx, 'mail', { to: 'nobody', subject: '', text: '', html: '' }))
    await expect(wrong).rejects.toThrow()
    expect(await rows()).toEqual([])
  })
})

describe('a job that fails', () => {
  test('FORM-08 comes back after 5 seconds, then 10, until it succeeds', async () => {
    const { runDue, sent } = await notingQueue([new Error('away'), new Error('still away')])
    await ask('hello')
    expect(await runDue()).toBe(1)
    expect(await rows()).toMatchObject([{ attempts: 1, last_error: 'away', done_at: null }])
    shop.clock.now += 4 * second
    expect(await runDue()).toBe(0)
    shop.clock.now += 3 * second
    expect(await runDue()).toBe(1)
    shop.clock.now += 9 * second
    expect(await runDue()).toBe(0)
    shop.clock.now += 4 * second
    await runDue()
    expect(sent).toEqual(['hello'])
    expect(await rows()).toMatchObject([{ attempts: 3, last_error: null, done_at: new Date(shop.clock.now) }])
  })

  test('FORM-08 waits as long as the other side asks', async () => {
    const { runDue, sent } = await notingQueue([new Undelivered('busy', { retryAfterS: 120 })])
    await ask('hello')
    await runDue()
    shop.clock.now += 119 * second
    expect(await runDue()).toBe(0)
    shop.clock.now += second
    await runDue()
    expect(sent).toEqual(['hello'])
  })

  test('FORM-08 does not keep the others waiting', async () => {
    const { runDue, sent } = await notingQueue([new Error('away')])
    await ask('first')
    await ask('second')
    await runDue()
    expect(sent).toEqual(['second'])
  })

  test.each([
    ['too often', () => new Error('away'), attemptsMax],
    ['for good', () => new Undelivered('no such chat', { isFinal: true }), 1],
  ])('FORM-08 %s is given up, told in the log, and kept', async (_how, error, attempts) => {
    const { runDue, sent, errors } = await notingQueue(Array.from({ length: attempts }, error))
    await ask('hello')
    for (let at = 0; at < attempts; at++) {
      await runDue()
      shop.clock.now += 2 * hour
    }
    expect(await rows()).toMatchObject([{ attempts, dead_at: expect.any(Date), done_at: null, last_error: error().message }])
    expect(await runDue()).toBe(0)
    expect(errors).toEqual(['a job was given up'])
    expect(sent).toEqual([])
  })

  test('FORM-08 the waits double from 5 seconds to an hour, up to a quarter longer by chance', () => {
    expect([1, 2, 3, 10, 11, 30].map((attempts) => backoffMs(attempts, 0) / second)).toEqual([5, 10, 20, 2560, 3600, 3600])
    expect(backoffMs(1, 1)).toBe(6250)
  })
})

describe('several processes', () => {
  test('FORM-08 a job is never in the hands of two', async () => {
    const { runDue, sent } = await notingQueue()
    const other = await notingQueue()
    await Promise.all(['1', '2', '3', '4', '5', '6'].map((text) => ask(text)))
    const runs = await Promise.all([runDue(), other.runDue()])
    expect(runs[0] + runs[1]).toBe(6)
    expect([...sent, ...other.sent].toSorted()).toEqual(['1', '2', '3', '4', '5', '6'])
  })

  test('FORM-08 a job whose process died is due again; the dead one changes nothing when it comes back', async () => {
    const { runDue, sent } = await notingQueue([new Error('away')])
    await ask('hello')
    const dead = await claimJob(shop.db, testNow, ['telegram'])
    expect(await runDue()).toBe(0)
    shop.clock.now += 90 * second
    expect(await runDue()).toBe(1)
    if (dead) await markDone(shop.db, dead, shop.clock.now)
    expect(await rows()).toMatchObject([{ attempts: 2, done_at: null, last_error: 'away' }])
    shop.clock.now += 60 * second
    await runDue()
    expect(sent).toEqual(['hello'])
  })

  test('FORM-08 a job that nobody survives is given up in the end', async () => {
    const { runDue, sent } = await notingQueue()
    await ask('poison')
    await shop.db.updateTable('job').set({ attempts: attemptsMax }).execute()
    await runDue()
    expect(await rows()).toMatchObject([{ dead_at: expect.any(Date), last_error: 'The job never came to an end' }])
    expect(sent).toEqual([])
  })

  test('FORM-08 a kind that only a newer version knows is left to it', async () => {
    const { runDue } = await notingQueue()
    await shop.db.insertInto('job').values({ kind: 'from-the-future', payload: '{}', max_attempts: 3 }).execute()
    expect(await runDue()).toBe(0)
  })
})

describe('in the background', () => {
  test('FORM-08 a job runs as soon as it is committed, outside of the transaction that asked; closing waits for it', async () => {
    const begun = Promise.withResolvers<string>()
    const mayEnd = Promise.withResolvers<void>()
    const jobs = await queueOf(async (text) => {
      await shop.ctx.db.selectFrom('job').select('id').execute()
      begun.resolve(text)
      await mayEnd.promise
    })
    await jobs.start(shop.database)
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
    await jobs.start(shop.database)
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
    await jobs.start(shop.database)
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
    await jobs.start(shop.database)
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
    const jobs = await openJobs(shop.ctx, jobHandlers)
    await openJobs(shop.ctx, jobHandlers)
    const periodic = shop.db.selectFrom('job').selectAll().where('kind', '=', 'forget-done-jobs')
    expect(await periodic.execute()).toMatchObject([{ every_s: 3600, done_at: null }])
    await ask('old')
    await jobs.runDue()
    expect(await jobs.runDue()).toBe(0)
    expect(await periodic.execute()).toMatchObject([{ run_at: new Date(testNow + hour), attempts: 0 }])
    shop.clock.now += 7 * 24 * hour + 1
    await jobs.runDue()
    expect((await rows()).filter((row) => row.every_s === null)).toEqual([])
  })

  test('SEC-D14 forgets jobs that were given up a month ago, with the letters they carried', async () => {
    const jobs = await openJobs(shop.ctx, jobHandlers)
    await ask('never arrived')
    const givenUp = shop.db
      .updateTable('job')
      .set({ dead_at: new Date(testNow) })
      .where('kind', '=', 'telegram')
    await givenUp.execute()
    const left = async () => (await rows()).filter(({ kind }) => kind === 'telegram').length
    shop.clock.now = testNow + 29 * 24 * hour
    await jobs.runDue()
    expect(await left()).toBe(1)
    shop.clock.now = testNow + 31 * 24 * hour
    await jobs.runDue()
    expect(await left()).toBe(0)
  })
})
