import { expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { peopleCalls } from '#test/people-calls.ts'

const calls = peopleCalls({ STAFF_MAIL: 'hello@vitrine.example' })
const email = 'ottoline@example.com'
const inOutbox = () => calls.shop.outbox().filter((message) => JSON.stringify(message).includes(email)).length
const jobs = () =>
  calls.shop.db.selectFrom('job').select(['payload', 'done_at']).where('kind', '=', 'remove-erased-files').executeTakeFirstOrThrow()

test('SAFE-07 OWN-99 an erasure leaves files to a job that retries, and the job keeps nothing about the person', async () => {
  const { shop } = calls
  const number = await calls.ask({ name: 'Ottoline Quarry', phone: '+7 916 800-00-21', email })
  await shop.runJobs()
  expect(inOutbox()).toBeGreaterThan(0)
  const { id } = await calls.cardOfThread(number)
  const { outbox } = shop.ctx.ports
  shop.ctx.ports.outbox = { ...outbox, remove: () => Promise.reject(new Error('away')) }
  try {
    expect((await calls.erase(id)).statusCode).toBe(200)
    await shop.runJobs()
    expect([inOutbox() > 0, (await jobs()).done_at]).toEqual([true, null])
    expect(JSON.stringify((await jobs()).payload)).not.toMatch(/ottoline|8000021/i)
  } finally {
    shop.ctx.ports.outbox = outbox
  }
  shop.clock.now += hourMs
  await shop.runJobs()
  expect(inOutbox()).toBe(0)
  const { payload, done_at: doneAt } = await jobs()
  expect([payload, doneAt]).toEqual([{ photos: [], enquiryFiles: [], texts: '' }, expect.any(Date)])
})
