import { box } from '#test/e2e/catalog-page.ts'
import { main, open } from '#test/e2e/customer-fixtures.ts'
import { expect, expectAccessible, type Page, test } from '#test/e2e/fixtures.ts'

const openAbout = (page: Page) => page.getByRole('banner').locator('a[href="/about"]').click()
const retry = (page: Page) => main(page).getByRole('button', { name: 'Повторить' })

async function breakPages(page: Page, status: number, body: string): Promise<() => Promise<void>> {
  await page.route(/\.data/, (route) => route.fulfill({ status, body }))
  return () => page.unroute(/\.data/)
}

/** Shortens the request timeout from ten seconds to 0.2 seconds. Extends all other timeouts by `AbortSignal` to an hour. */
async function shortenTimeouts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => timeout(ms === 10_000 ? 200 : 3_600_000)
  })
}

test.describe('the data of a page fail', () => {
  test.beforeEach(({ pageErrors }) => pageErrors.allow(/50[0-9]/, /ApiError/))

  test('EDN-12 ERR-02 the page’s frame stays, the page reports the failure, and a retry loads it', async ({ page }) => {
    await open(page, '/faq')
    const mend = await breakPages(page, 502, '<html>Bad Gateway</html>')
    await openAbout(page)
    await expect(main(page).getByRole('alert')).toContainText('Страница не загрузилась')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByText('Bad Gateway')).toHaveCount(0)
    await expect(main(page).getByRole('alert')).toContainText('Попробуйте ещё раз через минуту')
    await expect(main(page).getByRole('link', { name: 'На главную' })).toBeVisible()
    await expectAccessible(page)
    await mend()
    await retry(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('О нас')
  })

  test("EDN-12 CAT-11 a list shows the server's reason in its panel", async ({ page }) => {
    await open(page, '/catalog')
    await breakPages(page, 503, JSON.stringify({ detail: 'Магазин перегружен.' }))
    await box(page, 'Cartier').click()
    const panel = page.getByRole('alert')
    await expect(panel).toContainText('Ошибка')
    await expect(panel).toContainText('Магазин перегружен.')
    await expect(panel.getByRole('link', { name: 'Повторить' })).toBeVisible()
    await expect(box(page, 'Cartier')).toBeChecked()
  })

  test('EDN-12 PDP-06 a piece says that it could not be loaded', async ({ page }) => {
    await open(page, '/catalog?ordering=price_usd')
    const mend = await breakPages(page, 500, 'Unexpected Server Error')
    await main(page).locator('article a').first().click()
    await expect(page.getByRole('alert')).toContainText('Не удалось загрузить товар')
    await expect(page.getByRole('alert').getByRole('link', { name: 'Перейти в каталог' })).toBeVisible()
    await mend()
    await retry(page).click()
    await expect(page.getByRole('alert')).toBeHidden()
    await expect(main(page).getByRole('button', { name: 'В избранное' }).first()).toBeVisible()
  })

  test('EDN-12 INFO-08 support has its form and five questions', async ({ page }) => {
    await open(page, '/faq')
    await breakPages(page, 500, '')
    await main(page).getByRole('link', { name: 'Поддержка' }).click()
    await expect(main(page).getByText('Не удалось загрузить вопросы и ответы')).toBeVisible()
    await expect(main(page).locator('details')).toHaveCount(5)
    await expect(main(page).getByLabel('Имя')).toBeVisible()
  })

  test('EDN-12 INFO-09 the videos say that they could not be loaded', async ({ page }) => {
    await open(page, '/')
    await breakPages(page, 500, '')
    await main(page).getByRole('link', { name: 'Видео на сайте' }).click()
    await expect(main(page).getByRole('alert')).toContainText('Не удалось загрузить видео')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Видео')
  })
})

test('EDN-12 ERR-02 a page that does not load within ten seconds shows a message', async ({ page, pageErrors }) => {
  pageErrors.allow(/ApiError/)
  await open(page, '/catalog')
  await page.route(/\/bags\.data/, () => {})
  await shortenTimeouts(page)
  await page.getByRole('banner').getByRole('link', { name: 'Сумки' }).click()
  await expect(page.getByRole('alert')).toContainText('Сервер не ответил вовремя. Попробуйте ещё раз.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сумки')
})

test('EDN-12 ERR-02 a page whose response stalls midway shows a message', async ({ page, pageErrors }) => {
  pageErrors.allow(/ApiError/)
  await page.addInitScript(() => {
    const fetch = window.fetch.bind(window)
    window.fetch = async (input, init) => {
      if (!(input instanceof URL) || input.pathname !== '/about.data') return fetch(input, init)
      const stalled = new ReadableStream({
        start(controller) {
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason))
        },
      })
      return new Response(stalled, { headers: { 'X-Remix-Response': 'yes' } })
    }
  })
  await open(page, '/faq')
  await shortenTimeouts(page)
  await openAbout(page)
  await expect(main(page).getByRole('alert')).toContainText('Сервер не ответил вовремя')
})
