import { expect, waitForHydration, type Page, test } from '#test/e2e/fixtures.ts'
import { followTraffic } from '#test/e2e/page-traffic.ts'
import { headingsOf, hrefsOf, requestPage } from '#test/e2e/sent-page.ts'

const html = (page: Page) => page.locator('html')
const stored = async (page: Page) => {
  const cookies = await page.context().cookies()
  return { storage: await page.evaluate(() => localStorage.getItem('lang')), cookie: cookies.find(({ name }) => name === 'lang')?.value }
}

test.describe('somebody who never chose', () => {
  test.use({ lang: null })

  test('I18N-01 gets Russian, whatever the browser prefers', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: 'en-US', baseURL })
    const page = await context.newPage()
    await page.goto('/catalog')
    await expect(html(page)).toHaveAttribute('lang', 'ru')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Часы')
    await context.close()
  })

  test('I18N-01 gets the language of the URL’s query or hash; the hash is stored and removed from the URL', async ({ page }) => {
    await test.step('gets the language in the query of the URL', async () => {
      await page.goto('/catalog?lang=en')
      await expect(html(page)).toHaveAttribute('lang', 'en')
      await waitForHydration(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Watches')
    })

    await test.step('gets the language in the hash of the URL, which is stored and removed from the URL', async () => {
      await page.context().clearCookies()
      await page.evaluate(() => localStorage.clear())
      await page.goto('/catalog?page=2#lang=en')
      await expect(html(page)).toHaveAttribute('lang', 'en')
      await expect(page).toHaveURL('/catalog?page=2')
      expect(await stored(page)).toEqual({ storage: 'en', cookie: 'en' })
    })
  })

  test('I18N-01 a value in local storage alone reaches the server by a cookie', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('lang', 'en'))
    await page.goto('/catalog')
    await expect(html(page)).toHaveAttribute('lang', 'en')
    expect((await stored(page)).cookie).toBe('en')
  })

  test('I18N-01 a browser without cookies is not reloaded endlessly', async ({ page }) => {
    let loads = 0
    page.on('load', () => loads++)
    await page.addInitScript(() => {
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
      localStorage.setItem('lang', 'en')
    })
    const traffic = followTraffic(page)
    await page.goto('/catalog')
    await waitForHydration(page)
    await traffic.settled()
    expect(loads).toBe(1)
  })

  test('I18N-01 an invalid value in any of the sources is ignored', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'lang', value: 'xx', url: baseURL }])
    await page.addInitScript(() => localStorage.setItem('lang', 'klingon'))
    await page.goto('/catalog?lang=de#lang=fr')
    await waitForHydration(page)
    await expect(html(page)).toHaveAttribute('lang', 'ru')
  })
})

test.describe('a visitor who follows a URL with a language', () => {
  test.use({ lang: null })

  test('EDN-03 I18N-01 stays in it: on the next page, its data, and after a reload', async ({ page }) => {
    await page.goto('/catalog?lang=en')
    await waitForHydration(page)
    await page.getByRole('banner').getByRole('link', { name: 'Bags' }).click()
    await expect(page).toHaveURL('/bags')
    await expect(page).toHaveTitle(/Bags/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bags')
    await page.locator('main article a').first().click()
    await expect(page.locator('main nav').first()).toContainText('Bags')
    await page.reload()
    await expect(html(page)).toHaveAttribute('lang', 'en')
    expect(await stored(page)).toEqual({ storage: 'en', cookie: 'en' })
  })

  test('EDN-03 I18N-01 stays in it without script', async ({ request }) => {
    const follow = async (href = '/nothing') => requestPage(request, href)
    const bags = await follow('/bags?lang=en')
    const bag = await follow(hrefsOf(bags.main).find((href) => href.startsWith('/bag/')))
    expect([bag.status, bag.head.lang]).toEqual([200, 'en'])
    const russian = await follow(hrefsOf(bag.header, /^Русский$/)[0])
    const next = await follow(hrefsOf(russian.header, /^Сумки$/)[0])
    expect([next.path, next.head.lang]).toEqual(['/bags', 'ru'])
  })

  test('EDN-03 I18N-01 stays in it where the browser keeps no cookies', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} }))
    await page.route(/\/(catalog|bags)/, async (route) => {
      const { cookie: _cookie, ...headers } = await route.request().allHeaders()
      await route.continue({ headers })
    })
    await page.goto('/catalog?lang=en')
    await waitForHydration(page)
    await page.getByRole('banner').getByRole('link', { name: 'Bags' }).click()
    await expect(page).toHaveTitle(/Bags/)
  })

  test('EDN-03 I18N-01 a redirect keeps it', async ({ request }) => {
    const { path, head } = await requestPage(request, '/search?q=rolex&lang=en')
    expect([path, head.lang]).toEqual(['/catalog?search=rolex&lang=en', 'en'])
  })
})

test('EDN-03 I18N-01 data prefetched before the toggle are not shown after it', async ({ page }) => {
  await page.goto('/catalog')
  await waitForHydration(page)
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
  await link('Сумки').click()
  await expect(page).toHaveTitle(/Сумки/)
  await page.goBack()
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(html(page)).toHaveAttribute('lang', 'en')
  await waitForHydration(page)
  await link('Bags').click()
  await expect(page).toHaveTitle(/Bags/)
})

test('I18N-02 the toggle stores the choice and reloads the same page with its filters, also on a URL with an anchor and after a client-side navigation', async ({
  page,
}) => {
  await page.goto('/catalog?full_set=true')
  await waitForHydration(page)
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(html(page)).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL('/catalog?full_set=true')
  expect(await stored(page)).toEqual({ storage: 'en', cookie: 'en' })
  await page.goto('/')
  await expect(html(page)).toHaveAttribute('lang', 'en')
  await waitForHydration(page)
  await page.getByRole('banner').getByRole('link', { name: 'Русский' }).click()
  await expect(html(page)).toHaveAttribute('lang', 'ru')

  await page.goto('/catalog')
  await waitForHydration(page)
  await page.getByRole('banner').getByRole('link', { name: 'Сумки' }).click()
  await expect(page).toHaveURL('/bags')
  await page.evaluate(() => history.replaceState(history.state, '', '/bags#main'))
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(html(page)).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL('/bags#main')
})

test('I18N-02 without script the toggle is a link to the same page', async ({ request }) => {
  const { header } = await requestPage(request, '/bags?page=2')
  const { path, head, main } = await requestPage(request, hrefsOf(header, /^English$/)[0] ?? '/nothing')
  expect([path, head.lang]).toEqual(['/bags?page=2&lang=en', 'en'])
  expect(headingsOf(main, 1)).toEqual(['Bags'])
})

test('I18N-01 I18N-05 the URL takes precedence over the stored language, and the page’s API requests use it', async ({ page }) => {
  await page.goto('/catalog?lang=en')
  await waitForHydration(page)
  await expect(html(page)).toHaveAttribute('lang', 'en')
  const asked = page.waitForRequest(/\/api\/brands\//)
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
  expect((await asked).headers()['accept-language']).toBe('en')
})
