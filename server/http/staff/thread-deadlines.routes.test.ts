import { expect, test } from 'vitest'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import { signIn } from '#test/shop.ts'
import { threadCalls } from '#test/thread-calls.ts'

const calls = threadCalls()
const { ask, call, list, read } = calls
const ids = (found: { results: { id: number }[] }) => found.results.map(({ id }) => id)

const noticed = async (thread: number) => {
  const rows = calls.shop.db.selectFrom('staff_notice').select('staff_id').where('kind', '=', 'thread-late')
  return (await rows.where('subject_id', '=', String(thread)).execute()).map(({ staff_id: id }) => id).toSorted()
}

test('OWN-81 late threads come first, are counted, and are notified once', async () => {
  const late = await ask({ kind: 'order_request' })
  calls.shop.clock.now += 10 * hourMs
  await calls.stayAwake()
  const fresh = await ask()
  const { results, counts } = await list()
  expect(ids({ results })).toEqual([late, fresh])
  expect([results[0].is_late, results[1].is_late, counts.late]).toEqual([true, false, 1])
  expect(ids(await list('late=true'))).toEqual([late])
  expect((await call('GET', '/counts/')).json()).toMatchObject({ threads: 2, late_threads: 1 })
  await calls.pass(hourMs)
  const told = await noticed(late)
  expect(told).toEqual(expect.arrayContaining([calls.owner.staffId, calls.manager.staffId]))
  expect(told).toEqual([...new Set(told)])
  await calls.pass(hourMs)
  expect(await noticed(late)).toEqual(told)
})

test('OWN-81 a deadline that passed in an outage of several days is notified once, as soon as the shop runs again', async () => {
  await calls.shop.runJobs()
  const id = await ask({ kind: 'order_request' })
  await calls.pass(6 * dayMs)
  const told = await noticed(id)
  expect(told).toEqual(expect.arrayContaining([calls.owner.staffId, calls.manager.staffId]))
  await calls.pass(hourMs)
  expect(await noticed(id)).toEqual(told)
})

test('OWN-81 a reply ends the deadline of a thread', async () => {
  const id = await ask()
  await calls.reply(id, 'Yes, it is.')
  expect(await read(id)).toMatchObject({ status: 'waiting', due_at: null, is_late: false })
})

test('OWN-26 OWN-81 a reopening is not undone once the person has written again, so that the message stays open', async () => {
  const buyer = await signIn(calls.shop)
  const id = await ask({}, '/api/contacts/', buyer.headers)
  const move = async (status: string) => (await calls.write(id, 'status', { version: (await read(id)).version, status })).action_id
  const done = await move('done')
  const reopened = await move('open')
  calls.shop.clock.now += 1000
  const payload = { body: 'One more question', key: crypto.randomUUID() }
  await calls.shop.app.inject({ method: 'POST', url: `/api/messages/${id}/`, headers: buyer.headers, payload })
  const refused = await calls.undo(reopened)
  expect([refused.statusCode, refused.json().reason]).toEqual([409, 'undo-changed'])
  expect((await read(id)).status).toBe('open')
  const closed = await move('done')
  expect((await calls.undo(closed)).statusCode).toBe(200)
  expect((await calls.undo(done)).statusCode).toBe(409)
})
