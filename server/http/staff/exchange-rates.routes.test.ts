import { expect, test } from 'vitest'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import { StaffHealth } from '#contract/staff/health.ts'
import { dayList, openBankOfRussia } from '#test/bank-of-russia-double.ts'
import { openForFile } from '#test/open-for-file.ts'
import { openTestShop, testNow } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

async function openRates() {
  const bank = await openBankOfRussia()
  const logged: object[] = []
  const log = { info: () => {}, debug: () => {}, error: () => {}, warn: (fields: object) => void logged.push(fields) }
  const shop = await openTestShop({ EXCHANGE_RATES: 'bank-of-russia', BANK_OF_RUSSIA_URL: bank.url }, log as never)
  let owner = await createStaff(shop)
  const call = (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object, { headers } = owner) =>
    shop.app.inject({ method, url: `/api/staff${path}`, headers, ...(payload ? { payload } : {}) })
  return {
    shop,
    bank,
    logged,
    call,
    read: async () => {
      await shop.catalog.refresh()
      return (await call('GET', '/rates/')).json()
    },
    health: async () => StaffHealth.parse((await call('GET', '/health/')).json()).transports.find(({ transport }) => transport === 'rates'),
    /** Advances the clock and runs the due jobs. */
    after: async (ms: number) => {
      shop.clock.now += ms
      // renews the session, because sessions end within a day
      owner = await createStaff(shop)
      await shop.runJobs()
    },
    reset: async () => {
      shop.clock.now = testNow
      owner = await createStaff(shop)
      Object.assign(bank.state, { isAway: false, list: dayList('21.11.2026') })
      bank.asked.length = 0
      logged.length = 0
      await shop.db.deleteFrom('bank_rate').execute()
      await shop.db.deleteFrom('transport_state').execute()
      const none = { day: null, rub_per_usd: null, aed_per_usd: null, set_by: null, set_at: null }
      await shop.db.updateTable('hand_rate').set(none).execute()
      // makes the periodic job due and clears its failures
      const due = { run_at: new Date(testNow), last_error: null, attempts: 0 }
      await shop.db.updateTable('job').set(due).where('kind', '=', 'fetch-rates').execute()
    },
    close: async () => {
      await shop.close()
      await bank.close()
    },
  }
}
const rates = openForFile(openRates, ({ reset }) => reset())

const saturday = { source: 'bank-of-russia', day: '2026-11-21', rub: '81.2', aed: '3.6725' }

test('DESK-02 the rates of the Bank of Russia are fetched once a day and are in force at once', async () => {
  expect(await rates.read()).toMatchObject({ current: null, bank: null, hand: null, has_source: true, today: '2026-11-21' })
  await rates.after(0)
  expect(await rates.read()).toMatchObject({ current: saturday, bank: saturday })
  await rates.after(2 * hourMs)
  expect(rates.bank.asked).toHaveLength(1)
  // on Monday, the rates of Saturday are still in force
  await rates.after(2 * dayMs)
  expect(rates.bank.asked.at(-1)).toContain('date_req=23/11/2026')
  expect(await rates.read()).toMatchObject({ current: saturday, today: '2026-11-23' })
  rates.bank.state.list = dayList('24.11.2026', [
    { code: 'USD', name: 'Доллар США', nominal: 1, value: '82,0151' },
    { code: 'AED', name: 'Дирхам ОАЭ', nominal: 1, value: '22,3321' },
  ])
  await rates.after(dayMs)
  expect(await rates.read()).toMatchObject({ current: { day: '2026-11-24', rub: '82.0151', aed: '3.6725' } })
})

test('DESK-02 while the source is away, the last rates stay, and the failure is logged, retried and shown on Health', async () => {
  await rates.after(0)
  expect(await rates.health()).toMatchObject({ by: 'service', failing_since: null, can_test: true })
  rates.bank.state.isAway = true
  await rates.after(dayMs)
  expect(await rates.health()).toMatchObject({
    failing_since: new Date(testNow + dayMs).toISOString(),
    refusal: { kind: 'busy', text: 'The Bank of Russia answered 503' },
  })
  expect(rates.logged).toEqual([expect.objectContaining({ kind: 'fetch-rates', err: expect.any(Error) })])
  expect(await rates.read()).toMatchObject({ current: saturday, today: '2026-11-22' })
  const tried = rates.bank.asked.length
  rates.bank.state.isAway = false
  await rates.after(60_000)
  expect(rates.bank.asked.length).toBe(tried + 1)
  expect(await rates.health()).toMatchObject({ failing_since: null })
})

test('DESK-02 a test on Health fetches the rates', async () => {
  const tested = await rates.call('POST', '/health/test/', { transport: 'rates' })
  expect(tested.json()).toMatchObject({ refusal: null })
  expect(await rates.read()).toMatchObject({ current: saturday })
})

