import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import { StaffHealth } from '#contract/staff/health.ts'
import { StaffToday } from '#contract/staff/today.ts'
import { transaction } from '#server/db/transaction.ts'
import { recordAction } from '#server/domain/audit/record-action.ts'
import { attemptsMax } from '#server/domain/jobs/backoff.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import { type MailServer, openMailServer } from '#test/mail-server.ts'
import { onPostgres, openTestShop, testNow, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'
import { openTelegramDouble, type TelegramDouble } from '#test/telegram-double.ts'

const token = '1234567890:a-token-of-a-bot-for-tests-0000000'
let mailServer: MailServer
let telegram: TelegramDouble
let shop: TestShop
let owner: Awaited<ReturnType<typeof createStaff>>
beforeAll(async () => {
  mailServer = await openMailServer()
  telegram = await openTelegramDouble(token)
  shop = await openTestShop({
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'shop@vitrine.example',
    STAFF_MAIL: '',
    TELEGRAM_API_URL: telegram.url,
    TELEGRAM_BOT_TOKEN: token,
    STAFF_TELEGRAM_CHAT: '-100500',
  })
  owner = await createStaff(shop, { email: 'ada@shop.example', language: 'en' })
})
afterAll(async () => {
  await shop.close()
  await Promise.all([mailServer.close(), telegram.close()])
})
beforeEach(async () => {
  shop.clock.now = testNow
  mailServer.state.isAway = false
  telegram.state.isAway = false
  await shop.db.deleteFrom('job').where('every_s', 'is', null).execute()
  await shop.db.deleteFrom('transport_state').execute()
})

const call = (method: 'GET' | 'POST', path: string, payload?: object, headers = owner.headers) =>
  shop.app.inject({ method, url: `/api/staff${path}`, headers, ...(payload ? { payload } : {}) })
const read = async () => StaffHealth.parse((await call('GET', '/health/')).json())
const readToday = async () => StaffToday.parse((await call('GET', '/today/')).json()).health
const transport = async (name: string) => (await read()).transports.find((each) => each.transport === name)
const act = async (path: string, body: object) => {
  const response = await call('POST', `/health/${path}/`, body)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}
const entriesOf = (action: string) => shop.db.selectFrom('audit_entry').selectAll().where('action', '=', action).execute()

/** A message to Telegram that has one attempt left. */
const askTelegram = () =>
  transaction(shop.db, async (tx) => {
    await enqueue(tx, 'telegram', { chat: '-1', text: 'Hello' })
    await tx
      .updateTable('job')
      .set({ attempts: attemptsMax - 1 })
      .where('kind', '=', 'telegram')
      .execute()
  })

test('OWN-111 database, disk and every transport stand on one page, in at most three queries', async () => {
  const health = await read()
  expect(health.database).toEqual({
    kind: onPostgres ? 'postgresql' : 'embedded',
    version: expect.stringMatching(/^\d+/),
    bytes: expect.any(Number),
  })
  expect(health.database.bytes).toBeGreaterThan(1_000_000)
  expect(health.disk?.total_bytes).toBeGreaterThan(health.disk?.free_bytes ?? Infinity)
  expect(health.transports.map(({ transport: name, by, succeeded_at: at }) => [name, by, at])).toEqual([
    ['mail', 'service', null],
    ['telegram', 'service', null],
    ['calls', 'outbox', null],
    ['photos', 'folder', null],
  ])
  // the session is read as well
  expect(await shop.countQueries(read)).toBeLessThanOrEqual(3)
  expect(await shop.countQueries(readToday)).toBeLessThanOrEqual(3)
})

test('OWN-111 a transport that takes nothing shows since when, and is red on Today until it takes something again', async () => {
  telegram.state.isAway = true
  await askTelegram()
  await shop.runJobs()
  shop.clock.now += 60_000
  await askTelegram()
  await shop.runJobs()
  expect(await transport('telegram')).toMatchObject({
    succeeded_at: null,
    refused_at: new Date(testNow + 60_000).toISOString(),
    failing_since: new Date(testNow).toISOString(),
    refusal: { kind: 'busy', text: expect.stringContaining('502') },
  })
  expect(await readToday()).toMatchObject({ failing_transports: 1, failed_jobs: 2 })

  telegram.state.isAway = false
  expect(await act('test', { transport: 'telegram' })).toMatchObject({ refusal: null })
  expect(telegram.messages.at(-1)?.chat_id).toBe('-100500')
  const mended = { succeeded_at: new Date(testNow + 60_000).toISOString(), failing_since: null, refusal: { kind: 'busy' } }
  expect(await transport('telegram')).toMatchObject(mended)
  expect(await readToday()).toMatchObject({ failing_transports: 0 })
})

test('OWN-111 an address or a chat that does not exist leaves the transport well', async () => {
  const send = { to: 'nobody@shop.example', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
  await transaction(shop.db, (tx) => enqueue(tx, 'mail', send))
  await shop.runJobs()
  expect(await transport('mail')).toMatchObject({
    failing_since: null,
    refusal: { kind: 'recipient', text: expect.stringContaining('550 5.1.1') },
  })
  const health = await read()
  expect(health.failed_jobs).toMatchObject([{ kind: 'mail', attempts: 1, is_given_up: true, refusal: { kind: 'recipient' } }])
  expect(JSON.stringify(health)).not.toContain('nobody@')

  telegram.refusals.push({ status: 400, body: { description: 'Bad Request: chat not found' } })
  expect((await act('test', { transport: 'telegram' })).refusal).toMatchObject({ kind: 'recipient' })
  expect(await transport('telegram')).toMatchObject({ failing_since: null, refusal: { kind: 'recipient' } })
})

test('OWN-111 a test goes out by each transport and is answered with what the other side said', async () => {
  expect(await act('test', { transport: 'mail' })).toMatchObject({ refusal: null, action_id: expect.any(String) })
  expect(mailServer.mails.at(-1)).toMatchObject({ subject: 'A test of the emails', to: [{ address: 'ada@shop.example' }] })
  mailServer.state.isAway = true
  expect((await act('test', { transport: 'mail' })).refusal).toEqual({ kind: 'busy', text: expect.stringContaining('451') })

  expect(await act('test', { transport: 'calls', phone: '8 916 123-45-67' })).toMatchObject({ refusal: null })
  expect(shop.outbox('call').at(-1)?.to).toBe('+7 916 123-45-67')
  expect(await act('test', { transport: 'calls', phone: '+7 000 000-00-00' })).toMatchObject({ refusal: { kind: 'unreachable' } })
  for (const wrong of [{ transport: 'calls' }, { transport: 'calls', phone: 'x' }, { transport: 'mail', phone: '89161234567' }])
    expect((await call('POST', '/health/test/', wrong)).statusCode).toBe(400)
  expect(await act('test', { transport: 'photos' })).toMatchObject({ refusal: null })
  expect(await transport('photos')).toMatchObject({ succeeded_at: new Date(testNow).toISOString() })

  // no entry of the log holds the phone
  const entries = await entriesOf('shop.test-transport')
  expect(entries.map(({ subject_id: id }) => id)).toEqual(expect.arrayContaining(['mail', 'calls', 'photos']))
  expect(JSON.stringify(entries)).not.toMatch(/916\D*123/)
})

test('OWN-111 tests by one transport are limited, so that nobody rings phones with them', async () => {
  const statuses: number[] = []
  for (let at = 0; at < 12; at++) statuses.push((await call('POST', '/health/test/', { transport: 'photos' })).statusCode)
  expect(statuses).toContain(429)
})

test('OWN-111 jobs are counted by kind, and what was given up is run again or dropped, once', async () => {
  telegram.state.isAway = true
  await askTelegram()
  await askTelegram()
  await shop.runJobs()
  await transaction(shop.db, (tx) => enqueue(tx, 'telegram', { chat: '-1', text: 'Later' }, { runAt: new Date(testNow + hourMs) }))
  const failed = (await read()).failed_jobs.filter(({ kind }) => kind === 'telegram')
  expect((await read()).jobs.find(({ kind }) => kind === 'telegram')).toEqual({ kind: 'telegram', waiting: 1, failing: 0, given_up: 2 })
  const [first, second] = failed
  if (!first || !second) throw new Error('Two jobs were to be given up')

  telegram.state.isAway = false
  const before = telegram.messages.length
  expect(await act('jobs/retry', { ids: [first.id] })).toMatchObject({ count: 1 })
  await shop.runJobs()
  expect(telegram.messages).toHaveLength(before + 1)
  // run already
  expect((await call('POST', '/health/jobs/retry/', { ids: [first.id] })).statusCode).toBe(404)

  expect(await act('jobs/drop', { ids: [second.id] })).toMatchObject({ count: 1 })
  for (const path of ['retry', 'drop']) expect((await call('POST', `/health/jobs/${path}/`, { ids: [second.id] })).statusCode).toBe(404)
  await shop.runJobs()
  expect(telegram.messages).toHaveLength(before + 1)
  expect((await read()).jobs.find(({ kind }) => kind === 'telegram')).toMatchObject({ waiting: 1, given_up: 0 })
  expect(await readToday()).toMatchObject({ failed_jobs: 0 })
  const actions = [...(await entriesOf('shop.retry-jobs')), ...(await entriesOf('shop.drop-jobs'))]
  expect(actions.map(({ staff_id: id }) => id)).toEqual([owner.staffId, owner.staffId])
})

test('OWN-111 a job that fails and will be tried again is shown with its next time, and is not given up by a press', async () => {
  telegram.state.isAway = true
  await transaction(shop.db, (tx) => enqueue(tx, 'telegram', { chat: '-1', text: 'Hello' }))
  await shop.runJobs()
  const { failed_jobs: failed } = await read()
  expect(failed).toMatchObject([{ kind: 'telegram', attempts: 1, is_given_up: false }])
  expect(Date.parse(failed[0]?.at ?? '')).toBeGreaterThan(testNow)
  expect((await call('POST', '/health/jobs/drop/', { ids: failed.map(({ id }) => id) })).statusCode).toBe(404)
})

test('OWN-111 OWN-112 the age of the last backup is on the page and on Today', async () => {
  expect((await read()).backup_at).toBeNull()
  const at = testNow - 9 * dayMs - hourMs
  await recordAction({ db: shop.db, now: () => at }, { kind: 'shop' }, { name: 'backup.take', subject: { kind: 'shop', id: 'shop' } })
  expect((await read()).backup_at).toBe(new Date(at).toISOString())
  expect(await readToday()).toMatchObject({ days_without_backup: 9 })
})

test('OWN-111 a manager reads the page and changes nothing; an expert has no part of it', async () => {
  const manager = await createStaff(shop, { roles: ['manager'] })
  const expert = await createStaff(shop, { roles: ['expert'] })
  expect((await call('GET', '/health/', undefined, manager.headers)).statusCode).toBe(200)
  expect((await call('POST', '/health/test/', { transport: 'mail' }, manager.headers)).statusCode).toBe(403)
  expect((await call('GET', '/health/', undefined, expert.headers)).statusCode).toBe(403)
  expect((await call('GET', '/today/', undefined, expert.headers)).json()).not.toHaveProperty('health')
})
