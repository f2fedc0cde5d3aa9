import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addPiece } from '#test/factories.ts'
import { fillCart, pickup } from '#test/orders.ts'
import { peopleCalls } from '#test/people-calls.ts'
import { signIn } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

const calls = peopleCalls()
const { ask, call, card, cardOfThread, list, order, undo, write } = calls

test('OWN-79 forms with the same phone or email, the account and its orders share one card, signed in or not', async () => {
  const first = await ask({ name: 'Vera Visitor', phone: '8 (916) 700-10-20', email: '' })
  const second = await ask({ name: 'vera', phone: '+7 916 700 10 20', email: 'Vera@Example.com' })
  const third = await ask({ name: 'Vera V', phone: '+971 50 000 00 01', email: 'vera@example.com' })
  const person = await cardOfThread(first)
  expect((await cardOfThread(second)).id).toBe(person.id)
  expect((await cardOfThread(third)).id).toBe(person.id)
  const { customerId, headers } = await signIn(calls.shop, { phone: '79167001020', first_name: 'Vera' })
  const signedIn = await ask({ name: 'Vera', phone: '+7 999 111-22-33', email: '' }, headers)
  expect((await cardOfThread(signedIn)).id).toBe(person.id)
  await order(customerId, headers)
  const after = await card(person.id)
  expect(after).toMatchObject({
    name: 'Vera Visitor',
    phones: ['79167001020', '971500000001', '79991112233'],
    emails: ['vera@example.com'],
    accounts: [{ id: customerId }],
    order_list: [{ status: 'pending' }],
    doubts: [],
    is_waiting: true,
  })
  expect(after.thread_list.map(({ id }) => id)).toEqual([signedIn, third, second, first])
})

test('OWN-79 the same phone under another name opens a card with a possible duplicate; an order for a friend adds no phone', async () => {
  const one = await cardOfThread(await ask({ name: 'Ivan Petrov', phone: '+7 916 000-00-01' }))
  const other = await cardOfThread(await ask({ name: 'Maria Sidorova', phone: '+7 916 000-00-01', email: 'maria@example.com' }))
  expect(other.id).not.toBe(one.id)
  expect(other.doubts).toMatchObject([{ person: { id: one.id }, reasons: ['phone'] }])
  expect((await cardOfThread(await ask({ name: 'Maria', phone: '+7 916 000-00-01' }))).id).toBe(other.id)
  const { customerId, headers } = await signIn(calls.shop, { phone: '79160000009', first_name: 'Oleg' })
  await order(customerId, headers)
  const buyer = (await list('search=oleg')).results[0]
  expect((await card(buyer.id)).phones).toEqual(['79160000009'])
})

test('OWN-79 concurrent forms of a new person open one card', async () => {
  const form = { name: 'Nora New', phone: '+7 916 555-00-00', email: 'nora@example.com' }
  await Promise.all(Array.from({ length: 4 }, () => ask(form)))
  expect(await list('search=nora')).toMatchObject({ count: 1, results: [{ threads: 4 }] })
})

test('OWN-79 the migration opens cards for earlier people and consignors, without a lock for each', async () => {
  const { db } = calls.shop
  await ask({ name: 'Old Friend', phone: '+7 916 333-00-00' })
  await sql`update thread set person_id = null`.execute(db)
  await sql`delete from person`.execute(db)
  await addPiece(
    db,
    {},
    { private: { ownership: 'consignment', consignor_name: 'Pavel', consignor_contact: 'tel. 8 916 444 00 00', consignor_share: 8000 } },
  )
  await db.transaction().execute(async (tx) => {
    await sql`select open_people()`.execute(tx)
    // With tens of thousands of people, one lock per person would exhaust the lock table.
    const { rows } = await sql`
      select count(*)::int as locks from pg_locks
      where locktype = 'advisory' and classid = 823470 and database = (select oid from pg_database where datname = current_database())`.execute(
      tx,
    )
    expect(rows).toEqual([{ locks: 0 }])
  })
  expect((await list()).results.map(({ name }: { name: string }) => name).toSorted()).toEqual(
    expect.arrayContaining(['Old Friend', 'Pavel']),
  )
  expect(await list('segment=consignors&search=916444')).toMatchObject({ count: 1, results: [{ name: 'Pavel', phone: '79164440000' }] })
})

