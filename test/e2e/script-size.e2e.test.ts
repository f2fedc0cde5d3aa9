import { gzipSync } from 'node:zlib'
import { expect, waitForHydration, type Page, test } from '#test/e2e/fixtures.ts'
import { followTraffic } from '#test/e2e/page-traffic.ts'

const kB = 1000
const firstViewMax = 155 * kB
const pagePartMax = 20 * kB

/** Returns the scripts that a page loads without interaction, as paths with gzipped sizes. */
async function scriptsOf(page: Page, path: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  const reading: Promise<void>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.endsWith('.js')) return
    reading.push(response.body().then((body) => void sizes.set(pathname, gzipSync(body).length)))
  })
  const traffic = followTraffic(page)
  await page.goto(path)
  await waitForHydration(page)
  await traffic.settled()
  await Promise.all(reading)
  return sizes
}

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)

for (const path of ['/', '/catalog', '/product', '/jewelry', '/sale']) {
  test(`the script of the first view of ${path} fits 155 kB, its own part 20 kB, and nothing comes from third parties`, async ({
    page,
    context,
    request,
  }) => {
    const { results } = await (await request.get('/api/watches/?page_size=1&ordering=price_usd')).json()
    const pagePath = path === '/product' ? `/product/${results[0].id}` : path
    const shown = await scriptsOf(page, pagePath)
    // this page needs no scripts besides those of the shell
    const shell = await scriptsOf(await context.newPage(), '/sales-history')
    const own = [...shown].filter(([name]) => !shell.has(name)).map(([, size]) => size)
    test.info().annotations.push({ type: 'script', description: `${sum([...shown.values()])} B in all, ${sum(own)} B its own` })
    expect(shown.size).toBeGreaterThan(3)
    expect(sum([...shown.values()])).toBeLessThanOrEqual(firstViewMax)
    expect(sum(own)).toBeLessThanOrEqual(pagePartMax)
  })
}

test('I18N-04 a page loads the messages of its own language only', async ({ page }) => {
  const names = [...(await scriptsOf(page, '/catalog')).keys()]
  const dictionaries = names.filter((name) => /dictionary/.test(name))
  expect(dictionaries).toHaveLength(1)
  const [body] = await Promise.all(dictionaries.map(async (name) => (await page.request.get(name)).text()))
  expect(body).toMatch(/Украшения/)
  // messages of forms and the account are loaded on demand
  expect(body).not.toMatch(/Укажите телефон|Восстановить пароль/)
})

test('the files of a page are cached forever and named by their content hash', async ({ request }) => {
  const [first = ''] = /\/assets\/[\w.-]+\.js/.exec(await (await request.get('/catalog')).text()) ?? []
  const response = await request.get(first)
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(response.headers()['content-type']).toMatch(/javascript/)
  for (const gone of ['/assets/nothing.js', '/assets/', `${first}.map`]) expect((await request.get(gone)).status()).toBe(404)
})

test('AUTH-02 the first view loads no script of the sign-in or of Google', async ({ page }) => {
  const names = [...(await scriptsOf(page, '/catalog')).keys()]
  const bodies = await Promise.all(names.map(async (name) => (await page.request.get(name)).text()))
  expect(bodies.join('')).not.toMatch(/identitytoolkit|telegram-widget|one-time-code/)
})
