import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { jobKinds } from '#server/domain/jobs/job-kinds.ts'
import { openMetrics } from '#server/start/open-metrics.ts'
import { listen } from '#server/start/open-shop.ts'
import { eventually } from '#test/eventually.ts'
import { addPiece } from '#test/factories.ts'
import { openMailServer } from '#test/mail-server.ts'
import { fillCart, pickup } from '#test/orders.ts'
import { onPostgres, openTestShop, signIn, testConfig, type TestShop } from '#test/shop.ts'
import { withoutIntervals } from '#test/without-intervals.ts'

async function openMeasuredShop(settings: Record<string, string> = {}) {
  const shop = await withoutIntervals(() => openTestShop(settings))
  const config = testConfig({ METRICS_PORT: '0', PORT: '0' })
  const portLogged = Promise.withResolvers<number>()
  const log = { ...shop.ctx.log, info: (fields: object) => 'metrics' in fields && portLogged.resolve(Number(fields.metrics)) }
  openMetrics(shop, config, log)
  const metricsPort = await portLogged.promise
  const origin = await listen(shop.app, config)
  const scrape = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return {
    shop,
    origin,
    metricsPort,
    scrape,
    valueOf: async (name: string) => {
      const line = (await scrape()).split('\n').find((text) => text.startsWith(`${name} `))
      return line === undefined ? undefined : Number(line.split(' ').at(-1))
    },
  }
}

const manual = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8')
const contact = { name: 'Anna', phone: '+7 916 123-45-67', email: 'anna@shop.example', message: 'A question' }

