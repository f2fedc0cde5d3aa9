import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { threadUrl } from '#server/domain/threads/thread-links.ts'
import { signIn } from '#test/shop.ts'
import { threadCalls } from '#test/thread-calls.ts'

const calls = threadCalls()
const { ask, call, list, read } = calls

test('OWN-98 a message of a blocked person, by account or link, is answered as if kept, but the staff is not told', async () => {
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
