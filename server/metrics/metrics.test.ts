import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { openMetrics } from '#server/start/open-metrics.ts'
import { listen } from '#server/start/open-shop.ts'
import { addPiece } from '#test/factories.ts'
import { fillCart, pickup } from '#test/orders.ts'
import { openTestShop, signIn, testConfig, type TestShop } from '#test/shop.ts'

describe('metrics', () => {
  let shop: TestShop
  let origin: string
  let metricsPort = 0
  beforeAll(async () => {
    shop = await openTestShop()
    const config = testConfig({ METRICS_PORT: '0', PORT: '0' })
    const portLogged = Promise.withResolvers<number>()
    const log = { ...shop.ctx.log, info: (fields: object) => 'metrics' in fields && portLogged.resolve(Number(fields.metrics)) }
    openMetrics(shop, config, log)
    metricsPort = await portLogged.promise
    origin = await listen(shop.app, config)
  })
  afterAll(() => shop.close())

  const scrape = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  /** The value of one line of what Prometheus reads; labels exactly as written there. */
  const valueOf = async (name: string) => {
    const line = (await scrape()).split('\n').find((text) => text.startsWith(`${name} `))
    return line === undefined ? undefined : Number(line.split(' ').at(-1))
  }

  test('OPS-07 responses are counted by their route and status, never by their address', async () => {
    await fetch(`${origin}/api/watches/1/`)
    await fetch(`${origin}/api/watches/999999/`)
    await fetch(`${origin}/api/nothing-is-here/`)
    expect(await valueOf('vitrine_http_requests_total{method="GET",route="/api/watches/:id/",status="404"}')).toBeGreaterThanOrEqual(1)
    expect(await valueOf('vitrine_http_request_duration_seconds_count{route="/api/watches/:id/"}')).toBeGreaterThanOrEqual(2)
    expect(await scrape()).not.toMatch(/watches\/999999|nothing-is-here/)
  })

  test('OPS-07 responses from the cache are counted apart', async () => {
    const before = (await valueOf('vitrine_http_cached_responses_total')) ?? 0
    for (let count = 0; count < 5; count++) await fetch(`${origin}/api/brands/`)
    expect(await valueOf('vitrine_http_cached_responses_total')).toBe(before + 4)
    expect(await valueOf('vitrine_http_requests_total{method="GET",route="/api/brands/",status="200"}')).toBe(1)
  })

  test('OPS-07 orders and enquiries are counted once they are stored, a repeated submit not again', async () => {
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
    const payload = { name: 'Anna', phone: '+7 916 123-45-67', email: 'anna@shop.example', message: 'A question' }
    const response = await shop.app.inject({ method: 'POST', url: '/api/contacts/', payload })
    expect([response.statusCode, response.body]).toEqual([201, expect.any(String)])
    expect(await valueOf('vitrine_enquiries_total')).toBe(enquiries + 1)
  })

  test('OPS-07 an order that nobody confirmed in time is counted as expired', async () => {
    const before = (await valueOf('vitrine_orders_expired_total')) ?? 0
    shop.clock.now += 49 * hourMs
    await shop.runJobs()
    expect(await valueOf('vitrine_orders_expired_total')).toBe(before + 1)
    expect(await valueOf('vitrine_job_runs_total{kind="lapse-order",result="done"}')).toBeGreaterThanOrEqual(1)
  })

  test('OPS-07 jobs that failed for good, jobs that wait, the age of the catalogue and missing transports are reported', async () => {
    const due = new Date(shop.clock.now - 600_000)
    const jobs = ['due', 'dead'].map((key) => ({ kind: 'mail', payload: '{}', key, max_attempts: 1, run_at: due }))
    await shop.db.insertInto('job').values(jobs).execute()
    await shop.db.updateTable('job').set({ dead_at: due }).where('key', '=', 'dead').execute()
    expect(await valueOf('vitrine_jobs_due')).toBe(1)
    expect(await valueOf('vitrine_jobs_oldest_due_seconds')).toBe(600)
    expect(await valueOf('vitrine_jobs_given_up')).toBe(1)
    expect(await valueOf('vitrine_database_up')).toBe(1)
    expect(await valueOf('vitrine_carrier_configured{carrier="mail"}')).toBe(0)
    const age = (await valueOf('vitrine_catalogue_age_seconds')) ?? 0
    shop.clock.now += 90_000
    expect(await valueOf('vitrine_catalogue_age_seconds')).toBe(age + 90)
    expect(await valueOf('nodejs_eventloop_lag_p99_seconds')).toBeDefined()
  })

  test('OPS-07 the public port shows none of it, and the other nothing else', async () => {
    expect((await fetch(`${origin}/metrics`)).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${metricsPort}/api/watches/`)).status).toBe(404)
    expect(testConfig().metrics).toBeUndefined()
    expect(testConfig({ METRICS_PORT: '9100' }).metrics).toEqual({ host: '127.0.0.1', port: 9100 })
  })
})
