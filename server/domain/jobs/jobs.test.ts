import { describe, expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { DeliveryError } from '#server/context/delivery-error.ts'
import { transaction } from '#server/db/transaction.ts'
import { backoffMs } from '#server/domain/jobs/backoff.ts'
import { attemptsMax } from '#server/domain/jobs/backoff.ts'
import { claimJob } from '#server/domain/jobs/claim-job.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import { markDone } from '#server/domain/jobs/finish-job.ts'
import { jobQueue } from '#test/job-queue.ts'
import { testNow } from '#test/shop.ts'

const second = 1000

const queue = jobQueue()
const { ask, notingQueue, rows } = queue

describe('a job', () => {
  test('FORM-08 runs once if its transaction commits, and never if it rolls back', async () => {
    const { runDue, sent } = await notingQueue()
    const failing = transaction(queue.shop.db, async (tx) => {
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

  test('FORM-08 queued twice under one key runs once, even when the first is done', async () => {
    const { runDue, sent } = await notingQueue()
    await ask('first', { key: 'enquiry-1' })
    await ask('second', { key: 'enquiry-1' })
    await runDue()
    await ask('third', { key: 'enquiry-1' })
    await runDue()
    expect(sent).toEqual(['first'])
  })

  test('FORM-08 scheduled for later waits for that time by the clock of the shop', async () => {
    const { runDue, sent } = await notingQueue()
    await ask('later', { runAt: new Date(testNow + hourMs) })
    expect(await runDue()).toBe(0)
    queue.shop.clock.now += hourMs
    await runDue()
    expect(sent).toEqual(['later'])
  })

  test('FORM-08 with an invalid payload is rejected when it is queued', async () => {
    const wrong = transaction(queue.shop.db, (tx) =>
      enqueue(tx, 'mail', { to: 'anna@example.com\nBcc: all@example.com', subject: '', text: '', html: '' }),
    )
    await expect(wrong).rejects.toThrow()
    expect(await rows()).toEqual([])
  })
})

describe('a job that fails', () => {
  test('FORM-08 is retried after 5 seconds, then 10, until it succeeds', async () => {
    const { runDue, sent } = await notingQueue([new Error('away'), new Error('still away')])
    await ask('hello')
    expect(await runDue()).toBe(1)
    expect(await rows()).toMatchObject([{ attempts: 1, last_error: 'away', done_at: null }])
    queue.shop.clock.now += 4 * second
    expect(await runDue()).toBe(0)
    queue.shop.clock.now += 3 * second
    expect(await runDue()).toBe(1)
    queue.shop.clock.now += 9 * second
    expect(await runDue()).toBe(0)
    queue.shop.clock.now += 4 * second
    await runDue()
    expect(sent).toEqual(['hello'])
    expect(await rows()).toMatchObject([{ attempts: 3, last_error: null, done_at: new Date(queue.shop.clock.now) }])
  })

  test('FORM-08 waits as long as the other service asks', async () => {
    const { runDue, sent } = await notingQueue([new DeliveryError('busy', { retryAfterS: 120 })])
    await ask('hello')
    await runDue()
    queue.shop.clock.now += 119 * second
    expect(await runDue()).toBe(0)
    queue.shop.clock.now += second
    await runDue()
    expect(sent).toEqual(['hello'])
  })

  test('FORM-08 does not delay other jobs', async () => {
    const { runDue, sent } = await notingQueue([new Error('away')])
    await ask('first')
    await ask('second')
    await runDue()
    expect(sent).toEqual(['second'])
  })

  test.each([
    ['too often', () => new Error('away'), attemptsMax],
    ['for good', () => new DeliveryError('no such chat', { isFinal: true }), 1],
  ])('FORM-08 %s is given up, logged, and stored', async (_how, error, attempts) => {
    const { runDue, sent, errors } = await notingQueue(Array.from({ length: attempts }, error))
    await ask('hello')
    for (let at = 0; at < attempts; at++) {
      await runDue()
      queue.shop.clock.now += 2 * hourMs
    }
    expect(await rows()).toMatchObject([{ attempts, dead_at: expect.any(Date), done_at: null, last_error: error().message }])
    expect(await runDue()).toBe(0)
    expect(errors).toEqual(['a job was given up'])
    expect(sent).toEqual([])
  })

  test('FORM-08 delays double from 5 seconds to an hour, with up to a quarter of jitter', () => {
    expect([1, 2, 3, 10, 11, 30].map((attempts) => backoffMs(attempts, 0) / second)).toEqual([5, 10, 20, 2560, 3600, 3600])
    expect(backoffMs(1, 1)).toBe(6250)
  })
})

describe('several processes', () => {
  test('FORM-08 a job is never claimed twice', async () => {
    const { runDue, sent } = await notingQueue()
    const other = await notingQueue()
    await Promise.all(['1', '2', '3', '4', '5', '6'].map((text) => ask(text)))
    const runs = await Promise.all([runDue(), other.runDue()])
    expect(runs[0] + runs[1]).toBe(6)
    expect([...sent, ...other.sent].toSorted()).toEqual(['1', '2', '3', '4', '5', '6'])
  })

  test('FORM-08 a job whose process died is due again, and the dead process changes nothing when it comes back', async () => {
    const { runDue, sent } = await notingQueue([new Error('away')])
    await ask('hello')
    const dead = await claimJob(queue.shop.db, testNow, ['telegram'])
    expect(await runDue()).toBe(0)
    queue.shop.clock.now += 90 * second
    expect(await runDue()).toBe(1)
    if (dead) await markDone(queue.shop.db, dead, queue.shop.clock.now)
    expect(await rows()).toMatchObject([{ attempts: 2, done_at: null, last_error: 'away' }])
    queue.shop.clock.now += 60 * second
    await runDue()
    expect(sent).toEqual(['hello'])
  })

  test('FORM-08 a job that kills its process is given up after the last attempt', async () => {
    const { runDue, sent } = await notingQueue()
    await ask('poison')
    await queue.shop.db.updateTable('job').set({ attempts: attemptsMax }).execute()
    await runDue()
    expect(await rows()).toMatchObject([{ dead_at: expect.any(Date), last_error: 'The job exceeded its attempts without finishing' }])
    expect(sent).toEqual([])
  })

  test('FORM-08 a job of a kind that only a newer version knows is left to that version', async () => {
    const { runDue } = await notingQueue()
    await queue.shop.db.insertInto('job').values({ kind: 'from-the-future', payload: '{}', max_attempts: 3 }).execute()
    expect(await runDue()).toBe(0)
  })
})
