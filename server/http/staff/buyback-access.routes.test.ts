import { expect, test } from 'vitest'
import type { StaffRole } from '#contract/staff/permissions.ts'
import { buybackCalls } from '#test/buyback-calls.ts'
import { addPiece } from '#test/factories.ts'
import { withoutIds } from '#test/find-words.ts'
import { createStaff } from '#test/staff.ts'

const desk = buybackCalls()
const { calls, get, offer, request, step, stepUntil } = desk

const staffAs = (role: StaffRole) => createStaff(calls.shop, { roles: [role], name: `The ${role}` })
const assign = (id: number, staffId: string) => calls.call('PUT', `/threads/${id}/assignee/`, { staff_id: staffId })

test('OWN-03 OWN-89 the history of a buyback has its sums, its serial and the texts of messages only for those who may read them', async () => {
  const id = await offer({ expected_price: '77123' })
  const text = 'We offer $8,000'
  await step(id, { step: 'estimate', low_usd: '8000', high_usd: '9000', valid_until: '2026-12-10', message: { channel: 'mail', text } })
  await step(id, { step: 'accept' })
  await step(id, { step: 'receive', serial: 'V123456', office: 'moscow', brought_by: 'Boris Bringer' })
  await step(id, { step: 'inspect', zones: [], offered_usd: '8500' })
  await step(id, { step: 'agree' })
  await step(id, { step: 'pay', method: 'transfer', reference: 'PAY-5150', identity_seen: true })
  const readAll = async (headers: Record<string, string>) => {
    const { results } = (await request('GET', `/audit/?subject_kind=buyback&subject_id=${id}`, undefined, headers)).json()
    const entries = await Promise.all(results.map((entry: { id: string }) => request('GET', `/audit/${entry.id}/`, undefined, headers)))
    return entries.map(({ body }) => body).join('\n')
  }
  const secrets = /800000|900000|850000|8,000|PAY-5150|payout_|identity_seen_at/
  const readAsAssignee = async (role: StaffRole) => {
    const assignee = await staffAs(role)
    await assign(id, assignee.staffId)
    return readAll(assignee.headers)
  }
  const seller = await readAsAssignee('seller')
  expect(withoutIds(seller)).not.toMatch(secrets)
  expect(seller).toContain('"state":"paid"')
  const expert = await readAsAssignee('expert')
  expect(withoutIds(expert)).not.toMatch(secrets)
  expect(expert).not.toMatch(/Boris Bringer|vera@example/)
  const editor = await request('GET', `/audit/?subject_kind=buyback&subject_id=${id}`, undefined, (await staffAs('editor')).headers)
  expect(editor.statusCode).toBe(403)
  const manager = await readAll(calls.manager.headers)
  for (const shown of ['850000', '8,000', 'PAY-5150', 'V123456']) expect(manager).toContain(shown)
})

test('OWN-03 OWN-89 an assignee without the permission for prices sees neither the payout’s reference nor sums in a proposed message', async () => {
  const seller = await staffAs('seller')
  const id = await offer({ expected_price: '77123' })
  await assign(id, seller.staffId)
  await stepUntil(id, 'agree')
  const preview = await request('POST', `/buybacks/${id}/messages/`, { step: 'accept' }, seller.headers)
  expect([preview.statusCode, preview.json().text]).toEqual([200, expect.not.stringMatching(/[89],000/)])
  expect((await request('POST', `/buybacks/${id}/messages/`, { step: 'accept' })).json().text).toMatch(/8,000/)
  await step(id, { step: 'pay', method: 'transfer', reference: 'PAY-5150', identity_seen: true })
  expect(withoutIds(JSON.stringify(await get(id, seller.headers)))).not.toMatch(/PAY-5150|8500|77.?123/)
  expect(JSON.stringify(await get(id))).toMatch(/PAY-5150/)
})

test('OWN-03 OWN-89 a seller sees the thread of a buyback only as its assignee, in lists, counts, search and cards', async () => {
  const seller = await staffAs('seller')
  const id = await offer({ brand: 'Hublot', expected_price: '77123' })
  const contact = await calls.ask({ message: 'Hello' })
  const { person_id: personId } = await calls.read(id)
  const readsOf = async (headers: Record<string, string>) => {
    const json = async (path: string) => (await request('GET', path, undefined, headers)).json()
    const card = await json(`/people/${personId}/`)
    return {
      record: (await request('GET', `/threads/${id}/`, undefined, headers)).statusCode,
      buyback: (await request('GET', `/buybacks/${id}/`, undefined, headers)).statusCode,
      threads: (await json('/threads/')).results.map((thread: { id: number }) => thread.id).toSorted(),
      counted: (await json('/threads/')).counts.active,
      buybacks: (await json('/buybacks/')).count,
      found: (await json('/find/?q=Hublot')).results.filter(({ kind }: { kind: string }) => kind === 'thread').length,
      card: [card.thread_list.map((thread: { id: number }) => thread.id).toSorted(), card.buybacks.length],
      beside: (await json(`/threads/${contact}/`)).threads.length,
    }
  }
  const all = { record: 200, buyback: 200, threads: [id, contact], counted: 2, buybacks: 1, found: 1, card: [[id, contact], 1], beside: 1 }
  const none = { record: 404, buyback: 404, threads: [contact], counted: 1, buybacks: 0, found: 0, card: [[contact], 0], beside: 0 }
  expect(await readsOf(calls.manager.headers)).toEqual(all)
  expect(await readsOf(seller.headers)).toEqual(none)
  await assign(id, seller.staffId)
  expect(await readsOf(seller.headers)).toEqual(all)
  const { asked } = await calls.read(id, seller.headers)
  expect(withoutIds(JSON.stringify(asked))).not.toMatch(/77.?123/)
  expect(JSON.stringify((await calls.read(id)).asked)).toMatch(/77.?123/)
})

