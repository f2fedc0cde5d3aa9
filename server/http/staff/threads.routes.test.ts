import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import type { StaffNotice } from '#contract/staff/notices.ts'
import { purgeEnquiries } from '#server/domain/enquiries/purge-enquiries.ts'
import { addPiece } from '#test/factories.ts'
import { withoutIds } from '#test/find-words.ts'
import { pickup, fillCart } from '#test/orders.ts'
import { signIn } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'
import { visitor, threadCalls } from '#test/thread-calls.ts'

const calls = threadCalls()
const { ask, call, list, read, undo, write } = calls
const ids = (found: { results: { id: number }[] }) => found.results.map(({ id }) => id)

test('OWN-78 each of the seven forms begins a thread, with its piece, price and stock', async () => {
  const piece = await addPiece(calls.shop.db, { price_cents: 1_250_000, stock: 2 })
  await calls.shop.catalog.refresh()
  const about = { kind: 'watch', piece_id: piece }
  const numbers = [
    await ask({ message: 'Is it there?' }),
    await ask({ kind: 'order_request', reference: '126610LN' }),
    await ask(about, '/api/price-requests/'),
    await ask({ ...about, email: undefined }, '/api/live-photo-requests/'),
    await ask({ email: undefined, city: 'dubai', date: '2026-11-24', time: '15:30' }, '/api/appointments/'),
    await ask({ email: undefined, brand: 'Rolex', model: 'Daytona', expected_price: '20000' }, '/api/buyback-requests/'),
    await ask({ brand: 'Patek' }, '/api/missing-model-requests/'),
  ]
  const { results, count, counts } = await list()
  expect([count, counts.new, new Set(ids({ results }))]).toEqual([7, 7, new Set(numbers)])
  const kinds = results.map(({ id, kind, office }: { id: number; kind: string; office: string }) => [id, kind, office])
  const expected = [
    ['contact', 'moscow'],
    ['order_request', 'moscow'],
    ['price_request', 'moscow'],
    ['live_photo_request', 'moscow'],
    ['appointment', 'dubai'],
    ['buyback', 'moscow'],
    ['missing_model', 'moscow'],
  ]
  expect(new Map(kinds.map(([id, ...rest]: [number, string, string]) => [id, rest]))).toEqual(
    new Map(expected.map((each, at) => [numbers[at], each])),
  )
  const thread = await read(numbers[2] ?? 0)
  expect(thread).toMatchObject({ kind: 'price_request', status: 'new', name: visitor.name, contact: { email: visitor.email } })
  expect(thread.piece).toMatchObject({ id: piece, price_usd: '12500.00', stock: 2, status: 'available' })
  expect(thread.threads).toHaveLength(6)
  expect((await read(numbers[5] ?? 0)).asked.facts).toContainEqual({ label: 'Model', value: 'Daytona' })
})

test('OWN-78 a thread shows the orders of its person, and no others', async () => {
  const buyer = await signIn(calls.shop)
  await fillCart(calls.shop.db, buyer.customerId, [await addPiece(calls.shop.db)])
  const headers = buyer.headers
  const order = await calls.shop.app.inject({ method: 'POST', url: '/api/orders/create_from_cart/', headers, payload: pickup })
  const number = await ask({ phone: pickup.phone, email: undefined })
  expect((await read(number)).orders).toMatchObject([{ id: order.json().id, status: 'pending' }])
  expect((await read(await ask({ phone: '+971501112233', email: undefined }))).orders).toEqual([])
})

test('OWN-78 the list of threads is filtered, searched and paged in three queries at most', async () => {
  const [first, second] = [
    await ask({ message: 'About a Nautilus' }),
    await ask({ name: 'Boris', phone: '+971501234567', email: undefined }),
  ]
  // each of these three threads is found by one of the filters below
  const taken = await ask({ name: 'Gleb', email: undefined })
  await call('PUT', `/threads/${taken}/assignee/`, { staff_id: calls.manager.staffId })
  const request = await ask({ name: 'Gleb', email: undefined, kind: 'order_request' })
  const visit = await ask({ name: 'Gleb', email: undefined, city: 'dubai', date: '2026-11-24', time: '15:30' }, '/api/appointments/')
  expect(ids(await list('office=dubai'))).toEqual([visit])
  expect(ids(await list('kind=order_request'))).toEqual([request])
  expect(ids(await list(`assignee=${calls.manager.staffId}`))).toEqual([taken])
  expect(ids(await list('search=nautilus'))).toEqual([first])
  expect(ids(await list('search=+971 50 123'))).toEqual([second])
  expect(ids(await list(`search=${second}`))).toEqual([second])
  expect(ids(await list('search=vera%20nautilus'))).toEqual([first])
  expect(new Set(ids(await list('assignee=nobody&kind=contact&office=moscow')))).toEqual(new Set([first, second]))
  expect(ids(await list('kind=buyback'))).toEqual([])
  const page = await list('assignee=nobody&kind=contact&page_size=1&page=2')
  expect([page.count, ids(page), page.next]).toEqual([2, [first], null])
  const queries = await calls.shop.countQueries(() => list('search=vera'))
  expect(queries).toBeLessThanOrEqual(3)
})

