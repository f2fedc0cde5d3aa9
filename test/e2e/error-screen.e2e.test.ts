import fc from 'fast-check'
import { expect, expectAccessible, type Page, waitForHydration, test } from '#test/e2e/fixtures.ts'
import { rawGet } from '#test/e2e/spawned-shop.ts'

/** Opens the catalog, and makes the page of bags throw an error when it renders. */
async function failWhileDrawn(page: Page): Promise<void> {
  await page.goto('/catalog')
  await waitForHydration(page)
  await page.route('**/assets/bag-list.page-*.js', async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'cache-control': 'no-store' }
    // keeps the other exports of the file, because other modules may import them
    const rest = (await response.text()).replace(/\b[\w$]+ as default\b,?/, '')
    await route.fulfill({ response, headers, body: `${rest};export default function Page() { throw new Error("drawn wrongly") }` })
  })
}

test.describe('the fallback screen', () => {
  test.use({ lang: 'en' })

  test('ERR-01 an error during rendering shows instructions and is logged; Refresh Page reloads, and the page works once the error is gone', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/./)
    await failWhileDrawn(page)
    await page.getByRole('banner').getByRole('link', { name: 'Bags' }).click()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expect(page.getByText("We're sorry, but something unexpected happened. Please try refreshing the page.")).toBeVisible()
    await expect(page.getByRole('link', { name: 'Book an Appointment' })).toHaveAttribute('href', '/appointment')
    await expect(page).toHaveTitle(/^Something went wrong/)
    expect(pageErrors.list.join()).toContain('drawn wrongly')
    await expectAccessible(page)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Refresh Page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bags')
    await expect(page).toHaveURL('/bags')
  })
})

test('ERR-01 the screen is in Russian for a visitor with Russian pages', async ({ page, pageErrors }) => {
  pageErrors.allow(/./)
  await failWhileDrawn(page)
  await page.getByRole('banner').getByRole('link', { name: 'Сумки' }).click()
  await expect(page.getByRole('heading', { name: 'Что-то пошло не так' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Обновить страницу' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Записаться на визит' })).toBeVisible()
})

test('ERR-02 without a connection the shop shows a message and stays; the requested page opens when it is back', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/)
  await page.goto('/catalog')
  await waitForHydration(page)
  await context.setOffline(true)
  await expect(page.getByText('Показано то, что уже загружено')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Украшения' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Сумки' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Страница откроется, когда связь вернётся' }).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Часы')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сумки')
  await expect(page.getByText('Показано то, что уже загружено')).toBeHidden()
})

test.describe('any request of a page', () => {
  test('API-09 no path, query or header makes a page respond 5xx', async ({ baseURL }) => {
    test.setTimeout(240_000)
    const paths = [
      '/',
      '/catalog',
      '/jewelry',
      '/bags',
      '/sale',
      '/product/1',
      '/jewelry/1',
      '/bag/1',
      '/menu',
      '/search',
      '/login',
      '/nothing',
    ]
    const parts = [
      'catalog.data',
      'product',
      '_root.data',
      '..',
      '%2e%2e',
      '%00',
      '%ff',
      '%',
      ';',
      '\\',
      '//',
      '?',
      'page=-1',
      'search=%ff',
      'q[]=1',
      '%F0%9F%A6%84',
    ]
    const visible = fc.string({ maxLength: 40 }).map((text) => text.replace(/[^\x21-\x7e]/g, ''))
    const path = fc.oneof(
      fc.tuple(fc.constantFrom(...paths), visible).map(([start, rest]) => `${start}?${rest}`),
      fc
        .tuple(fc.constantFrom(...paths), fc.array(fc.constantFrom(...parts), { maxLength: 3 }))
        .map(([start, rest]) => start + rest.join('/')),
      visible.map((text) => `/${text}`),
    )
    const header = fc.dictionary(
      fc.constantFrom('host', 'cookie', 'accept', 'accept-language', 'if-none-match', 'accept-encoding'),
      visible,
      { maxKeys: 3 },
    )
    const holds = fc.asyncProperty(path, header, async (asked, headers) => {
      const { status, body } = await rawGet(String(baseURL), asked, headers)
      expect(status, asked).toBeLessThan(500)
      expect(body).not.toMatch(/node_modules|\bat .*\.ts:\d/)
    })
    await fc.assert(holds, { seed: 42, numRuns: 400 })
  })

  test('API-09 no URL makes the server fail', async ({ baseURL }) => {
    for (const asked of [
      'http://evil.example/',
      'http://evil.example:99999/catalog',
      '//evil.example/',
      '@evil.example/',
      '.evil.example/',
      '/%ff',
      '/%',
      '/catalog?search=%',
      '*',
      '/catalog.data?page=0',
      '/_root.data',
      '/__manifest',
      '/__manifest?p=/x&version=1',
    ]) {
      const { status } = await rawGet(String(baseURL), asked)
      expect(status, asked).toBeLessThan(500)
    }
  })

  test('API-09 a page accepts only GET and HEAD', async ({ baseURL }) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const { status } = await rawGet(String(baseURL), '/catalog', {}, method)
      expect([404, 405]).toContain(status)
    }
    const head = await rawGet(String(baseURL), '/catalog', {}, 'HEAD')
    expect([head.status, head.body]).toEqual([200, ''])
  })
})
