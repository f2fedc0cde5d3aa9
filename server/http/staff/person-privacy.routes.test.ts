import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import { transaction } from '#server/db/transaction.ts'
import { purgeEnquiries } from '#server/domain/enquiries/purge-enquiries.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import { purgeExports } from '#server/domain/people/export-person.ts'
import { createLogger } from '#server/start/logger.ts'
import { addPiece } from '#test/factories.ts'
import { findFiles, findTables } from '#test/find-words.ts'
import { advanceOrder, delivery } from '#test/orders.ts'
import { peopleCalls } from '#test/people-calls.ts'
import { signIn } from '#test/shop.ts'
import { unzip } from '#test/unzip.ts'

const logged: string[] = []
const logger = createLogger('debug', { write: (line) => void logged.push(line) })
const calls = peopleCalls({ STAFF_MAIL: 'hello@vitrine.example' }, logger)
const { ask, call, card, cardOfThread, erase, order, write } = calls

const someone = { first_name: 'Rosalind', last_name: 'Quimby', phone: '+79163216540', email: 'rosalind.q@example.com' }
const chat = '7012345678'
const address = { address_city: 'Quimbertown', postal_code: '90417', address_line1: '17 Zephyrine Lane' }
const words = ['rosalind', 'quimby', '9163216540', 'rosalind.q@example.com', 'zephyrine', 'quimbertown']

async function live(): Promise<{ id: number; orderId: string }> {
  const { shop } = calls
  const { customerId, headers } = await signIn(shop, {
    phone: '79163216540',
    first_name: 'Rosalind',
    last_name: 'Quimby',
    email: someone.email,
    telegram_id: Number(chat),
  })
  const form = { name: 'Rosalind Quimby', phone: someone.phone, email: someone.email, message: 'I live at 17 Zephyrine Lane' }
  const number = await ask(form, headers)
  await shop.db
    .insertInto('favorite')
    .values({ customer_id: customerId, piece_id: await addPiece(shop.db), added_at: new Date(shop.clock.now) })
    .execute()
  const search = { name: 'For Rosalind Quimby', mode: 'watches', query: 'search=zephyrine', pace: 'at-once' }
  await shop.app.inject({ method: 'POST', url: '/api/saved-searches/', headers, payload: search })
  await shop.app.inject({ method: 'PATCH', url: '/api/alerts/favorites/', headers, payload: { is_on: true } })
  const { id: orderId } = await order(customerId, headers, { ...delivery, ...someone, ...address, comment: 'Ring Rosalind Quimby' })
  await shop.runJobs()
  const { id } = await cardOfThread(number)
  for (const [channel, body] of [
    ['mail', 'Dear Rosalind Quimby'],
    ['telegram', 'It is here'],
  ]) {
    const thread = (await call('GET', `/threads/${number}/`)).json()
    await call('POST', `/threads/${number}/answers/`, { version: thread.version, channel, body })
  }
  await call('POST', `/threads/${number}/notes/`, { body: 'Quimby is fine' })
  await write(id, 'notes', { body: 'Rosalind Quimby likes steel' })
  await write(id, 'block', { reason: 'Quimby does not pay' })
  await write(id, 'unblock')
  await call('POST', `/orders/${orderId}/notes/`, { body: 'Quimby called' })
  for (const status of ['confirmed', 'shipped', 'delivered'] as const) await advanceOrder(shop.ctx, orderId, status)
  await call('POST', `/orders/${orderId}/documents/`, { kind: 'invoice', language: 'en' })
  const held = await addPiece(shop.db)
  await call('POST', `/pieces/${held}/hold/`, {
    name: 'Rosalind Quimby',
    contact: someone.phone,
    reason: 'word',
    until: '2026-11-24T12:00:00Z',
  })
  shop.clock.now += 60_000
  await shop.runJobs()
  const runAt = new Date(shop.clock.now + dayMs)
  await transaction(shop.db, (tx) => enqueue(tx, 'telegram', { chat, text: 'Soon' }, { runAt }))
  return { id, orderId }
}

const tablesWith = (word: string) => findTables(calls.shop, word)
const filesWith = (word: string) => findFiles(calls.shop, word)

