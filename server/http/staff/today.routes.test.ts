import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyDefaults } from '#contract/company.ts'
import { companyOf } from '#contract/rules/company.ts'
import type { FirstDays } from '#contract/staff/first-days.ts'
import { isDemoCompany } from '#server/domain/first-days/demo-company.ts'
import { addPiece } from '#test/factories.ts'
import { type MailServer, openMailServer } from '#test/mail-server.ts'
import { manualOrder } from '#test/orders.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

let mailServer: MailServer
let shop: TestShop
let owner: Awaited<ReturnType<typeof createStaff>>
beforeAll(async () => {
  mailServer = await openMailServer()
  shop = await openTestShop({ SMTP_URL: mailServer.url, MAIL_FROM: 'shop@vitrine.example', STAFF_MAIL: 'staff@vitrine.example' })
  owner = await createStaff(shop, { email: 'ada@shop.example' })
})
afterAll(async () => {
  await shop.close()
  await mailServer.close()
})

const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
  shop.app.inject({ method, url: `/api/staff${path}`, headers: owner.headers, ...(payload ? { payload } : {}) })
const read = async (): Promise<FirstDays> => (await call('GET', '/today/first-days/')).json()
const listDone = async () => (await read()).steps.filter(({ is_done: isDone }) => isDone).map(({ name }) => name)
const act = async (name: string): Promise<string> => {
  const response = await call('POST', `/today/first-days/${name}/`, {})
  expect(response.statusCode, response.body).toBe(200)
  return response.json().action_id
}

test('OWN-33 a step is done by confirmation, or once a record exists that is not of the demo; reading takes three queries at most', async () => {
  expect(await listDone()).toEqual([])
  // three queries, one of which is for the session
  expect(await shop.countQueries(read)).toBeLessThanOrEqual(3)

  const confirmed = await act('offices')
  expect(await listDone()).toEqual(['offices'])
  expect((await call('POST', `/audit/${confirmed}/undo/`, {})).statusCode).toBe(200)
  expect(await listDone()).toEqual([])
  await act('offices')

  const id = await addPiece(shop.db, { model_name: 'First', status: 'draft', published_at: null })
  expect(await listDone()).toEqual(['offices', 'piece'])
  expect((await read()).steps[2]?.record).toMatchObject({ kind: 'piece', id: String(id), label: expect.stringContaining('First') })
  const shown = await addPiece(shop.db, {}, { photos: 1 })
  expect(await listDone()).toEqual(['offices', 'piece', 'photographs'])

  await call('POST', '/invitations/', { email: 'max@shop.example', roles: ['manager'] })
  expect((await read()).invited).toBe(1)
  await createStaff(shop, { roles: ['manager'] })
  expect(await listDone()).toContain('colleague')

  await shop.catalog.refresh()
  const placed = await call('POST', '/orders/', manualOrder(shown))
  expect(placed.statusCode, placed.body).toBe(201)
  expect(await listDone()).not.toContain('order')
  const { record } = (await read()).steps[5] ?? {}
  expect(record?.kind).toBe('order')
  const cancelled = await call('POST', `/orders/${record?.id}/cancel/`, { reason: 'A test', email: 'skip' })
  expect(cancelled.statusCode, cancelled.body).toBe(200)
  expect(await listDone()).toEqual(['offices', 'piece', 'photographs', 'colleague', 'order'])
})

test('OWN-33 a test email is sent like any other, and its state is shown', async () => {
  mailServer.state.isAway = true
  await act('test-email')
  expect((await read()).test_email).toMatchObject({ fate: 'waiting', failure: null })
  await shop.runJobs()
  expect((await read()).test_email).toMatchObject({ fate: 'waiting', failure: expect.stringContaining('451') })
  mailServer.state.isAway = false
  // the second request replaces the first email before it is sent
  await act('test-email')
  await shop.db
    .updateTable('job')
    .set({ run_at: new Date(-1) })
    .where('kind', '=', 'test-email')
    .where('attempts', '>', 0)
    .execute()
  shop.clock.now += 20 * 60_000
  await shop.runJobs()
  expect(mailServer.mails.filter(({ to }) => to?.[0]?.address === 'ada@shop.example')).toHaveLength(1)
  expect((await read()).test_email).toMatchObject({ fate: 'sent', transport: 'smtp', sent_at: new Date(shop.clock.now).toISOString() })
  expect(await listDone()).toContain('transports')
})

test('OWN-33 without a mail server the test email goes to the outbox, and the step stays open', async () => {
  const other = await openTestShop()
  const { headers } = await createStaff(other)
  const url = '/api/staff/today/first-days/'
  await other.app.inject({ method: 'POST', url: `${url}test-email/`, headers, payload: {} })
  await other.runJobs()
  const state: FirstDays = (await other.app.inject({ url, headers })).json()
  expect(state.test_email).toMatchObject({ fate: 'sent', transport: 'outbox' })
  expect(state.steps.find(({ name }) => name === 'transports')?.is_done).toBe(false)
  expect(other.outbox('mail').map(({ subject }) => subject)).toEqual(['Emails arrive'])
  await other.close()
})

test('OWN-33 the owner can hide the steps, and undo that', async () => {
  const hidden = await act('hide')
  expect((await read()).is_hidden).toBe(true)
  await call('POST', `/audit/${hidden}/undo/`, {})
  expect((await read()).is_hidden).toBe(false)
})

test('OWN-33 a company counts as the demo until its last demo address is replaced', () => {
  const address = { ru: 'Тверская, 1', en: '1 Tverskaya' }
  const { moscow, dubai } = companyDefaults.offices
  const offices = { moscow: { ...moscow, address }, dubai: { ...dubai, address } }
  const own = { ...companyDefaults, phone: '+7 495 000 00 01', email: 'a@b.example', offices }
  expect(isDemoCompany(companyOf(companyDefaults))).toBe(true)
  expect(isDemoCompany(companyOf(own))).toBe(false)
  expect(isDemoCompany(companyOf({ ...own, email: 'hello@vitrine.example' }))).toBe(true)
  expect(isDemoCompany(companyOf({ ...own, offices: { ...offices, moscow } }))).toBe(true)
})
