import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import { shopToday } from '#server/domain/shop-today.ts'
import { type ApiDocument, callsOf, findProblems } from '#test/production/api-routes.ts'
import { type Checkout, makeCheckout } from '#test/production/checkout.ts'
import { mapConcurrently, sendRequest } from '#test/production/http-request.ts'
import { deadAssets, pagePaths, visitPages, withFewPhotographs } from '#test/production/page-routes.ts'
import { tokenOf } from '#test/production/sign-in.ts'
import { askStaff, enterAsOwner, staffCalls, type StaffDoor } from '#test/production/staff-door.ts'
import { type StartedShop, startShop } from '#test/production/started-shop.ts'
import { sendFormPhotographs, sendStaffFiles } from '#test/production/uploads.ts'
import { createPostgres } from '#test/shop.ts'

export const production = {
  APP_ENV: 'production',
  ORIGIN_RU: 'https://shop.example.ru',
  ORIGIN_EN: 'https://shop.example.com',
  ORIGIN_STAFF: 'https://staff.shop.example.ru',
  AUTH_SECRET: randomBytes(24).toString('hex'),
  TRUST_PROXY_HOPS: '0',
  OUTBOX_IN_PRODUCTION: 'on',
  LOG_LEVEL: 'info',
}
/** Whether tests that need PostgreSQL are skipped if there is none. If `CI` or `TEST_DATABASE_URL` is set, they fail instead. */
export const isPostgresOptional = !process.env.TEST_DATABASE_URL && !process.env.CI
export const demo = { DEMO_CATALOG: 'on', DEMO_IN_PRODUCTION: 'on', PHOTOGRAPHS: 'off' }

type Started = { shops: StartedShop[]; folder: string; dataDir: string; remove: () => Promise<void> }

/** Returns the URL paths of the built files of the back office. Leaves out index.html, because it is served at the paths of the pages. */
function listBackOfficeFiles(folder: string): string[] {
  const built = readdirSync(join(folder, 'build/backoffice'), { recursive: true, withFileTypes: true })
  const files = built.filter((file) => file.isFile() && !/\.(br|gz)$|^index\.html$/.test(file.name) && !file.parentPath.includes('.vite'))
  return files.map(({ parentPath, name }) => `/staff/${relative(join(folder, 'build/backoffice'), join(parentPath, name))}`)
}

/** Starts the shop `count` times at once by `npm start`, in a new checkout and on a new PostgreSQL database. */
export async function startOnPostgres(count: number, settings: Record<string, string>): Promise<Started> {
  if (!process.env.TEST_DATABASE_URL) throw new Error('CI needs a PostgreSQL: TEST_DATABASE_URL is not set')
  const { url, drop } = await createPostgres()
  return startIn(makeCheckout({ ...production, ...settings, DATABASE_URL: url }), count, drop)
}

export async function startIn(checkout: Checkout, count: number, drop: () => Promise<void> = async () => {}): Promise<Started> {
  const remove = async () => {
    await drop()
    checkout.remove()
  }
  try {
    const shops = await Promise.all(Array.from({ length: count }, () => startShop(checkout.folder)))
    return { shops, folder: checkout.folder, dataDir: join(checkout.folder, '.data'), remove }
  } catch (error) {
    await remove()
    throw error
  }
}

async function idsOf(url: string): Promise<Record<string, string>> {
  const ids: Record<string, string> = {}
  for (const list of ['watches', 'jewelry', 'bags']) {
    const { results } = JSON.parse((await sendRequest(url, `/api/${list}/?page_size=1`)).body)
    if (results[0]) ids[list] = String(results[0].id)
  }
  return ids
}

