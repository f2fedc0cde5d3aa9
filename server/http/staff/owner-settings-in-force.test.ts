import { sql } from 'kysely'
import type { RouterContextProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { servicesOf } from '#app/client/services.ts'
import { dayMs, hourMs, minuteMs } from '#contract/rules/durations.ts'
import { purgeEnquiries } from '#server/domain/enquiries/purge-enquiries.ts'
import { servePages } from '#server/web/mount-pages.ts'
import { eventually } from '#test/eventually.ts'
import { addPiece } from '#test/factories.ts'
import { fillCart, pickup } from '#test/orders.ts'
import { ownerSettingCalls } from '#test/owner-setting-calls.ts'
import { signIn, testConfig, testNow } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

const calls = ownerSettingCalls({ RESERVATION_HOURS: '36', BACKUP_HOUR: '3' })
const { call, set, undo, errorsOf } = calls
let origin = ''

async function renderPage(_request: Request, context: Readonly<RouterContextProvider>): Promise<Response> {
  return Response.json({ hours: servicesOf(context).reservationHours }, { headers: { 'content-type': 'text/html' } })
}

beforeAll(async () => {
  const origins = { ru: 'https://vitrine.test.ru', en: 'https://vitrine.test.com' }
  const { responseCache } = calls.other
  await servePages(calls.other.app, { responseCache, origins, photoOrigin: undefined, settings: testConfig().pages }, renderPage, {})
  origin = await calls.other.app.listen({ port: 0, host: '127.0.0.1' })
})

test('OWN-114 a changed reservation time applies to a cached page, the FAQ and new orders in another process', async () => {
  const page = () => eventually(async () => (await fetch(`${origin}/terms?lang=en`)).json())
  await page().toEqual({ hours: 36 })
  const cachedBefore = calls.other.responses.cached
  await page().toEqual({ hours: 36 })
  expect(calls.other.responses.cached).toBe(cachedBefore + 1)
  const changed = await set({ reservation_hours: 72 })
  await page().toEqual({ hours: 72 })
  const faqs = async () => (await fetch(`${origin}/api/faqs/`, { headers: { 'accept-language': 'en' } })).text()
  await eventually(faqs).toContain('72')
  expect(await placeOrder()).toMatchObject({ expires_at: new Date(testNow + 72 * hourMs).toISOString() })
  await undo(changed)
  await page().toEqual({ hours: 36 })
  expect(await placeOrder()).toMatchObject({ expires_at: new Date(testNow + 36 * hourMs).toISOString() })
})

async function placeOrder(given = buyer()) {
  const { headers, customerId } = await given
  const id = await addPiece(calls.other.db)
  await fillCart(calls.other.db, customerId, [id], 1)
  await calls.other.catalog.refresh()
  const response = await calls.other.app.inject({ method: 'POST', url: '/api/orders/create_from_cart/', headers, payload: pickup })
  return { status: response.statusCode, ...response.json() }
}
const buyer = () => signIn(calls.other)

test('OWN-114 the settings limit the pending orders of a customer and the total reservation time', async () => {
  const changed = await set({ pending_orders_max: 1, reservation_hours: 24, reservation_max_days: 2 })
  const one = buyer()
  const order = await placeOrder(one)
  expect(order).toMatchObject({ status: 'pending' })
  expect(await placeOrder(one)).toMatchObject({ status: 409, detail: expect.stringContaining('1') })
  const shown = await call('GET', `/orders/${order.id}/`, undefined, calls.manager, calls.other)
  expect(shown.json().reservation_max).toBe(new Date(testNow + 2 * dayMs).toISOString())
  const until = new Date(testNow + 3 * dayMs).toISOString()
  const extended = await call('POST', `/orders/${order.id}/extend/`, { until, email: 'skip' }, calls.manager, calls.other)
  expect([extended.statusCode, Object.keys(extended.json().errors ?? {})]).toEqual([400, ['until']])
  await undo(changed)
})

test('OWN-114 the settings limit holds and quotes, and time the notice before a hold ends', async () => {
  const changed = await set({ hold_hours: 24, hold_max_days: 5, hold_notice_hours: 6, quote_max_days: 3 })
  const pieceId = await addPiece(calls.other.db)
  const hold = (days: number) =>
    call('POST', `/pieces/${pieceId}/hold/`, { name: 'Ada', contact: '', reason: 'word', until: at(days) }, calls.manager, calls.other)
  const at = (days: number) => new Date(testNow + days * dayMs).toISOString()
  expect(errorsOf(await hold(6))).toEqual([400, { until: [expect.stringContaining('5')] }])
  expect((await hold(4)).statusCode).toBe(201)
  const jobs = await calls.other.db.selectFrom('job').select('run_at').where('kind', '=', 'hold-notice').execute()
  expect(jobs).toEqual([{ run_at: new Date(testNow + 4 * dayMs - 6 * hourMs) }])
  const free = await addPiece(calls.other.db)
  const contact = { name: 'Ada', phone: '+79990001122', email: '', language: 'en' }
  const quote = {
    contact,
    lines: [{ piece_id: free, price_usd: '100' }],
    delivery_usd: '0',
    expires_at: at(4),
    is_held: false,
    channel: null,
    body: '',
  }
  const refused = await call('POST', '/quotes/', quote, calls.manager, calls.other)
  expect(errorsOf(refused)).toEqual([400, { expires_at: [expect.stringContaining('3')] }])
  await undo(changed)
})

test('OWN-114 the settings apply to reply deadlines, spam blocks and idle sessions', async () => {
  const changed = await set({ reply_contact_hours: 1, staff_idle_minutes: 10, spam_days: 1 })
  const ask = () =>
    calls.other.app.inject({
      method: 'POST',
      url: '/api/contacts/',
      payload: { name: 'Vera', phone: '+79161112233', email: 'vera@example.com', message: 'Hello' },
      remoteAddress: '10.1.2.3',
    })
  const number = (await ask()).json().number
  const thread = async () => calls.other.db.selectFrom('thread').selectAll().where('id', '=', number).executeTakeFirst()
  // `testNow` is Saturday noon in Moscow. The office opens at 15:00, so the one-hour deadline for a reply ends at 16:00.
  expect((await thread())?.due_at?.getTime()).toBeLessThanOrEqual(testNow + 4 * hourMs)
  await calls.other.db
    .updateTable('thread')
    .set({ status: 'spam', spam_at: new Date(testNow) })
    .where('id', '=', number)
    .execute()
  const count = async () =>
    Number(
      (
        await calls.other.db
          .selectFrom('enquiry')
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    )
  const before = await count()
  await ask()
  expect(await count()).toBe(before)
  calls.other.clock.now = testNow + dayMs + minuteMs
  await ask()
  expect(await count()).toBe(before + 1)
  calls.other.clock.now = testNow
  const idle = await createStaff(calls.other)
  const session = () => call('GET', '/session/', undefined, idle, calls.other)
  expect((await session()).statusCode).toBe(200)
  calls.other.clock.now = testNow + 9 * minuteMs
  expect((await session()).statusCode).toBe(200)
  calls.other.clock.now = testNow + 20 * minuteMs
  expect((await session()).statusCode).toBe(401)
  calls.other.clock.now = testNow
  await undo(changed)
})

test('OWN-114 the settings apply to the purge of enquiries and to backups', async () => {
  const changed = await set({ enquiries_days: 40, backup_hour: 5, backup_keep: 2 })
  expect((await call('GET', '/backups/', undefined, calls.owner, calls.other)).json()).toMatchObject({ nightly_hour: 5, nightly_count: 2 })
  await calls.other.app.inject({
    method: 'POST',
    url: '/api/contacts/',
    payload: { name: 'Old', phone: '+79160000001', message: 'An old one' },
    remoteAddress: '10.9.9.9',
  })
  const old = () => calls.other.db.selectFrom('enquiry').select('id').where('message', '=', 'An old one').execute()
  const [asked] = await old()
  // replaces the database's time by the time of the test clock
  await sql`update enquiry set created_at = ${new Date(testNow)} where id = ${asked?.id ?? 0}`.execute(calls.other.db)
  await purgeEnquiries({ ...calls.other.ctx, now: () => testNow + 39 * dayMs })
  expect(await old()).toHaveLength(1)
  await purgeEnquiries({ ...calls.other.ctx, now: () => testNow + 41 * dayMs })
  expect(await old()).toHaveLength(0)
  await undo(changed)
  await eventually(async () => (await call('GET', '/backups/', undefined, calls.owner, calls.other)).json()).toMatchObject({
    nightly_hour: 3,
    nightly_count: 7,
  })
})