test('OWN-99 erasing removes a person from every table, file and log line; orders stay, nameless, and audit seals stay valid', async () => {
  const { id, orderId } = await live()
  for (const word of words) expect([word, await tablesWith(word)]).toEqual([word, expect.arrayContaining(['shop_order'])])
  expect(await tablesWith(chat)).toEqual(expect.arrayContaining(['customer', 'job', 'person_handle', 'thread_message']))
  for (const word of ['rosalind.q@example.com', chat]) expect(await filesWith(word)).not.toEqual([])
  const preview = (await call('GET', `/people/${id}/erase/`, undefined, calls.owner.headers)).json()
  expect(preview).toEqual({
    version: expect.any(Number),
    goes: { threads: 1, photos: 0, accounts: 1, favorites: 1, notes: 1, visits: 0, suppliers: 0 },
    stays: { orders: 1, papers: 1, consignments: 0 },
    obstacles: [],
    twins: [],
  })
  const before = (await call('GET', `/orders/${orderId}/`)).json()
  expect(before.total_price).toBe('10050.00')
  const response = await erase(id)
  expect([response.statusCode, response.body]).toEqual([200, expect.stringContaining('action_id')])
  await calls.shop.runJobs()
  for (const word of [...words, chat]) expect([word, await tablesWith(word), await filesWith(word)]).toEqual([word, [], []])
  expect((await call('GET', `/people/${id}/`)).statusCode).toBe(404)
  const after = (await call('GET', `/orders/${orderId}/`)).json()
  expect(after).toMatchObject({ order_number: before.order_number, status: 'delivered', total_price: before.total_price })
  expect((await sql`select * from broken_seals()`.execute(calls.shop.db)).rows).toEqual([])
  calls.shop.clock.now += dayMs
  await calls.shop.runJobs()
  for (const word of [...words, chat]) expect([word, await tablesWith(word), await filesWith(word)]).toEqual([word, [], []])
  expect(logged.length).toBeGreaterThan(10)
  for (const word of [...words, chat]) expect(logged.filter((line) => line.toLowerCase().includes(word))).toEqual([])
})

const orderOpen = 'An order or a return of theirs is open, or money is owed back to them. Finish it first.'

test('OWN-99 a person with an open order cannot be erased, and only an owner can erase', async () => {
  const { customerId, headers } = await signIn(calls.shop, { phone: '79160001111', first_name: 'Olga' })
  await order(customerId, headers)
  const { results } = (await call('GET', '/people/?search=olga')).json()
  const [{ id }] = results
  const preview = (await call('GET', `/people/${id}/erase/`, undefined, calls.owner.headers)).json()
  expect(preview.obstacles).toEqual([orderOpen])
  expect((await erase(id)).statusCode).toBe(409)
  expect((await card(id)).name).toBe('Olga')
  expect((await call('POST', `/people/${id}/erase/`, { version: preview.version })).statusCode).toBe(403)
})

test('OWN-99 a person to whom money is owed back cannot be erased until the refund', async () => {
  const { customerId, headers } = await signIn(calls.shop, { phone: '79160001112', first_name: 'Oscar' })
  const { id: orderId } = await order(customerId, headers)
  const pay = (kind: string) => call('POST', `/orders/${orderId}/payments/`, { kind, amount_usd: '300', method: 'cash' })
  expect((await pay('payment')).statusCode).toBe(201)
  expect((await call('POST', `/orders/${orderId}/cancel/`, { email: 'skip', reason: 'Sold twice' })).statusCode).toBe(200)
  const [{ id }] = (await call('GET', '/people/?search=oscar')).json().results
  const preview = (await call('GET', `/people/${id}/erase/`, undefined, calls.owner.headers)).json()
  expect(preview.obstacles).toEqual([orderOpen])
  expect((await erase(id)).statusCode).toBe(409)
  expect((await pay('refund')).statusCode).toBe(201)
  expect((await erase(id)).statusCode).toBe(200)
})