test('OWN-78 OWN-24 a stale change of status is refused, and an undo restores the previous status', async () => {
  const id = await ask()
  const { version } = await read(id)
  const { thread, action_id: action } = await write(id, 'status', { version, status: 'done' })
  expect([thread.status, thread.due_at, (await list()).count]).toEqual(['done', null, 0])
  const stale = await call('POST', `/threads/${id}/status/`, { version, status: 'waiting' })
  expect(stale.statusCode).toBe(409)
  expect((await undo(action)).statusCode).toBe(200)
  expect(await read(id)).toMatchObject({ status: 'new', due_at: expect.any(String) })
})

test('OWN-78 OWN-02 an expert can access only the threads assigned to them, without contacts', async () => {
  const [mine, others] = [await ask(), await ask()]
  const { headers } = calls.expert
  expect((await list('', headers)).count).toBe(0)
  await call('PUT', `/threads/${mine}/assignee/`, { staff_id: calls.expert.staffId })
  expect(ids(await list('', headers))).toEqual([mine])
  const thread = await read(mine, headers)
  expect([thread.name, thread.contact, thread.orders, thread.threads]).toEqual([null, null, null, []])
  expect(withoutIds(JSON.stringify(thread))).not.toMatch(/916[ -]?\d{3}/)
  expect((await list('search=vera', headers)).count).toBe(0)
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['POST', 'notes/', { body: 'Mine?' }],
    ['POST', 'status/', { version: 1, status: 'done' }],
    ['POST', 'answers/', { version: 1, channel: 'mail', body: 'Hello' }],
  ] as const)
    expect((await call(method, `/threads/${others}/${path}`, body, headers)).statusCode).toBe(404)
  expect((await call('PUT', `/threads/${mine}/assignee/`, { staff_id: null }, headers)).statusCode).toBe(200)
  expect((await call('GET', `/threads/${mine}/`, undefined, headers)).statusCode).toBe(404)
})

test('OWN-32 an assignee is notified of a thread, unless they assigned it themselves', async () => {
  const id = await ask()
  const noticesOf = async (headers: Record<string, string>) =>
    (await call('GET', '/notices/', undefined, headers)).json().results.map(({ kind, subject }: StaffNotice) => [kind, subject.id])
  const expert = await createStaff(calls.shop, { roles: ['expert'] })
  expect((await call('PUT', `/threads/${id}/assignee/`, { staff_id: expert.staffId })).statusCode).toBe(200)
  expect(await noticesOf(expert.headers)).toEqual([['thread-assigned', String(id)]])
  const owner = await createStaff(calls.shop)
  await call('PUT', `/threads/${id}/assignee/`, { staff_id: owner.staffId }, owner.headers)
  expect(await noticesOf(owner.headers)).toEqual([])
})

test('OWN-23 ⌘K finds a thread by its number, by phone and by name', async () => {
  const id = await ask()
  const find = async (q: string) => (await call('GET', `/find/?q=${encodeURIComponent(q)}`)).json().results
  for (const q of [String(id), 'Vera', '700-10-20'])
    expect(await find(q)).toContainEqual(expect.objectContaining({ kind: 'thread', id: String(id) }))
})

test('OWN-78 an enquiry stored by an older version of the shop gets its thread, once', async () => {
  const id = await ask()
  await calls.shop.db.deleteFrom('thread').execute()
  await sql`select open_threads()`.execute(calls.shop.db)
  const [thread] = (await list()).results
  expect(thread.id).toBeGreaterThan(id)
  expect(thread).toMatchObject({ kind: 'contact', name: visitor.name, status: 'new' })
  await sql`select open_threads()`.execute(calls.shop.db)
  expect((await list()).count).toBe(1)
})

test('OWN-78 a new thread sends an event to live pages', async () => {
  const id = await ask()
  const events = await calls.shop.db
    .selectFrom('staff_event')
    .select('action')
    .where('subject_kind', '=', 'thread')
    .where('subject_id', '=', String(id))
    .execute()
  expect(events).toEqual([{ action: 'thread.new' }])
})

test('OWN-10 the permanent audit log contains no name, phone or address', async () => {
  const id = await ask()
  await write(id, 'notes', { body: 'Vera is a friend of the house' })
  await write(id, 'email', { email: 'secret@example.com' })
  await calls.reply(id, 'Dear Vera')
  const log = await sql<{
    text: string
  }>`select (select json_agg(e) from audit_entry e)::text || (select json_agg(c) from audit_change c)::text as text`.execute(calls.shop.db)
  const text = withoutIds(log.rows[0]?.text ?? '')
  for (const action of ['thread.note', 'thread.answer']) expect(text).toContain(action)
  for (const secret of ['Vera', '916700', 'vera@example.com', 'secret@example.com']) expect(text).not.toContain(secret)
})

test('OWN-78 a thread is purged with its form after the set time without messages; so is a call', async () => {
  const [old, alive] = [await ask(), await ask()]
  await call('POST', '/threads/', { name: 'Zoya', body: 'A strap', result: 'done' })
  calls.shop.clock.now += 300 * 24 * hourMs
  await calls.stayAwake()
  await calls.reply(alive, 'Still here')
  calls.shop.clock.now += 100 * 24 * hourMs
  await calls.stayAwake()
  await purgeEnquiries(calls.shop.ctx)
  const left = await calls.shop.db.selectFrom('thread').select('id').execute()
  expect([left, left.some(({ id }) => id === old)]).toEqual([[{ id: alive }], false])
})