test('OWN-03 OWN-59 a mention in a note on a buyback notifies no seller who may not see it', async () => {
  const seller = await staffAs('seller')
  const [id, contact] = [await offer(), await calls.ask({ message: 'Hello' })]
  const noticesOf = async () => (await request('GET', '/notices/', undefined, seller.headers)).json().results
  const before = (await noticesOf()).map(({ subject }: { subject: { id: string } }) => subject.id)
  expect(before).not.toContain(String(id))
  for (const thread of [id, contact]) await calls.write(thread, 'notes', { body: '@The seller, look' })
  const mentioned = (await noticesOf()).filter(({ kind }: { kind: string }) => kind === 'mention')
  expect(mentioned.map(({ subject }: { subject: { id: string } }) => subject.id)).toEqual([String(contact)])
})

test('OWN-03 OWN-89 a seller who begins a buyback from a thread becomes its assignee; another seller no longer sees the thread', async () => {
  const [seller, other] = [await staffAs('seller'), await staffAs('seller')]
  const id = await calls.ask({ message: 'Would you buy my watch?' })
  expect((await request('GET', `/threads/${id}/`, undefined, other.headers)).statusCode).toBe(200)
  const opened = await request('POST', `/threads/${id}/buyback/`, { kind: 'watch', brand: 'Omega', model: 'Constellation' }, seller.headers)
  expect([opened.statusCode, opened.json().buyback]).toEqual([201, expect.objectContaining({ id })])
  expect((await calls.read(id)).assignee?.id).toBe(seller.staffId)
  expect((await request('GET', `/threads/${id}/`, undefined, other.headers)).statusCode).toBe(404)
  expect((await calls.undo(opened.json().action_id)).statusCode).toBe(200)
  expect((await request('GET', `/threads/${id}/`, undefined, other.headers)).statusCode).toBe(200)
})

test('OWN-03 OWN-25 who has the thread of a buyback open is shown only to those who may see the thread', async () => {
  const seller = await staffAs('seller')
  const [id, contact] = [await offer(), await calls.ask({ message: 'Hello' })]
  const presenceOf = async (kind: string, of: number) =>
    (await request('GET', `/presence/?kind=${kind}&id=${of}`, undefined, seller.headers)).statusCode
  expect([await presenceOf('thread', id), await presenceOf('buyback', id), await presenceOf('thread', contact)]).toEqual([403, 403, 200])
  expect((await request('POST', '/presence/', { kind: 'thread', id: String(id) }, seller.headers)).statusCode).toBe(403)
  await assign(id, seller.staffId)
  expect([await presenceOf('thread', id), await presenceOf('buyback', id)]).toEqual([200, 200])
})

test('OWN-03 OWN-89 a seller takes no thread from its assignee by beginning a buyback; the author of an open quote keeps their thread', async () => {
  const [seller, other] = [await staffAs('seller'), await staffAs('seller')]
  const begin = (id: number, headers?: Record<string, string>) =>
    request('POST', `/threads/${id}/buyback/`, { kind: 'watch', brand: 'Omega', model: 'Constellation' }, headers)
  const assigned = await calls.ask({ message: 'Would you buy my watch?' })
  await assign(assigned, other.staffId)
  const refused = await begin(assigned, seller.headers)
  expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining('assigned to somebody else')])
  expect((await calls.read(assigned)).assignee?.id).toBe(other.staffId)
  const quoted = await calls.ask({ message: 'What does it cost?' })
  const piece = await addPiece(calls.shop.db, {})
  const quote = await request(
    'POST',
    '/quotes/',
    {
      thread: { id: quoted, version: (await calls.read(quoted)).version },
      lines: [{ piece_id: piece, price_usd: '9500' }],
      expires_at: new Date(calls.shop.clock.now + 3_600_000).toISOString(),
      is_held: false,
      channel: 'mail',
    },
    seller.headers,
  )
  expect([quote.statusCode, quote.body]).toEqual([201, expect.anything()])
  const todayQuotes = async (headers: Record<string, string>) => (await request('GET', '/today/', undefined, headers)).json().quotes.length
  expect([await todayQuotes(seller.headers), await todayQuotes(other.headers)]).toEqual([1, 1])
  expect((await begin(quoted)).statusCode).toBe(201)
  expect((await calls.read(quoted)).assignee?.id).toBe(seller.staffId)
  expect([await todayQuotes(seller.headers), await todayQuotes(other.headers)]).toEqual([1, 0])
})