test('OWN-99 a person is erased only as previewed: a merge in between is refused with the new version', async () => {
  const { id } = await cardOfThread(await ask({ name: 'Petra Pearl', phone: '+7 916 800-00-04' }))
  const other = await cardOfThread(await ask({ name: 'Otto Onyx', phone: '+7 916 800-00-05' }))
  const path = `/people/${id}/erase/`
  const { version } = (await call('GET', path, undefined, calls.owner.headers)).json()
  await write(id, 'merge', { other_id: other.id })
  const late = await call('POST', path, { version }, calls.owner.headers)
  expect([late.statusCode, late.json()]).toEqual([
    409,
    expect.objectContaining({ reason: 'edited-meanwhile', version: version + 1, by: 'Mark' }),
  ])
  expect(await card(id)).toMatchObject({ name: 'Petra Pearl', threads: 2 })
  expect((await call('POST', path, {}, calls.owner.headers)).statusCode).toBe(400)
  expect((await erase(id)).statusCode).toBe(200)
  expect(await tablesWith('otto onyx')).toEqual([])
})

test('OWN-99 erasing a person leaves the card of another person with the same phone', async () => {
  const one = await cardOfThread(await ask({ name: 'Rita Ruby', phone: '+7 916 800-00-01', email: 'rita@example.com' }))
  const other = await cardOfThread(await ask({ name: 'Sam Sapphire', phone: '+7 916 800-00-01', email: 'sam@example.com' }))
  expect((await erase(one.id)).statusCode).toBe(200)
  expect(await card(other.id)).toMatchObject({ name: 'Sam Sapphire', phones: ['79168000001'], threads: 1 })
  expect(await tablesWith('rita ruby')).toEqual([])
})

test('OWN-99 a card with enquiries only is purged with them after the set time; the card of a blocked person stays', async () => {
  await ask({ name: 'Tamara Topaz', phone: '+7 916 800-00-02', email: 'topaz@example.com' })
  const blocked = await cardOfThread(await ask({ name: 'Bruno Beryl', phone: '+7 916 800-00-03' }))
  await write(blocked.id, 'block', { reason: 'Rude' })
  calls.shop.clock.now += 4000 * dayMs
  await purgeEnquiries(calls.shop.ctx)
  const left = await calls.shop.db.selectFrom('person').select('name').execute()
  expect(left).toEqual([{ name: 'Bruno Beryl' }])
})

test('OWN-99 a job exports all data of a person without staff notes; only owners get the file, and for a day', async () => {
  const { id } = await live()
  const { headers } = calls.owner
  const started = await call('POST', `/people/${id}/exports/`, {}, headers)
  expect([started.statusCode, started.json()]).toEqual([201, expect.objectContaining({ state: 'waiting' })])
  const path = `/people/${id}/exports/${started.json().id}/`
  expect((await call('GET', `${path}file/`, undefined, headers)).statusCode).toBe(404)
  await calls.shop.runJobs()
  expect((await call('GET', path, undefined, headers)).json()).toMatchObject({ state: 'ready', bytes: expect.any(Number) })
  const files = unzip((await call('GET', `${path}file/`, undefined, headers)).rawPayload)
  expect([...files.keys()]).toEqual(['data.json', 'data.html'])
  const data = JSON.parse(String(files.get('data.json')))
  expect(data).toMatchObject({
    person: [{ name: 'Rosalind Quimby' }],
    accounts: [{ phone: '79163216540', telegram_id: Number(chat) }],
    favorites: [expect.anything()],
    'saved searches': [expect.objectContaining({ name: 'For Rosalind Quimby' })],
    'favorite alerts': [{ is_on: true, pace: 'daily' }],
    enquiries: [{ fields: { message: 'I live at 17 Zephyrine Lane' } }],
    messages: [{ body: 'Dear Rosalind Quimby' }, { body: 'It is here', channel: 'telegram', recipient: chat }],
    orders: [{ address_line1: '17 Zephyrine Lane' }],
    papers: [{ kind: 'invoice' }],
  })
  expect(String(files.get('data.html'))).toContain('17 Zephyrine Lane')
  for (const inside of ['likes steel', 'Quimby is fine', 'does not pay', 'Quimby called', 'password'])
    for (const content of files.values()) expect(String(content)).not.toContain(inside)
  expect((await call('GET', `${path}file/`)).statusCode).toBe(403)
  calls.shop.clock.now += dayMs + 1
  await purgeExports(calls.shop.ctx)
  expect(await calls.shop.db.selectFrom('person_export').select('id').execute()).toEqual([])
})
