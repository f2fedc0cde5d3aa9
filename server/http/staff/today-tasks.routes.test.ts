import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import { StaffToday } from '#contract/staff/today.ts'
import { addPhoto, addPiece } from '#test/factories.ts'
import { manualOrder } from '#test/orders.ts'
import { signIn, testNow } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'
import { threadCalls } from '#test/thread-calls.ts'

const calls = threadCalls()
const { call, ask } = calls
const read = async (headers?: Record<string, string>) => {
  const response = await call('GET', '/today/', undefined, headers)
  expect(response.statusCode, response.body).toBe(200)
  return StaffToday.parse(response.json())
}
async function book(city: string, date: string, time: string): Promise<void> {
  const payload = { name: 'Vera Visitor', phone: '+7 916 700-10-20', city, date, time }
  const response = await calls.shop.app.inject({ method: 'POST', url: '/api/appointments/', payload })
  expect(response.statusCode, response.body).toBe(201)
}

test('OWN-107 the counts of pieces and consignments on Today match their lists, and reading takes three queries at most', async () => {
  const { db } = calls.shop
  const before = await read()
  await addPiece(db, { status: 'draft', published_at: null, model_name: 'Draft' })
  const shown = await addPiece(db, { model_name: 'Shown' })
  await addPhoto(db, shown)
  const stored = await addPiece(db, { model_name: 'Kept' })
  await addPiece(db, { model_name: 'Bare' })
  const consigned = { ownership: 'consignment' as const, consignor_name: 'Irina', consignor_share: 8000 }
  await addPiece(db, {}, { photos: 1, private: { ...consigned, consigned_until: '2026-12-03' } })
  await addPiece(db, {}, { photos: 1, private: { ...consigned, consigned_until: '2027-03-01' } })
  await addPiece(db, { status: 'withdrawn' }, { private: { ...consigned, consigned_until: '2026-11-01' } })
  for (const [id, hours] of [
    [shown, 5],
    [stored, 7],
  ] as const)
    await sql`insert into piece_hold (piece_id, name, reason, starts_at, until)
      values (${id}, 'Vera', 'word', ${new Date(testNow)}, ${new Date(testNow + hours * hourMs)})`.execute(db)
  // pieces on hold do not count as available
  const today = await read()
  expect(today.pieces).toEqual({
    available: (before.pieces?.available ?? 0) + 3,
    on_hold: (before.pieces?.on_hold ?? 0) + 2,
    drafts: (before.pieces?.drafts ?? 0) + 1,
    drafts_without_photo: (before.pieces?.drafts_without_photo ?? 0) + 1,
    without_photo: (before.pieces?.without_photo ?? 0) + 1,
    moving: 0,
    deposits: 0,
    holds: [
      {
        piece_id: shown,
        label: expect.stringContaining('Shown'),
        traits: expect.objectContaining({ id: shown }),
        until: new Date(testNow + 5 * hourMs).toISOString(),
      },
    ],
  })
  expect(today.consignments).toBe((before.consignments ?? 0) + 1)
  for (const [count, query] of [
    [today.pieces?.drafts_without_photo, 'status=draft&missing=photo'],
    [today.pieces?.on_hold, 'on_hold=true'],
    [today.consignments, 'ownership=consignment&consigned_within=14&status=draft,incoming,available,reserved'],
  ])
    expect((await call('GET', `/pieces/?${query}&page_size=1`)).json().count).toBe(count)
  expect(await calls.shop.countQueries(() => read())).toBeLessThanOrEqual(3)
})

test('OWN-107 Today counts waiting orders, with the first to expire on top, and orders with a failed email', async () => {
  const { db, catalog } = calls.shop
  const ids = [await addPiece(db, { model_name: 'First' }), await addPiece(db, { model_name: 'Second', reference: 'WJ-7' })]
  await catalog.refresh()
  for (const id of ids) {
    const placed = await call('POST', '/orders/', manualOrder(id))
    expect(placed.statusCode, placed.body).toBe(201)
  }
  await sql`update shop_order set expires_at = expires_at - interval '1 hour'
    where id = (select order_id from order_line where piece_id = ${ids[1]})`.execute(db)
  const { orders } = await read()
  expect(orders).toMatchObject({ waiting: 2, failed_emails: 0 })
  expect(orders?.first.map(({ pieces }) => pieces.join())).toEqual([
    expect.stringContaining('Second WJ-7'),
    expect.stringContaining('First'),
  ])
  expect(orders?.first[0]).toMatchObject({ name: 'Ada Test', total_usd: '100.00' })
  const at = new Date(calls.shop.clock.now)
  await sql`insert into order_email (order_id, notification, job_key, created_at, failed_at)
    values (${orders?.first[0]?.id}, 'placed', 'x', ${at}, ${at})`.execute(db)
  expect((await read()).orders?.failed_emails).toBe(1)
  expect((await call('GET', '/orders/?mark=failed-email')).json().count).toBe(1)
})

