import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiDocument, callsOf, findProblems } from '#test/production/api-routes.ts'
import { type Checkout, makeCheckout } from '#test/production/checkout.ts'
import { sendRequest } from '#test/production/http-request.ts'
import { deadAssets, pagePaths, visitPages, withFewPhotographs } from '#test/production/page-routes.ts'
import { tokenOf } from '#test/production/sign-in.ts'
import { type StartedShop, startShop } from '#test/production/started-shop.ts'
import { createPostgres } from '#test/shop.ts'

const production = {
  APP_ENV: 'production',
  ORIGIN_RU: 'https://shop.example.ru',
  ORIGIN_EN: 'https://shop.example.com',
  AUTH_SECRET: randomBytes(24).toString('hex'),
  TRUST_PROXY_HOPS: '0',
  OUTBOX_IN_PRODUCTION: 'on',
  LOG_LEVEL: 'info',
}
const demo = { DEMO_CATALOG: 'on', DEMO_IN_PRODUCTION: 'on', PHOTOGRAPHS: 'off' }

type Started = { shops: StartedShop[]; dataDir: string; remove: () => Promise<void> }

/** `npm start` of one fresh checkout, so many times beside each other on one PostgreSQL of its own. */
async function startOnPostgres(count: number, settings: Record<string, string>): Promise<Started> {
  const { url, drop } = await createPostgres()
  return startIn(makeCheckout({ ...production, ...settings, DATABASE_URL: url }), count, drop)
}

async function startIn(checkout: Checkout, count: number, drop: () => Promise<void> = async () => {}): Promise<Started> {
  const remove = async () => {
    await drop()
    checkout.remove()
  }
  try {
    const shops = await Promise.all(Array.from({ length: count }, () => startShop(checkout.folder)))
    return { shops, dataDir: join(checkout.folder, '.data'), remove }
  } catch (error) {
    await remove()
    throw error
  }
}

/** The first piece of each list that has one. */
async function idsOf(url: string): Promise<Record<string, string>> {
  const ids: Record<string, string> = {}
  for (const list of ['watches', 'jewelry', 'bags']) {
    const { results } = JSON.parse((await sendRequest(url, `/api/${list}/?page_size=1`)).body)
    if (results[0]) ids[list] = String(results[0].id)
  }
  return ids
}

/** What holds of every shop that was started, on whatever database. */
function holds(start: () => Promise<Started>): void {
  let started: Started
  let urls: string[]
  beforeAll(async () => {
    started = await start()
    urls = started.shops.map(({ url }) => url)
  })
  afterAll(async () => {
    await Promise.all((started?.shops ?? []).map((shop) => shop.end()))
    await started?.remove()
  })

  test('OPS-01 API-10 every route of its own document responds to every method, with and without input and sign-in, without a 5xx', async () => {
    const [url = ''] = urls
    const document: ApiDocument = JSON.parse((await sendRequest(url, '/api/openapi.json')).body)
    const calls = callsOf(document, await tokenOf(url, started.dataDir), await idsOf(url))
    expect(calls.length).toBeGreaterThan(300)
    expect(await findProblems(urls, calls)).toEqual([])
  })

  test('OPS-01 what is no part of the document responds too', async () => {
    const paths = ['/healthz', '/readyz', '/robots.txt', '/sitemap.xml', '/sitemap-pages.xml', '/api/docs/', '/api/openapi.json']
    for (const url of urls) for (const path of paths) expect([path, (await sendRequest(url, path)).status]).toEqual([path, 200])
  })

  test('OPS-01 NAV-01 every page is there in both languages, and every file that pages and files name', async () => {
    const paths = pagePaths(await idsOf(urls[0] ?? ''))
    expect(paths.length).toBeGreaterThan(25)
    const { problems, assets } = await visitPages(urls, paths)
    expect(problems).toEqual([])
    expect([...assets].filter((asset) => asset.endsWith('.js')).length).toBeGreaterThan(10)
    expect(await deadAssets(urls, withFewPhotographs(assets))).toEqual([])
  })

  test('OPS-01 SEC-D14 its log is JSON, a line each, without errors; asked to end, it exits with code 0', async () => {
    const codes = await Promise.all(started.shops.map((shop) => shop.end()))
    expect(codes).toEqual(started.shops.map(() => 0))
    const lines = started.shops.flatMap((shop) => shop.log()).map((line) => JSON.parse(line))
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.filter(({ level }) => level >= 50)).toEqual([])
  })
}

describe('`npm start` in a folder with a space and Cyrillic letters, on the embedded database', () => {
  holds(() => startIn(makeCheckout(), 1))
})

describe.skipIf(!process.env.TEST_DATABASE_URL)('`npm start` twice on one PostgreSQL, in production', () => {
  holds(() => startOnPostgres(2, demo))
})

describe.skipIf(!process.env.TEST_DATABASE_URL)('`npm start` on an empty PostgreSQL, in production without the demo', () => {
  // how long it drains by itself is seen above
  holds(() => startOnPostgres(1, { DRAIN_SECONDS: '0' }))
})
