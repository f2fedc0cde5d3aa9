import type { APIRequestContext } from '@playwright/test'
import { open } from '#test/e2e/customer-fixtures.ts'
import { expect, test } from '#test/e2e/fixtures.ts'
import { headingsOf, hrefsOf, requestPage } from '#test/e2e/sent-page.ts'

test.describe('addresses', () => {
  async function expectPages(request: APIRequestContext, paths: string[]): Promise<void> {
    for (const path of paths) {
      const response = await request.get(path)
      expect(response.status(), path).toBe(200)
      expect(response.headers()['content-type']).toBe('text/html; charset=utf-8')
      expect((await response.text()).match(/<h1[\s>]/g), path).toHaveLength(1)
    }
  }

  test('NAV-01 NAV-02 NAV-03 home and the lists respond with a page', ({ request }) =>
    expectPages(request, ['/', '/catalog', '/jewelry', '/bags', '/sale']))

  test('NAV-04 the customer’s pages respond with at least a shell', ({ request }) =>
    expectPages(request, ['/cart', '/checkout', '/favorites', '/compare', '/profile', '/purchase-history']))

  test('NAV-05 the sign-in and the menu respond with a page', ({ request }) =>
    expectPages(request, ['/login', '/phone-setup', '/auth/relay', '/menu']))

  test('NAV-06 services respond with a page', ({ request }) =>
    expectPages(request, ['/appointment', '/authenticity', '/service', '/services', '/watch-buyback', '/sales-history', '/video']))

  test('NAV-07 information pages respond with a page', ({ request }) =>
    expectPages(request, ['/about', '/contacts', '/faq', '/support', '/payment', '/privacy-policy', '/terms']))

  test('NAV-06 the sales history is a placeholder that leads to the catalog', async ({ request }) => {
    const { main } = await requestPage(request, '/sales-history')
    expect(hrefsOf(main, /каталог/i)).toEqual(['/catalog'])
  })

  test('NAV-03 the first piece of each list has a page of its own', async ({ request }) => {
    for (const [list, folder] of [
      ['watches', 'product'],
      ['jewelry', 'jewelry'],
      ['bags', 'bag'],
    ]) {
      const { results } = await (await request.get(`/api/${list}/?page_size=1`)).json()
      const response = await request.get(`/${folder}/${results[0].id}`)
      expect(response.status()).toBe(200)
      expect(await response.text()).toContain(results[0].brand.name.replace('&', '&amp;'))
    }
  })

  const redirects = [
    ['/watches', '/catalog'],
    ['/product-detail', '/catalog'],
    ['/search?q=rolex', '/catalog?search=rolex'],
    ['/search?q=%D1%80%D0%BE%D0%BB%D0%B5%D0%BA%D1%81%20gmt', '/catalog?search=%D1%80%D0%BE%D0%BB%D0%B5%D0%BA%D1%81+gmt'],
    ['/search?q=%20', '/catalog'],
    ['/search', '/catalog'],
    // a search text that looks like a URL must not cause a redirect to another site
    ['/search?q=//evil.example', '/catalog?search=%2F%2Fevil.example'],
  ] as const
  test('NAV-02 old URLs redirect to the catalog and keep the search text', async ({ request }) => {
    for (const [from, to] of redirects) {
      const response = await request.get(from, { maxRedirects: 0 })
      expect([301, 302, 308]).toContain(response.status())
      expect(response.headers().location).toBe(to)
    }
  })

  const missing = [
    ['/nothing', '/product/999999', '/product/abc', '/product/0', '/jewelry/1e3', '/bag/-1', '/catalog/extra', '/product'],
    ['/index.html', '/wp-login.php', '/.env', '/.git/config', '/server/main.ts', '/package.json'],
  ].flat()
  test('NAV-08 PDP-06 an unknown path responds 404 with a page of the shop', async ({ request }) => {
    for (const path of missing) {
      const response = await request.get(path)
      expect(response.status(), path).toBe(404)
      expect(await response.text()).toMatch(/<html lang="ru">.*Такой страницы нет/s)
    }
  })

  test('NAV-08 the page of a missing address leads back to the catalog', async ({ request }) => {
    const { head, main } = await requestPage(request, '/nothing')
    expect(headingsOf(main, 1)).toEqual(['Такой страницы нет'])
    expect(head.title).toMatch(/^Такой страницы нет/)
    expect(hrefsOf(main, /каталог/i)).toEqual(['/catalog'])
  })

  test('NAV-08 PDP-06 a piece that is gone when its link is clicked shows the same page', async ({ page, pageErrors }) => {
    pageErrors.allow(/404/)
    await open(page, '/catalog')
    await page.route('**/product/*.data*', (route) => route.continue({ url: new URL('/product/999999.data', route.request().url()).href }))
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Такой страницы нет')
    await expect(page.getByRole('banner')).toBeVisible()
  })
})
