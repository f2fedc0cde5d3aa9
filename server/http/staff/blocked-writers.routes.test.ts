import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { threadUrl } from '#server/domain/threads/thread-links.ts'
import { signIn } from '#test/shop.ts'
import { threadCalls, visitor } from '#test/thread-calls.ts'

const calls = threadCalls()
const { ask, call, list, read } = calls

test("OWN-98 a blocked person's message, by account or link, gets the usual response, but the staff is not notified", async () => {
  const { shop, owner } = calls
  const { headers } = await signIn(shop, { phone: '79167001020', first_name: 'Vera' })
  const id = await ask({ message: 'Is it there?' }, '/api/contacts/', headers)
  await calls.reply(id, 'It is here.')
  await calls.pass(11_000)
  await call('PUT', `/threads/${id}/read/`, { read_to: (await read(id)).heard_at })
  const { person_id: person } = await read(id)
  const block = (part: string, body: object) => call('POST', `/people/${person}/${part}/`, body, owner.headers)
  expect((await block('block', { reason: 'Rude' })).statusCode).toBe(200)
  const [, token] = threadUrl(shop.ctx.digest, shop.ctx.origins, { id, language: 'en' }).split('#')
  const send = async (url: string, body: string, more: object = {}) => {
    shop.clock.now += 1000
    const response = await shop.app.inject({ method: 'POST', url, headers, payload: { body, key: randomUUID(), ...more } })
    expect([response.statusCode, response.body]).toEqual([200, expect.stringContaining(body)])
  }
  const before = await read(id)
  expect(before).toMatchObject({ status: 'waiting', is_unread: false, due_at: null })
  await send(`/api/messages/${id}/`, 'By the account')
  await send('/api/message-links/write/', 'By the link', { token })
  const { status, is_unread: isUnread, due_at: dueAt, last_at: lastAt, version } = before
  expect(await read(id)).toMatchObject({ status, is_unread: isUnread, due_at: dueAt, last_at: lastAt, version })
  expect((await list('unread=true')).results).toEqual([])
  const notices = shop.db.selectFrom('staff_notice').select('id').where('kind', '=', 'thread-message').where('subject_id', '=', String(id))
  expect(await notices.execute()).toEqual([])
  await block('unblock', {})
  await send(`/api/messages/${id}/`, 'Sorry')
  expect(await read(id)).toMatchObject({ status: 'open', is_unread: true, due_at: expect.any(String) })
})

test.each([
  ['contacts', { message: 'Again' }],
  ['appointments', { city: 'moscow', date: '2026-11-24', time: '15:30' }],
])(
  'OWN-98 FORM-09 a retry of a form to %s with the same key gets the same response from a blocked sender as from anybody',
  async (path, form) => {
    const id = await ask()
    await calls.write(id, 'status', { version: (await read(id)).version, status: 'spam' })
    const { name, phone } = visitor
    const send = async (key: string) => {
      const payload = { name, phone, ...form, key }
      const response = await calls.shop.app.inject({ method: 'POST', url: `/api/${path}/`, payload })
      expect([response.statusCode, response.body]).toEqual([201, expect.stringContaining('number')])
      return response.json()
    }
    const [key, other] = [randomUUID(), randomUUID()]
    const first = await send(key)
    expect((await send(other)).number).toBeGreaterThan(first.number)
    expect(await send(key)).toEqual(first)
    expect(await calls.shop.db.selectFrom('thread').select('id').execute()).toEqual([{ id }])
  },
)
