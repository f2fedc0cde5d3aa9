import { expect, test } from 'vitest'
import { minuteMs } from '#contract/rules/durations.ts'
import { signIn } from '#test/shop.ts'
import { threadCalls } from '#test/thread-calls.ts'

const calls = threadCalls()
const { ask, call, read, undo, write } = calls
const said = 'Написали вам в мессенджере'

test.each(['whatsapp', 'telegram', 'phone'] as const)('KNOW-02 an answer by %s is noted in the history with its text', async (channel) => {
  const id = await ask({ email: undefined })
  expect((await read(id)).reach.channels).toEqual([])
  const { thread } = await write(id, 'answers/by-hand', { channel, body: said })
  const note = { body: said, by: 'Mark', at: new Date(calls.shop.clock.now).toISOString(), replied_by: channel }
  expect(thread).toMatchObject({ status: 'waiting', due_at: null, messages: [], notes: [note] })
  expect((await write(id, 'notes', { body: 'Haggles' })).thread.notes).toMatchObject([note, { body: 'Haggles', replied_by: null }])
})

test('KNOW-02 the note of an answer sends nothing, is shown to nobody but the staff, and can be undone', async () => {
  const buyer = await signIn(calls.shop)
  const id = await ask({}, '/api/contacts/', buyer.headers)
  const { action_id: action } = await write(id, 'answers/by-hand', { channel: 'phone', body: said })
  await calls.pass(minuteMs)
  expect(calls.emails().map(({ text }) => text)).not.toContainEqual(expect.stringContaining(said))
  expect((await calls.shop.get(`/api/messages/${id}/`, buyer.headers)).body).not.toContain(said)
  expect((await undo(action)).statusCode).toBe(200)
  expect(await read(id)).toMatchObject({ status: 'new', notes: [], due_at: expect.any(String) })
})

test('KNOW-02 OWN-81 an answer by messenger counts as the first reply of its author', async () => {
  calls.shop.clock.now = Date.parse('2026-11-21T16:00:00+03:00')
  await calls.stayAwake()
  const id = await ask({ email: undefined })
  calls.shop.clock.now += 20 * minuteMs
  await write(id, 'answers/by-hand', { channel: 'whatsapp', body: said })
  await write(id, 'notes', { body: 'Later' }, calls.owner.headers)
  const found = (await call('GET', '/insight/replies/?from=2026-11-16&to=2026-11-22')).json()
  expect(found.total).toMatchObject({ threads: 1, replied: 1, median_minutes: 20 })
  expect(found.people).toMatchObject([{ name: 'Mark' }])
})

test.each([
  { channel: 'whatsapp', body: 'Hello, {{name}}' },
  { channel: 'whatsapp', body: ' ' },
  { channel: 'mail', body: 'Hello' },
])('KNOW-02 API-09 the note %j is refused', async (wrong) => {
  expect((await call('POST', `/threads/${await ask()}/answers/by-hand/`, wrong)).statusCode).toBe(400)
})

test('KNOW-02 staff who may not answer a thread cannot note answers in it; a manager sees the Telegram contact of the thread', async () => {
  const buyer = await signIn(calls.shop, { telegram_id: 4243, username: 'vera_p' })
  const id = await ask({}, '/api/contacts/', buyer.headers)
  const { expert } = calls
  const refused = await call('POST', `/threads/${id}/answers/by-hand/`, { channel: 'phone', body: said }, expert.headers)
  expect([403, 404]).toContain(refused.statusCode)
  expect((await read(id)).contact).toMatchObject({ telegram: 'vera_p' })
})
