import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { threadUrl } from '#server/domain/threads/thread-links.ts'
import { createStaff } from '#test/staff.ts'
import { threadCalls } from '#test/thread-calls.ts'

const calls = threadCalls()
const { ask, call, list, read, write } = calls

async function unreadOf(headers: Record<string, string>) {
  const { results } = await list('unread=true', headers)
  const { unread_threads: badge } = (await call('GET', '/counts/', undefined, headers)).json()
  return { ids: results.map(({ id }: { id: number }) => id), badge }
}
const open = async (id: number, headers?: Record<string, string>) =>
  call('PUT', `/threads/${id}/read/`, { read_to: (await read(id, headers)).heard_at }, headers)

async function writeBack(id: number, body: string) {
  calls.shop.clock.now += 1000
  const { digest, origins } = calls.shop.ctx
  const [, token] = threadUrl(digest, origins, { id, language: 'en' }).split('#')
  const payload = { token, body, key: randomUUID() }
  const response = await calls.shop.app.inject({ method: 'POST', url: '/api/message-links/write/', payload })
  expect(response.statusCode).toBe(200)
}

test('OWN-78 a person’s message is unread for each staff member until they open the thread', async () => {
  const { owner, manager } = calls
  const [first, second] = [await ask({ message: 'First' }), await ask({ message: 'Second' })]
  expect(await unreadOf(manager.headers)).toEqual({ ids: [second, first], badge: 2 })
  expect((await open(first)).statusCode).toBe(204)
  expect(await unreadOf(manager.headers)).toEqual({ ids: [second], badge: 1 })
  expect(await unreadOf(owner.headers)).toEqual({ ids: [second, first], badge: 2 })
  const { results } = await list()
  expect(results.map(({ is_unread: isUnread }: { is_unread: boolean }) => isUnread)).toEqual([true, false])
  expect([(await read(first)).is_unread, (await read(first, owner.headers)).is_unread]).toEqual([false, true])
})

test('OWN-78 a person’s answer makes the thread unread again for everybody; a reply or note of the shop does not', async () => {
  const { owner, manager } = calls
  const id = await ask()
  await open(id)
  const seenBefore = (await read(id)).heard_at
  await calls.reply(id, 'It is there.')
  await write(id, 'notes', { body: 'Call her' })
  expect((await unreadOf(manager.headers)).ids).toEqual([])
  expect((await unreadOf(owner.headers)).ids).toEqual([id])
  await writeBack(id, 'Thank you')
  expect(await unreadOf(manager.headers)).toEqual({ ids: [id], badge: 1 })
  // A stale page marks only the messages that it showed as read. A late request does not move the read position back.
  await call('PUT', `/threads/${id}/read/`, { read_to: seenBefore })
  expect((await unreadOf(manager.headers)).ids).toEqual([id])
  await open(id)
  await call('PUT', `/threads/${id}/read/`, { read_to: seenBefore })
  expect(await unreadOf(manager.headers)).toEqual({ ids: [], badge: 0 })
})

test('OWN-78 a thread can be marked as unread, and a done thread is not counted', async () => {
  const id = await ask()
  await open(id)
  await call('PUT', `/threads/${id}/read/`, { read_to: null })
  expect(await unreadOf(calls.manager.headers)).toEqual({ ids: [id], badge: 1 })
  await write(id, 'status', { version: (await read(id)).version, status: 'done' })
  expect(await unreadOf(calls.manager.headers)).toEqual({ ids: [], badge: 0 })
})

test('OWN-78 for a new staff member, earlier messages are read and later ones unread', async () => {
  const before = await ask()
  calls.shop.clock.now += 1000
  const { headers } = await createStaff(calls.shop, { roles: ['manager'] })
  calls.shop.clock.now += 1000
  const since = await ask()
  expect(await unreadOf(headers)).toEqual({ ids: [since], badge: 1 })
  await writeBack(before, 'Still here')
  expect((await unreadOf(headers)).ids).toEqual([before, since])
})

test('OWN-78 OWN-02 marking as read is refused for inaccessible threads and invalid times, and never covers future messages', async () => {
  const id = await ask()
  const readTo = (await read(id)).heard_at
  expect((await call('PUT', `/threads/${id}/read/`, { read_to: readTo }, calls.expert.headers)).statusCode).toBe(404)
  expect((await call('PUT', `/threads/${id}/read/`, { read_to: 'today' })).statusCode).toBe(400)
  expect((await call('PUT', '/threads/999999/read/', { read_to: readTo })).statusCode).toBe(404)
  await call('PUT', `/threads/${id}/read/`, { read_to: '2099-01-01T00:00:00.000Z' })
  await writeBack(id, 'Later')
  expect((await unreadOf(calls.manager.headers)).ids).toEqual([id])
})