test('OWN-95 the list of people has segments, sums, search and order, and includes people without an account', async () => {
  const asked = await cardOfThread(await ask({ name: 'Anna Asks', phone: '+7 916 111-00-00', email: 'anna@example.com' }))
  const { customerId, headers } = await signIn(calls.shop, { phone: '79162220000', first_name: 'Boris', last_name: 'Buys' })
  const { id } = await order(customerId, headers)
  const counts = { all: 2, bought: 0, asked: 1, waiting: 2, consignors: 0, vip: 0, blocked: 0 }
  expect((await list()).counts).toEqual(counts)
  await call('POST', `/orders/${id}/confirm/`, {})
  await write(asked.id, 'vip', { is_vip: true })
  expect((await list()).counts).toEqual({ ...counts, bought: 1, waiting: 1, vip: 1 })
  expect((await list('segment=bought')).results).toMatchObject([{ name: 'Boris Buys', orders: 1, bought_usd: '10000.00', threads: 0 }])
  expect((await list('segment=vip')).results).toMatchObject([{ name: 'Anna Asks' }])
  for (const text of ['anna', 'ANNA asks', 'example.com', '+7 (916) 111', '8 916 111 00 00'])
    expect([text, (await list(`search=${encodeURIComponent(text)}`)).results]).toMatchObject([text, [{ id: asked.id }]])
  expect((await list('ordering=name')).results.map(({ name }: { name: string }) => name)).toEqual(['Anna Asks', 'Boris Buys'])
  expect((await list('ordering=bought')).results[0]).toMatchObject({ name: 'Boris Buys' })
  const found = await call('GET', '/find/?q=79161110000')
  expect(found.json().results).toContainEqual(expect.objectContaining({ kind: 'person', id: String(asked.id), title: 'Anna Asks' }))
})

test('OWN-96 a card shows visits, favorites, accounts and notes; a note can be undone, and sessions can be ended', async () => {
  const { customerId, headers } = await signIn(calls.shop, { phone: '79167770000', first_name: 'Fedor' })
  const piece = await addPiece(calls.shop.db)
  const added_at = new Date(calls.shop.clock.now)
  await calls.shop.db.insertInto('favorite').values({ customer_id: customerId, piece_id: piece, added_at }).execute()
  const visit = { name: 'Fedor', phone: '+7 916 777-00-00', city: 'moscow', date: '2026-11-24', time: '15:30' }
  const response = await calls.shop.app.inject({ method: 'POST', url: '/api/appointments/', payload: visit, headers })
  const { id } = await cardOfThread(response.json().number)
  expect(await card(id)).toMatchObject({
    favorites: [{ id: piece }],
    visits: [{ office: 'moscow', is_cancelled: false }],
    accounts: [{ id: customerId, sessions: 1 }],
  })
  const { person, action_id: action } = await write(id, 'notes', { body: 'Prefers steel' })
  expect(person.notes).toMatchObject([{ body: 'Prefers steel', by: 'Mark' }])
  expect((await undo(action)).statusCode).toBe(200)
  expect((await card(id)).notes).toEqual([])
  expect((await write(id, 'end-sessions')).person.accounts).toMatchObject([{ sessions: 0 }])
  expect((await calls.shop.app.inject({ url: '/api/users/me/', headers })).statusCode).toBe(401)
})

test('OWN-96 a card lists the quotes of its person with state, pieces, total and thread, including those of a merged card', async () => {
  const pieces = [await addPiece(calls.shop.db), await addPiece(calls.shop.db)]
  const quoteIn = async (thread: number) => {
    const { version } = (await call('GET', `/threads/${thread}/`)).json()
    const lines = pieces.map((id) => ({ piece_id: id, price_usd: '9500' }))
    const response = await call('POST', '/quotes/', { thread: { id: thread, version }, lines, expires_at: '2026-11-24T12:00:00Z' })
    expect([response.statusCode, response.body]).toEqual([201, expect.anything()])
    return response.json().quote
  }
  const quotesOf = (id: number, headers?: Record<string, string>) => call('GET', `/quotes/?person=${id}`, undefined, headers)
  const first = await ask({ name: 'Ulyana', phone: '+7 916 600-00-01', email: '' })
  const other = await ask({ name: 'Ulyana K', phone: '+7 916 600-00-02', email: '' })
  const [quote, foreign] = [await quoteIn(first), await quoteIn(other)]
  const { id } = await cardOfThread(first)
  const shown = { state: 'open', thread_id: first, total_usd: '19000.00', lines: pieces.map((piece) => ({ piece_id: piece })) }
  expect((await quotesOf(id)).json().results).toMatchObject([{ id: quote.id, ...shown }])
  expect((await call('POST', `/quotes/${quote.id}/withdraw/`)).statusCode).toBe(200)
  expect((await quotesOf(id)).json().results).toMatchObject([{ id: quote.id, ...shown, state: 'withdrawn' }])
  await write(id, 'merge', { other_id: (await cardOfThread(other)).id })
  const { results } = (await quotesOf(id)).json()
  expect(new Set(results.map(({ id: one }: { id: string }) => one))).toEqual(new Set([quote.id, foreign.id]))
  const editor = await createStaff(calls.shop, { roles: ['editor'] })
  expect((await quotesOf(id, editor.headers)).statusCode).toBe(403)
})

