import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { type Checkout, makeCheckout } from '#test/production/checkout.ts'
import { sendRequest } from '#test/production/http-request.ts'
import { startShop } from '#test/production/started-shop.ts'
import { endsInTime } from '#test/safe-exit.ts'
import { createPostgres } from '#test/shop.ts'

/** An address where nothing listens. Everything that the shop sends there fails and is logged. */
const nowhere = '127.0.0.1:1'
const marker = 'MarkerOfASecretThatNobodyMayRead'
const secretSettings = {
  AUTH_SECRET: marker,
  AUTH_SECRET_PREVIOUS: marker,
  SMTP_URL: `smtp://user:${marker}@${nowhere}`,
  IMAP_URL: `imap://user:${marker}@${nowhere}`,
  TELEGRAM_BOT_TOKEN: `12345:${marker}`,
  TELEGRAM_WEBHOOK_SECRET: marker,
  SMSRU_API_ID: marker,
  REDIS_URL: `redis://:${marker}@${nowhere}`,
  S3_ACCESS_KEY_ID: marker,
  S3_SECRET_ACCESS_KEY: marker,
}
const settings = {
  ...secretSettings,
  PHOTOGRAPHS: 'off',
  LOG_LEVEL: 'debug',
  LOG_REQUESTS: 'on',
  DRAIN_SECONDS: '0',
  STAFF_MAIL: 'staff@shop.example',
  STAFF_TELEGRAM_CHAT: '-1001',
  REPLY_MAIL: 'answers@shop.example',
  TELEGRAM_API_URL: `http://${nowhere}`,
  SMSRU_URL: `http://${nowhere}`,
  S3_ENDPOINT: `http://${nowhere}`,
  S3_BUCKET: 'photographs',
  S3_ENQUIRY_BUCKET: 'enquiries',
  S3_PUBLIC_URL: `http://${nowhere}`,
}

describe('the output of the shop', () => {
  let checkout: Checkout
  let database: { url: string; drop: () => Promise<void> } | undefined
  beforeAll(async () => {
    checkout = makeCheckout()
    if (process.env.TEST_DATABASE_URL) database = await createPostgres()
  })
  afterAll(async () => {
    checkout.remove()
    await database?.drop()
  })

  /** Adds a password to the URL of the database. A server that trusts all connections ignores the password. */
  function databaseUrl(): Record<string, string> {
    if (!database) return {}
    const url = new URL(database.url)
    url.password = marker
    return { DATABASE_URL: url.href }
  }

  test('SAFE-01 contains no secret of the configuration, from the start through requests and failures to the stop', async () => {
    const shop = await startShop(checkout.folder, { ...settings, ...databaseUrl() })
    const post = (path: string, payload: object, headers = {}) =>
      sendRequest(shop.url, path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(payload),
      })
    expect((await sendRequest(shop.url, '/')).status).toBe(200)
    expect((await sendRequest(shop.url, `/api/watches/?token=${marker.slice(0, 8)}`)).status).toBeLessThan(500)
    expect((await post('/api/telegram/updates/', {}, { 'x-telegram-bot-api-secret-token': 'wrong' })).status).toBe(404)
    expect((await post('/api/auth/request_code/', { phone: '+79161234567' })).status).toBeGreaterThanOrEqual(400)
    const form = { name: 'Ann', phone: '+79161234567', email: 'ann@example.com', message: 'Hello', consent: true }
    expect((await post('/api/contacts/', form)).status).toBe(201)
    const failures = () => shop.log().filter((line) => JSON.parse(line).level >= 40)
    for (const named of ['mail', 'elegram', 'mailbox'])
      await eventually(() => failures().some((line) => line.includes(named)), { reason: `a failure of ${named}`, upToMs: 60_000 }).toBe(
        true,
      )
    expect(await shop.end()).toBe(0)
    expect(shop.printed()).toContain('the shop is closing')
    expect(shop.printed()).not.toContain(marker)
  })

  test.each([
    ['a database that cannot be reached', { DATABASE_URL: `postgres://user:${marker}@${nowhere}/x` }],
    ['an invalid setting', { SMTP_URL: `http://user:${marker}@${nowhere}` }],
    ['a missing setting that another one needs', { S3_PUBLIC_URL: '' }],
  ])('SAFE-01 contains no secret if the start fails: %s', (_title, wrong) => {
    const { PATH = '', HOME = '' } = process.env
    const env = { PATH, HOME, PORT: '0', ...settings, ...wrong }
    const { status, stdout, stderr } = spawnSync('node', ['scripts/run.mjs', 'start'], {
      cwd: checkout.folder,
      env,
      encoding: 'utf8',
      ...endsInTime,
    })
    expect([status, stderr.trim().split('\n').length]).toEqual([1, 1])
    expect(stdout + stderr).not.toContain(marker)
  })
})