test('OWN-107 Today counts unread threads, late ones, and those with a failed reply', async () => {
  const number = await ask({ message: 'Is it there?' })
  await ask({ message: 'And that one?' })
  expect((await read()).threads).toEqual({ unread: 2, late: 0, failed: 0, failed_id: null })
  const { version } = await calls.read(number)
  await call('POST', `/threads/${number}/answers/`, { version, channel: 'mail', body: 'It is' })
  await sql`update job set dead_at = ${new Date(testNow)} where kind = 'send-reply'`.execute(calls.shop.db)
  calls.shop.clock.now = testNow + 20 * dayMs
  await calls.stayAwake()
  expect((await read()).threads).toEqual({ unread: 1, late: 1, failed: 1, failed_id: number })
  // for an expert, only threads assigned to that expert count
  expect((await read(calls.expert.headers)).threads).toEqual({ unread: 0, late: 0, failed: 0, failed_id: null })
})

test('OWN-107 Today lists the visits of the current day in the time zone of each office, without cancelled ones', async () => {
  // 20:30 UTC is 23:30 of the same day in Moscow, and 00:30 of the next day in Dubai
  const evening = Date.parse('2026-11-24T20:30:00Z')
  await book('moscow', '2026-11-24', '15:30')
  await book('moscow', '2026-11-25', '15:30')
  await book('dubai', '2026-11-25', '12:00')
  await book('dubai', '2026-11-25', '13:00')
  await sql`update visit set cancelled_at = ${new Date(testNow)} where starts_at = (select max(starts_at) from visit where office = 'dubai')`.execute(
    calls.shop.db,
  )
  calls.shop.clock.now = evening
  await calls.stayAwake()
  const { visits } = await read()
  expect(visits?.map(({ office, date, time }) => `${office} ${date} ${time}`)).toEqual([
    'moscow 2026-11-24 15:30',
    'dubai 2026-11-25 12:00',
  ])
  expect(visits?.[0]?.contact).toMatchObject({ name: 'Vera Visitor' })
  expect((await read(calls.expert.headers)).visits?.[0]).not.toHaveProperty('contact')
})

test('OWN-107 OWN-87 Today counts offers until the shop has replied, and OWN-92 deposits until they are returned', async () => {
  const { db, catalog } = calls.shop
  const piece = await addPiece(db, { takes_offers: true, price_cents: 1_000_000 })
  await catalog.refresh()
  const { headers } = await signIn(calls.shop, { first_name: 'Anna', verified_email: 'anna@example.com' })
  const named = await calls.shop.app.inject({
    method: 'POST',
    url: '/api/offers/',
    headers,
    payload: { kind: 'watch', piece_id: piece, price_usd: '9000' },
  })
  expect(named.statusCode, named.body).toBe(201)
  const { number, version } = named.json()
  expect(await read()).toMatchObject({ offers: 1 })
  expect((await calls.list('offer=open')).results).toMatchObject([{ id: number }])
  await call('POST', `/offers/${number}/reply/`, { reply: 'counter', price_usd: '9500', version })
  expect(await read()).toMatchObject({ offers: 0 })
  expect(await calls.list('offer=open')).toMatchObject({ count: 0 })

  await sql`insert into piece_move (piece_id, from_city_id, to_city_id, reason, state, deposit_cents, deposit_state, asked_at, asked_by)
    select id, city_id, 2, 'viewing', 'asked', 50000, 'taken', ${new Date(testNow)}, ${calls.manager.staffId} from piece where id = ${piece}`.execute(
    db,
  )
  expect((await read()).pieces).toMatchObject({ deposits: 1 })
  expect((await call('GET', '/pieces/?deposit=true')).json()).toMatchObject({ count: 1, results: [{ id: piece }] })
  await sql`update piece_move set deposit_state = 'returned' where piece_id = ${piece}`.execute(db)
  expect((await read()).pieces).toMatchObject({ deposits: 0 })
})

test('OWN-107 OWN-03 Today omits the parts that a role may not see', async () => {
  const editor = await createStaff(calls.shop, { roles: ['editor'] })
  expect(Object.keys(await read(editor.headers))).toEqual(['pieces'])
  expect(Object.keys(await read(calls.expert.headers)).toSorted()).toEqual(['buybacks', 'offers', 'pieces', 'threads', 'visits'])
  expect(Object.keys(await read()).toSorted()).toEqual([
    'buybacks',
    'consignments',
    'health',
    'offers',
    'orders',
    'pieces',
    'quotes',
    'threads',
    'visits',
    'wanted',
  ])
})
