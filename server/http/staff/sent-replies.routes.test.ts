import { expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import { attemptsMax } from '#server/domain/jobs/backoff.ts'
import { purgeDoneJobs } from '#server/domain/jobs/purge-done-jobs.ts'
import { threadCalls } from '#test/thread-calls.ts'

const calls = threadCalls()
const { ask, call, read, reply, undo } = calls
const inTime = 10_000

const jobs = () => calls.shop.db.selectFrom('job').select(['payload', 'dropped_at']).where('kind', '=', 'send-reply').execute()
const giveUp = () =>
  calls.shop.db
    .updateTable('job')
    .set({ attempts: attemptsMax, dead_at: new Date(calls.shop.clock.now) })
    .where('kind', '=', 'send-reply')
    .execute()
const purgeAfter = async (days: number) => {
  calls.shop.clock.now += days * dayMs
  await calls.stayAwake()
  await purgeDoneJobs(calls.shop.ctx)
}
const resend = async (id: number) => {
  const [message] = (await read(id)).messages
  return call('POST', `/threads/${id}/answers/${message?.id}/again/`)
}
const sent = (body: string) => calls.emails().filter(({ text }) => text.includes(body)).length

test('OWN-26 OWN-82 a sent reply cannot be undone after a week; its job is kept without content, and purged after 30 days', async () => {
  const id = await ask()
  const { action_id: action } = (await reply(id, 'It is here.')).json()
  await calls.pass(inTime)
  await purgeAfter(6)
  expect(await jobs()).toMatchObject([{ payload: { message: expect.any(Number) } }])
  await purgeAfter(14)
  expect((await undo(action)).json().reason).toBe('undo-sent')
  expect((await read(id)).messages).toMatchObject([{ body: 'It is here.', fate: 'sent' }])
  expect(await jobs()).toEqual([{ payload: {}, dropped_at: null }])
  await purgeAfter(11)
  expect(await jobs()).toEqual([])
})

test('OWN-26 OWN-82 once a failed reply was sent again, its first action cannot be undone either', async () => {
  const id = await ask()
  const { action_id: action } = (await reply(id, 'At the second try.')).json()
  await giveUp()
  expect((await resend(id)).statusCode).toBe(200)
  await calls.pass(0)
  expect(sent('At the second try.')).toBe(1)
  expect((await undo(action)).json().reason).toBe('undo-sent')
  expect((await read(id)).messages).toMatchObject([{ fate: 'sent' }])
  expect((await calls.list()).results).toMatchObject([{ has_failed_answer: false }])
})

test('OWN-82 a reply that still waits to be sent is not sent again', async () => {
  const id = await ask()
  await reply(id, 'Only once.')
  const refused = await resend(id)
  expect([refused.statusCode, refused.json().detail]).toEqual([409, 'This reply is still being sent.'])
  await calls.pass(inTime)
  expect(sent('Only once.')).toBe(1)
})