test('OWN-96 a stale edit of a card is refused', async () => {
  const { id, version } = await cardOfThread(await ask({ name: 'Gleb' }))
  const edit = (name: string) => call('PATCH', `/people/${id}/`, { version, name })
  expect((await edit('Gleb Old')).statusCode).toBe(200)
  expect(await edit('Gleb New').then((response) => [response.statusCode, response.json()])).toMatchObject([
    409,
    { reason: 'edited-meanwhile' },
  ])
  expect((await card(id)).name).toBe('Gleb Old')
})

test('OWN-96 the permanent audit log contains no name or phone of a person', async () => {
  const { id } = await cardOfThread(await ask({ name: 'Hidden Name', phone: '+7 916 123-00-00' }))
  await write(id, 'block', { reason: 'Hidden Name does not pay' })
  await write(id, 'notes', { body: 'Hidden Name' })
  const { rows } = await sql<{ text: string }>`
    select concat(e, c) as text from audit_entry e left join audit_change c on c.entry_id = e.id`.execute(calls.shop.db)
  expect(rows.length).toBeGreaterThan(1)
  for (const { text } of rows) expect(text).not.toMatch(/Hidden|79161230000/)
})

test('OWN-98 a blocked person cannot order, their forms are dropped silently, and their existing orders stay', async () => {
  const { customerId, headers } = await signIn(calls.shop, { phone: '79168880000', first_name: 'Zahar' })
  const { id: orderId } = await order(customerId, headers)
  const { id } = (await list('search=zahar')).results[0]
  const { person, action_id: action } = await write(id, 'block', { reason: 'Does not come' })
  expect(person).toMatchObject({ is_blocked: true, blocked_reason: 'Does not come' })
  const thanked = await ask({ name: 'Zahar', phone: '8 916 888-00-00', email: 'zahar@example.com' })
  expect(thanked).toBeGreaterThan(0)
  expect(await call('GET', `/threads/${thanked}/`).then(({ statusCode }) => statusCode)).toBe(404)
  await ask({ name: 'Somebody', phone: '+7 900 000-00-00', email: '' }, headers)
  expect((await card(id)).thread_list).toEqual([])
  await fillCart(calls.shop.db, customerId, [await addPiece(calls.shop.db)])
  const url = '/api/orders/create_from_cart/'
  const refused = await calls.shop.app.inject({ method: 'POST', url, headers, payload: pickup })
  expect([refused.statusCode, refused.body]).toEqual([409, expect.not.stringMatching(/block/i)])
  expect((await call('GET', `/orders/${orderId}/`)).json()).toMatchObject({ status: 'pending' })
  expect((await undo(action)).statusCode).toBe(200)
  expect((await calls.shop.app.inject({ method: 'POST', url, headers, payload: pickup })).statusCode).toBe(201)
})

test('OWN-98 unblocking is an audited action of its own', async () => {
  const { id } = await cardOfThread(await ask({ name: 'Yana', phone: '+7 916 999-00-00' }))
  await write(id, 'block', { reason: 'Rude' })
  expect((await write(id, 'unblock')).person).toMatchObject({ is_blocked: false, blocked_reason: null })
  const log = await calls.shop.db
    .selectFrom('audit_entry')
    .select('action')
    .where('subject_kind', '=', 'person')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute()
  expect(log.map((entry) => entry.action)).toEqual(['person.block', 'person.unblock'])
  expect((await cardOfThread(await ask({ name: 'Yana', phone: '+7 916 999-00-00' }))).id).toBe(id)
})