describe('metrics', () => {
  let measured: Awaited<ReturnType<typeof openMeasuredShop>>
  let shop: TestShop
  let origin: string
  let metricsPort: number
  beforeAll(async () => {
    measured = await openMeasuredShop()
    ;({ shop, origin, metricsPort } = measured)
  })
  afterAll(() => shop.close())
  const scrape = () => measured.scrape()
  const valueOf = (name: string) => measured.valueOf(name)

  test('OPS-07 responses are counted by route and status, not by URL', async () => {
    await fetch(`${origin}/api/watches/1/`)
    await fetch(`${origin}/api/watches/999999/`)
    await fetch(`${origin}/api/nothing-is-here/`)
    expect(await valueOf('vitrine_http_requests_total{method="GET",route="/api/watches/:id/",status="404"}')).toBeGreaterThanOrEqual(1)
    expect(await valueOf('vitrine_http_request_duration_seconds_count{route="/api/watches/:id/"}')).toBeGreaterThanOrEqual(2)
    expect(await scrape()).not.toMatch(/watches\/999999|nothing-is-here/)
  })

  test('OPS-07 responses from the cache are counted separately', async () => {
    const before = (await valueOf('vitrine_http_cached_responses_total')) ?? 0
    for (let count = 0; count < 5; count++) await fetch(`${origin}/api/brands/`)
    expect(await valueOf('vitrine_http_cached_responses_total')).toBe(before + 4)
    expect(await valueOf('vitrine_http_requests_total{method="GET",route="/api/brands/",status="200"}')).toBe(1)
  })

  test('OPS-07 orders and enquiries are counted once stored; a repeated submit is not counted again', async () => {
    const before = (await valueOf('vitrine_orders_placed_total')) ?? 0
    const buyer = await signIn(shop)
    await fillCart(shop.db, buyer.customerId, [await addPiece(shop.db, {})], 1)
    const headers = { ...buyer.headers, 'idempotency-key': 'the-same-submit-twice' }
    for (const _try of [1, 2]) {
      const response = await shop.app.inject({ method: 'POST', url: '/api/orders/create_from_cart/', headers, payload: pickup })
      expect(response.statusCode).toBe(201)
    }
    expect(await valueOf('vitrine_orders_placed_total')).toBe(before + 1)
    const enquiries = (await valueOf('vitrine_enquiries_total')) ?? 0
    const response = await shop.app.inject({ method: 'POST', url: '/api/contacts/', payload: contact })
    expect([response.statusCode, response.body]).toEqual([201, expect.any(String)])
    expect(await valueOf('vitrine_enquiries_total')).toBe(enquiries + 1)
  })

  test('OPS-07 an order not confirmed in time is counted as expired', async () => {
    const before = (await valueOf('vitrine_orders_expired_total')) ?? 0
    shop.clock.now += 49 * hourMs
    await shop.runJobs()
    expect(await valueOf('vitrine_orders_expired_total')).toBe(before + 1)
    expect(await valueOf('vitrine_job_runs_total{kind="expire-order",result="done"}')).toBeGreaterThanOrEqual(1)
  })

  test('OPS-07 failed jobs, waiting jobs, the age of the catalog and missing transports are reported', async () => {
    const due = new Date(shop.clock.now - 600_000)
    const jobs = ['due', 'dead'].map((key) => ({ kind: 'mail', payload: '{}', key, max_attempts: 1, run_at: due }))
    await shop.db.insertInto('job').values(jobs).execute()
    await shop.db.updateTable('job').set({ dead_at: due }).where('key', '=', 'dead').execute()
    expect(await valueOf('vitrine_jobs_due')).toBe(1)
    expect(await valueOf('vitrine_jobs_oldest_due_seconds')).toBe(600)
    expect(await valueOf('vitrine_jobs_given_up')).toBe(1)
    expect(await valueOf('vitrine_database_up')).toBe(1)
    expect(await valueOf('vitrine_transport_configured{transport="mail"}')).toBe(0)
    const age = (await valueOf('vitrine_catalog_age_seconds')) ?? 0
    shop.clock.now += 90_000
    expect(await valueOf('vitrine_catalog_age_seconds')).toBe(age + 90)
    // metric names of version 0.1, which are deprecated
    expect(await valueOf('vitrine_carrier_configured{carrier="mail"}')).toBe(0)
    expect(await valueOf('vitrine_catalogue_age_seconds')).toBe(age + 90)
    expect(await valueOf('nodejs_eventloop_lag_p99_seconds')).toBeDefined()
  })

  test.runIf(onPostgres)('OPS-07 database connections are counted as busy, idle and waiting', async () => {
    const connections = async () => {
      const [busy, idle, waiting] = ['busy', 'idle', 'waiting'].map((state) => `vitrine_database_connections{state="${state}"}`)
      return { busy: await valueOf(String(busy)), idle: await valueOf(String(idle)), waiting: await valueOf(String(waiting)) }
    }
    // the pool has five connections in tests, so two of these seven callers must wait
    const mayEnd = Promise.withResolvers<void>()
    const working = Promise.all(Array.from({ length: 7 }, () => shop.db.connection().execute(() => mayEnd.promise)))
    const scraped = scrape()
    // the third waiting caller is the query for the metrics; a refresh of the catalog may be a fourth
    await eventually(() => shop.database.poolState?.()).toEqual({
      total: 5,
      idle: 0,
      waiting: expect.toSatisfy((count: number) => count >= 3),
    })
    mayEnd.resolve()
    const lines = (await scraped).split('\n').filter((line) => line.startsWith('vitrine_database_connections{'))
    expect(lines[0]).toBe('vitrine_database_connections{state="busy"} 5')
    expect(lines[1]).toBe('vitrine_database_connections{state="idle"} 0')
    expect(Number(lines[2]?.split(' ')[1])).toBeGreaterThanOrEqual(2)
    await working
    await eventually(connections).toMatchObject({ idle: 5, waiting: 0 })
  })

  test('OPS-07 every alert in the manual, and every row of its table, names an existing metric', async () => {
    const named = new Set([...manual.matchAll(/\b((?:vitrine|nodejs)_[a-z_0-9]+)\b(?=[{}`[ )])/g)].map(([, name = '']) => name))
    expect([...manual.matchAll(/alert: /g)].length).toBeGreaterThan(10)
    expect(named.size).toBeGreaterThan(12)
    // the embedded database has no connection pool
    if (!onPostgres) named.delete('vitrine_database_connections')
    const text = await scrape()
    const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name))
    expect([...named].filter((name) => !known.has(name.replace(/_bucket$/, '')))).toEqual([])
  })

  test('OPS-07 the email alert, and the command that resends emails, cover every kind of job that sends one', () => {
    const kinds = ['mail', 'announce-enquiry', 'staff-email', 'staff-notice', 'test-email']
    expect(kinds.filter((kind) => !(kind in jobKinds))).toEqual([])
    expect(/alert: EmailsFailing, expr: '.*kind=~"([^"]+)"/.exec(manual)?.[1]?.split('|')).toEqual(kinds)
    expect(/dead_at is not null and kind in \(([^)]+)\)/.exec(manual)?.[1]).toBe(kinds.map((kind) => `'${kind}'`).join(', '))
  })

  test('OPS-07 the public port does not serve metrics, and the metrics port serves nothing else', async () => {
    expect((await fetch(`${origin}/metrics`)).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${metricsPort}/api/watches/`)).status).toBe(404)
    expect(testConfig().metrics).toBeUndefined()
    expect(testConfig({ METRICS_PORT: '9100' }).metrics).toEqual({ host: '127.0.0.1', port: 9100 })
  })
})

test('OPS-07 emails that the mail server refuses are counted, and so are those that it accepts later', async () => {
  const mail = await openMailServer()
  const transport = { SMTP_URL: mail.url, MAIL_FROM: 'Vitrine <hello@vitrine.test>', STAFF_MAIL: 'staff@vitrine.test' }
  const { shop, valueOf } = await openMeasuredShop(transport)
  onTestFinished(async () => {
    await shop.close()
    await mail.close()
  })
  /** Returns the email job kinds that have runs with this result, and the number of these runs. */
  const kindsOf = async (result: string) => {
    const kinds = await Promise.all(
      ['mail', 'announce-enquiry'].map(async (kind) => [kind, await valueOf(`vitrine_job_runs_total{kind="${kind}",result="${result}"}`)]),
    )
    return Object.fromEntries(kinds.filter(([, count]) => Number(count) > 0))
  }
  mail.state.isAway = true
  const buyer = await signIn(shop)
  await fillCart(shop.db, buyer.customerId, [await addPiece(shop.db, {})], 1)
  const sent = [
    await shop.app.inject({ method: 'POST', url: '/api/contacts/', payload: contact }),
    await shop.app.inject({ method: 'POST', url: '/api/orders/create_from_cart/', headers: buyer.headers, payload: pickup }),
  ]
  expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  await shop.runJobs()
  expect([await kindsOf('failed'), await kindsOf('done')]).toEqual([{ mail: 2, 'announce-enquiry': 1 }, {}])
  mail.state.isAway = false
  shop.clock.now += hourMs
  await shop.runJobs()
  expect(await kindsOf('done')).toEqual({ mail: 2, 'announce-enquiry': 1 })
})
