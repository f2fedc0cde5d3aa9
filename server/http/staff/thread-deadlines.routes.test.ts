import { expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { threadCalls } from '#test/thread-calls.ts'

const calls = threadCalls()
const { ask, call, list, read } = calls
const ids = (found: { results: { id: number }[] }) => found.results.map(({ id }) => id)

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
  const noticed = async () => {
    const rows = calls.shop.db.selectFrom('staff_notice').select('staff_id').where('kind', '=', 'thread-late')
    return (await rows.where('subject_id', '=', String(late)).execute()).map(({ staff_id: id }) => id).toSorted()
  }
  await calls.pass(hourMs)
  const told = await noticed()
  expect(told).toEqual(expect.arrayContaining([calls.owner.staffId, calls.manager.staffId]))
  expect(told).toEqual([...new Set(told)])
  await calls.pass(hourMs)
  expect(await noticed()).toEqual(told)
})

test('OWN-81 a reply ends the deadline of a thread', async () => {
  const id = await ask()
  await calls.reply(id, 'Yes, it is.')
  expect(await read(id)).toMatchObject({ status: 'waiting', due_at: null, is_late: false })
})
