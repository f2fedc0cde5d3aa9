import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { hourMs, minuteMs } from '#contract/rules/durations.ts'
import type { NoticeChoice, StaffNotice } from '#contract/staff/notices.ts'
import { addPiece } from '#test/factories.ts'
import { type MailServer, openMailServer } from '#test/mail-server.ts'
import { fillCart, pickup } from '#test/orders.ts'
import { signIn, testNow } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'
import { openTelegramDouble, type TelegramDouble } from '#test/telegram-double.ts'
import { openTwoShops, type TwoShops } from '#test/two-shops.ts'

type Staff = Awaited<ReturnType<typeof createStaff>>

let mail: MailServer
let telegram: TelegramDouble
let shops: TwoShops
let shop: TwoShops['shop']
let other: TwoShops['other']
let owner: Staff
let manager: Staff
let editor: Staff
beforeAll(async () => {
  mail = await openMailServer()
  telegram = await openTelegramDouble('123:secret')
  const settings = {
    SMTP_URL: mail.url,
    MAIL_FROM: 'Vitrine <hello@vitrine.example>',
    TELEGRAM_BOT_TOKEN: '123:secret',
    TELEGRAM_API_URL: telegram.url,
    STAFF_MAIL: 'common@vitrine.example',
  }
  shops = await openTwoShops(settings)
  ;({ shop, other } = shops)
})
afterAll(async () => {
  await shops.close()
  await mail.close()
  await telegram.close()
})
beforeEach(async () => {
  shops.setTime(testNow)
  await shop.db
    .updateTable('job')
    .set({ run_at: new Date(testNow) })
    .where('every_s', 'is not', null)
    .execute()
  owner = await createStaff(shop, { name: 'Olga' })
  manager = await createStaff(shop, { name: 'Mark', roles: ['manager'] })
  editor = await createStaff(shop, { name: 'Eva', roles: ['editor'] })
})
afterEach(async () => {
  mail.state.isAway = false
  mail.mails.length = 0
  telegram.messages.length = 0
  await shop.db
    .updateTable('staff')
    .set({ blocked_at: new Date(shop.clock.now) })
    .execute()
  await shop.db.deleteFrom('job').where('every_s', 'is', null).execute()
  await shop.db.deleteFrom('transport_state').execute()
})
const call = (who: Staff, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  shop.app.inject({ method, url: `/api/staff/${path}`, headers: who.headers, ...(payload ? { payload } : {}) })
const read = async (who: Staff): Promise<{ unread: number; results: StaffNotice[] }> => (await call(who, 'GET', 'notices/')).json()
const kinds = async (who: Staff) => (await read(who)).results.map(({ kind }) => kind)
const choose = async (who: Staff, choice: Partial<NoticeChoice>) => {
  const response = await call(who, 'PUT', 'notices/settings/', { channels: {}, telegram_chat: null, quiet_hours: null, ...choice })
  expect(response.statusCode, response.body).toBe(200)
}
const mailsTo = ({ email }: Staff) => mail.mails.filter(({ to }) => to?.[0]?.address === email).map(({ subject }) => subject)
const runBoth = () => Promise.all([...new Set([shop, other])].map((process) => process.runJobs()))

async function placeOrder(email = 'anna@example.com') {
  const buyer = await signIn(shop)
  await fillCart(shop.db, buyer.customerId, [await addPiece(shop.db)])
  await shop.catalog.refresh()
  const url = '/api/orders/create_from_cart/'
  const response = await shop.app.inject({ method: 'POST', url, headers: buyer.headers, payload: { ...pickup, email } })
  expect(response.statusCode, response.body).toBe(201)
  return response.json()
}

test('OWN-32 a new order notifies each person once on their chosen channels; a role without orders gets nothing', async () => {
  const all = ['page', 'mail', 'telegram'] as const
  await choose(manager, { channels: { 'order-placed': [...all] }, telegram_chat: '777' })
  await choose(owner, { channels: { 'order-placed': ['mail'] } })
  const order = await placeOrder()
  await runBoth()
  await runBoth()
  const { unread, results } = await read(manager)
  expect([unread, results.length]).toEqual([1, 1])
  expect(results[0]).toMatchObject({
    kind: 'order-placed',
    subject: { kind: 'order', id: order.id, label: order.order_number },
    is_read: false,
  })
  expect(mailsTo(manager)).toEqual([`New order ${order.order_number}`])
  expect(telegram.messages).toMatchObject([{ chat_id: '777', text: expect.stringContaining(`/staff/orders/${order.id}`) }])
  expect([await kinds(owner), mailsTo(owner)]).toEqual([[], [`New order ${order.order_number}`]])
  expect([await kinds(editor), mailsTo(editor)]).toEqual([[], []])
  expect(mail.mails.filter(({ to }) => to?.[0]?.address === 'common@vitrine.example')).toHaveLength(1)
})

test('OWN-32 in quiet hours a notice shows on the page at once, and its email waits until they end', async () => {
  const quiet_hours = { from: '22:00', to: '08:00', time_zone: 'Europe/Moscow' }
  await choose(manager, { channels: { 'order-placed': ['page', 'mail'] }, quiet_hours })
  await choose(owner, { channels: { 'order-placed': ['mail'] } })
  const night = Date.UTC(2026, 10, 21, 20, 30)
  shops.setTime(night)
  manager.headers = (await createSession(manager)).headers
  await placeOrder()
  await runBoth()
  expect([(await read(manager)).unread, mailsTo(manager).length, mailsTo(owner).length]).toEqual([1, 0, 1])
  shops.setTime(Date.UTC(2026, 10, 22, 4, 59))
  await runBoth()
  expect(mailsTo(manager)).toHaveLength(0)
  shops.setTime(Date.UTC(2026, 10, 22, 5))
  await runBoth()
  expect(mailsTo(manager)).toHaveLength(1)
})

async function createSession({ staffId }: Staff) {
  const fresh = await createStaff(shop, { roles: ['manager'] })
  await shop.db
    .updateTable('staff')
    .set({ blocked_at: new Date(shop.clock.now) })
    .where('id', '=', fresh.staffId)
    .execute()
  await shop.db
    .updateTable('staff_session')
    .set({ staff_id: staffId } as never)
    .where('id', '=', fresh.sessionId)
    .execute()
  return fresh
}

test('OWN-32 a failed email and a mail server outage each give one notice on the page', async () => {
  await choose(manager, { channels: { 'email-failed': ['page'], 'transport-away': ['page'], 'order-placed': [] } })
  const order = await placeOrder('nobody@example.com')
  await runBoth()
  mail.state.isAway = true
  await placeOrder()
  for (let minutes = 1; minutes <= 25; minutes += 6) {
    shops.setTime(testNow + minutes * minuteMs)
    await runBoth()
  }
  const { results } = await read(manager)
  expect(
    results.map(({ kind, subject }) => [kind, subject.label]).toSorted(([one = ''], [other = '']) => one.localeCompare(other)),
  ).toEqual([
    ['email-failed', order.order_number],
    ['transport-away', 'SMTP'],
  ])
})

test('OWN-32 a mail server that takes no reply for ten minutes gives a notice', async () => {
  await choose(manager, { channels: { 'transport-away': ['page'] } })
  const called = await call(manager, 'POST', 'threads/', { name: 'Vera', body: 'A strap', result: 'open' })
  const { id } = called.json().thread
  const reached = await call(manager, 'PUT', `threads/${id}/email/`, { email: 'vera@example.com' })
  mail.state.isAway = true
  const { version } = reached.json().thread
  const answer = await call(manager, 'POST', `threads/${id}/answers/`, { version, channel: 'mail', body: 'We have one.' })
  expect(answer.statusCode, answer.body).toBe(201)
  for (let minutes = 1; minutes <= 13; minutes += 6) {
    shops.setTime(testNow + minutes * minuteMs)
    await runBoth()
  }
  expect(await kinds(manager)).toEqual(['transport-away'])
})

test('OWN-32 an expiring hold and a failed plan notify their author; a register match notifies others', async () => {
  const id = await addPiece(shop.db, { model_name: 'Stolen' })
  await call(manager, 'POST', `pieces/${id}/register-checks/`, { register: 'A', result: 'clear', reference: '' })
  await call(manager, 'POST', `pieces/${id}/register-checks/`, { register: 'A', result: 'match', reference: '' })
  expect(await kinds(owner)).toEqual(['register-match'])
  expect((await read(owner)).results[0]?.subject).toMatchObject({ kind: 'piece', id: String(id), label: expect.stringContaining('Stolen') })
  expect(await kinds(manager)).toEqual([])

  const held = await addPiece(shop.db)
  const until = new Date(testNow + 3 * hourMs).toISOString()
  await choose(manager, { channels: { 'hold-expiring': ['page', 'mail'] } })
  await call(manager, 'POST', `pieces/${held}/hold/`, { name: 'Anna', contact: '', reason: 'word', until })
  const draft = await addPiece(shop.db, { status: 'draft', published_at: null, production_year: null })
  const plan = { version: 1, publish_at: new Date(testNow + hourMs).toISOString(), withdraw_at: null }
  const planned = await call(manager, 'POST', `pieces/${draft}/plan/`, plan)
  expect(planned.statusCode, planned.body).toBe(200)
  shops.setTime(testNow + hourMs)
  await runBoth()
  await runBoth()
  manager.headers = (await createSession(manager)).headers
  expect((await kinds(manager)).toSorted()).toEqual(['hold-expiring', 'plan-failed'])
  // the person who made the hold already gets the shop's email about it, so the notice sends no second email
  expect(mailsTo(manager).filter((subject) => subject?.startsWith('A hold'))).toHaveLength(1)
})

test('OWN-32 notices up to the given one become read; a later one is unread, and nobody can mark another person’s notices', async () => {
  const notify = async () => {
    const id = await addPiece(shop.db)
    await call(manager, 'POST', `pieces/${id}/register-checks/`, { register: 'A', result: 'match', reference: '' })
  }
  await notify()
  await notify()
  const [newest] = (await read(owner)).results
  await call(manager, 'POST', 'notices/read/', { up_to: newest?.id ?? 0 })
  expect((await read(owner)).unread).toBe(2)
  expect((await call(owner, 'POST', 'notices/read/', { up_to: newest?.id ?? 0 })).json()).toEqual({ unread: 0 })
  await notify()
  expect((await read(owner)).results.map(({ is_read: isRead }) => isRead)).toEqual([false, true, true])
})