test('DESK-02 without a source nothing is fetched, and Health says that it is off', async () => {
  const shop = await openTestShop()
  const { headers } = await createStaff(shop)
  await shop.runJobs()
  const { transports } = (await shop.app.inject({ url: '/api/staff/health/', headers })).json()
  expect(transports.at(-1)).toMatchObject({ transport: 'rates', by: 'off', can_test: false, failing_since: null })
  const payload = { transport: 'rates' }
  expect((await shop.app.inject({ method: 'POST', url: '/api/staff/health/test/', headers, payload })).statusCode).toBe(404)
  // a failure that was recorded before the source was switched off raises no alarm
  await shop.db
    .insertInto('transport_state')
    .values({ transport: 'rates', failing_since: new Date(testNow) })
    .execute()
  shop.clock.now += 2 * hourMs
  await shop.runJobs()
  expect(await shop.db.selectFrom('transport_state').select('failing_since').executeTakeFirst()).toEqual({ failing_since: null })
  await shop.close()
})

test("DESK-02 a manual rate shows who set it and when, replaces the bank's rate of that day, and can be undone", async () => {
  await rates.after(0)
  const set = await rates.call('PUT', '/rates/', { rub: '82,5', aed: '3.6725', was: { rub: '', aed: '' } })
  expect([set.statusCode, set.json().rates]).toMatchObject([
    200,
    {
      current: { source: 'hand', day: '2026-11-21', rub: '82.5', aed: '3.6725' },
      hand: { by: expect.any(String), at: new Date(testNow).toISOString() },
    },
  ])
  expect(await rates.read()).toMatchObject({ current: { source: 'hand' }, bank: saturday })
  const { action_id: action } = set.json()
  const entry = (await rates.call('GET', `/audit/${action}/`)).json()
  expect(entry).toMatchObject({ action: 'shop.set-rate', changes: [{ after: { day: '2026-11-21' } }] })
  expect((await rates.call('POST', `/audit/${action}/undo/`, {})).statusCode).toBe(200)
  expect(await rates.read()).toMatchObject({ current: saturday, hand: null })
})

test('DESK-02 a later rate of the bank replaces a manual rate; saving two empty fields removes the manual rate', async () => {
  await rates.call('PUT', '/rates/', { rub: '82.5', aed: '3.6725' })
  expect(await rates.read()).toMatchObject({ current: { source: 'hand' } })
  rates.bank.state.list = dayList('22.11.2026')
  await rates.after(dayMs)
  expect(await rates.read()).toMatchObject({ current: { source: 'bank-of-russia', day: '2026-11-22' }, hand: { rub: '82.5' } })
  expect((await rates.call('PUT', '/rates/', { rub: '', aed: '' })).json().rates).toMatchObject({ hand: null })
})

test('DESK-02 a malformed, implausible or missing rate is refused at its field; two people do not overwrite each other', async () => {
  for (const [body, field] of [
    [{ rub: 'много', aed: '3.6725' }, 'rub'],
    [{ rub: '82', aed: '0' }, 'aed'],
    [{ rub: '812', aed: '3.6725' }, 'rub'],
    [{ rub: '82', aed: '36.725' }, 'aed'],
    [{ rub: '82', aed: '' }, 'aed'],
    [{ rub: ' ', aed: '3.67' }, 'rub'],
  ] as const) {
    const refused = await rates.call('PUT', '/rates/', body)
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, [field]])
  }
  const was = { rub: '', aed: '' }
  expect((await rates.call('PUT', '/rates/', { rub: '82', aed: '3.67', was })).statusCode).toBe(200)
  const late = await rates.call('PUT', '/rates/', { rub: '83', aed: '3.68', was })
  expect([late.statusCode, late.json()]).toMatchObject([409, { reason: 'edited-meanwhile', current: { rub: '82', aed: '3.67' } }])
})

test('DESK-02 confirming or changing a manual rate that a colleague has removed meanwhile is refused', async () => {
  const was = { rub: '82', aed: '3.67' }
  await rates.call('PUT', '/rates/', was)
  await rates.call('PUT', '/rates/', { rub: '', aed: '' })
  const confirmed = await rates.call('PUT', '/rates/', { ...was, was })
  const half = await rates.call('PUT', '/rates/', { rub: '83', aed: '3.67', was })
  expect([confirmed, half].map(({ statusCode, json }) => [statusCode, json().current?.rub])).toEqual([
    [409, ''],
    [409, ''],
  ])
})

test('DESK-02 all staff read the rates; owner and managers set them', async () => {
  const expert = await createStaff(rates.shop, { roles: ['expert'] })
  const manager = await createStaff(rates.shop, { roles: ['manager'] })
  const body = { rub: '82', aed: '3.67' }
  expect((await rates.call('PUT', '/rates/', body, expert)).statusCode).toBe(403)
  expect((await rates.call('PUT', '/rates/', body, manager)).statusCode).toBe(200)
  expect((await rates.call('GET', '/rates/', undefined, expert)).statusCode).toBe(200)
})
