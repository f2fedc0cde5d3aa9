import { expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { threadCalls } from '#test/thread-calls.ts'

const calls = threadCalls()
const { ask, call, list, read, undo, write } = calls

test('OWN-94 a call is recorded as a thread with its caller, a note and a result', async () => {
  const body = { name: 'Zoya', phone: '8 916 000-11-22', body: 'Asked about a strap', result: 'waiting' }
  const response = await call('POST', '/threads/', body)
  expect(response.statusCode).toBe(201)
  const { thread } = response.json()
  expect(thread).toMatchObject({
    kind: 'call',
    status: 'waiting',
    name: 'Zoya',
    assignee: { name: 'Mark' },
    contact: { phone: '+79160001122' },
  })
  expect(thread.notes).toMatchObject([{ body: 'Asked about a strap', by: 'Mark' }])
  expect((await call('POST', '/threads/', { ...body, name: '' })).statusCode).toBe(400)
})

test('OWN-94 forms with the phone or email of a sender marked as spam are accepted but not stored, until that is undone', async () => {
  const id = await ask()
  const { action_id: action } = await write(id, 'status', { version: (await read(id)).version, status: 'spam' })
  const next = [await ask({ email: 'other@example.com' }), await ask({ phone: '+971500000001' })]
  for (const number of next) expect(number).toBeGreaterThan(id)
  const stored = await calls.shop.db.selectFrom('thread').select('id').execute()
  expect(stored).toEqual([{ id }])
  expect(await calls.shop.db.selectFrom('enquiry').select('id').execute()).toHaveLength(1)
  await ask({ phone: '+971500000001', email: 'free@example.com' })
  expect((await list('view=new')).count).toBe(1)
  await undo(action)
  await ask()
  expect((await list('view=new')).count).toBe(3)
})

test('OWN-94 a block for spam ends after 30 days', async () => {
  const id = await ask()
  await write(id, 'status', { version: (await read(id)).version, status: 'spam' })
  const newAfter = async (hours: number) => {
    calls.shop.clock.now += hours * hourMs
    await calls.stayAwake()
    await ask()
    return (await list('view=new')).count
  }
  expect(await newAfter(30 * 24 - 1)).toBe(0)
  expect(await newAfter(2)).toBe(1)
})