/** Defines the tests for a started shop on any database. `staffOrigin` is the separate origin of the back office, if there is one. */
export function holds(start: () => Promise<Started>, staffOrigin?: string): void {
  let started: Started
  let urls: string[]
  let owner: StaffDoor
  beforeAll(async () => {
    started = await start()
    urls = started.shops.map(({ url }) => url)
  })
  afterAll(async () => {
    await Promise.all((started?.shops ?? []).map((shop) => shop.end()))
    await started?.remove()
  })

  // comes first, because the tests below use up the rate limits per sender
  test('OPS-01 FORM-06 every form that takes a photograph stores it', async () => {
    for (const url of urls) expect(await sendFormPhotographs(url)).toEqual([])
  })

  test('OPS-01 API-10 no route of the API’s document responds with a 5xx to any method, with and without input and sign-in', async () => {
    const [url = ''] = urls
    const document: ApiDocument = JSON.parse((await sendRequest(url, '/api/openapi.json')).body)
    const calls = callsOf(document, await tokenOf(url, started.dataDir), await idsOf(url))
    expect(calls.length).toBeGreaterThan(300)
    expect(await findProblems(urls, calls)).toEqual([])
  })

  test('OPS-01 routes outside the document respond with 200', async () => {
    const paths = ['/healthz', '/readyz', '/robots.txt', '/sitemap.xml', '/sitemap-pages.xml', '/api/docs/', '/api/openapi.json']
    for (const url of urls) for (const path of paths) expect([path, (await sendRequest(url, path)).status]).toEqual([path, 200])
  })

  test('OPS-01 NAV-01 every page exists in both languages, and so does every file that pages and files name', async () => {
    const paths = pagePaths(await idsOf(urls[0] ?? ''))
    expect(paths.length).toBeGreaterThan(25)
    const { problems, assets } = await visitPages(urls, paths)
    expect(problems).toEqual([])
    expect([...assets].filter((asset) => asset.endsWith('.js')).length).toBeGreaterThan(10)
    expect(await deadAssets(urls, withFewPhotographs(assets))).toEqual([])
  })

  test('OPS-01 OWN-13 the back office serves its pages and files; if it has its own host, no other serves its pages', async () => {
    const [url = ''] = urls
    const [shop] = started.shops
    if (!shop) throw new Error('No shop was started')
    owner = await enterAsOwner(shop, started.folder, staffOrigin ?? url)
    expect((await askStaff(owner, url, '/api/staff/session/')).status).toBe(200)
    for (const path of ['/staff/', '/staff/pieces', '/staff/orders/1', '/staff/nothing-is-here']) {
      const { status, body } = await askStaff(owner, url, path)
      expect([path, status, body.includes('/staff/assets/')]).toEqual([path, 200, true])
      if (staffOrigin) expect((await sendRequest(url, path)).status).toBe(404)
    }
    const files = listBackOfficeFiles(started.folder)
    expect(files.length).toBeGreaterThan(20)
    const statuses = await mapConcurrently(files, 4, async (path) => [path, (await askStaff(owner, url, path)).status])
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
  })

  test('OPS-01 OWN-110 a view of a piece’s page is counted, even if the page comes from the cache', async () => {
    const [url = ''] = urls
    const { watches: id } = await idsOf(url)
    if (!id) return
    const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/145.0' }
    for (const _time of ['made', 'cached']) expect((await sendRequest(url, `/product/${id}`, { headers })).status).toBe(200)
    const [from, to] = [shopToday(Date.now() - dayMs), shopToday(Date.now())]
    const { body } = await askStaff(owner, url, `/api/staff/insight/demand/?from=${from}&to=${to}`)
    expect(JSON.parse(body).pieces).toEqual([expect.objectContaining({ id: Number(id), views: 2 })])
  })

  test('OPS-01 OWN-44 OWN-63 a photograph and a table uploaded by the staff are processed', async () => {
    for (const url of urls) expect(await sendStaffFiles(owner, url)).toEqual({ photograph: 'ready', table: 201 })
  })

  test('OPS-01 OWN-01 no route of the back office responds with a 5xx, to nobody and to the owner, with and without input', async () => {
    const calls = staffCalls()
    expect(calls.length).toBeGreaterThan(200)
    const nobody = { ...owner, headers: {} }
    for (const door of [nobody, owner]) expect(await findProblems(urls, calls, (...sent) => askStaff(door, ...sent))).toEqual([])
  })

  test('OPS-01 SEC-D14 the log is one JSON object a line, without errors, and a stopped shop exits with code 0', async () => {
    const codes = await Promise.all(started.shops.map((shop) => shop.end()))
    expect(codes).toEqual(started.shops.map(() => 0))
    const lines = started.shops.flatMap((shop) => shop.log()).map((line) => JSON.parse(line))
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.filter(({ level }) => level >= 50)).toEqual([])
  })
}
