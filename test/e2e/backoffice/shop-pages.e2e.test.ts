import { hourMs } from '#contract/rules/durations.ts'
import { placeManualOrder, readOrder } from '#test/e2e/backoffice/manual-orders.ts'
import { expect, expectAccessible, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { freshPhone, signInByApi } from '#test/e2e/sign-in.ts'

const shopOrigin = 'https://vitrine.example'

test('OWN-13 links to the shop use the shop’s origin if the back office has a different one', async ({ browser, staffShop }) => {
  const { results } = await staffShop.call<{ results: { id: number }[] }>('GET', '/pieces/?status=available&kind=watch&page_size=1')
  const page = await staffShop.open(browser, '/staff/')
  await page.route('**/api/staff/session/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), shop_origin: shopOrigin } })
  })
  await page.goto(`${staffShop.origin}/staff/pieces/${results[0]?.id}`)
  const link = page.getByRole('link', { name: 'Смотреть в магазине' }).first()
  await expect(link).toHaveAttribute('href', `${shopOrigin}/product/${results[0]?.id}`)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: /^Ещё(,|$)/ }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Открыть магазин' })).toHaveAttribute('href', `${shopOrigin}/`)

  await page.context().route(`${shopOrigin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${staffShop.origin}/staff/content/home`)
  const preview = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Посмотреть' }).click()
  await expect(await preview).toHaveURL(new RegExp(`^${shopOrigin}/\\?preview=`))
  await page.context().close()
})

test('OWN-52 the person a piece is held for buys it on its page; others see until when it is held', async ({ browser, staffShop }) => {
  const { results } = await staffShop.call<{ results: { id: number; version: number }[] }>(
    'GET',
    '/pieces/?status=available&kind=watch&ordering=price&page_size=2',
  )
  const id = results[1]?.id
  const phone = freshPhone()
  const until = new Date(Date.now() + hourMs).toISOString()
  await staffShop.call('POST', `/pieces/${id}/hold/`, { name: 'Anna', contact: `+${phone}`, reason: 'word', until })

  const stranger = await staffShop.open(browser, `/product/${id}`, { locale: 'ru-RU' })
  const facts = stranger.getByRole('main')
  await expect(facts.getByText(/^Отложен до\s/)).toBeVisible()
  await expect(facts.getByRole('button', { name: 'Добавить в корзину' })).toHaveCount(0)
  await stranger.context().close()

  const context = await browser.newContext({ baseURL: staffShop.origin, locale: 'ru-RU' })
  const anna = await context.newPage()
  await signInByApi(anna, { phone, dataDir: staffShop.folder })
  await anna.goto(`/product/${id}`)
  const own = anna.getByRole('main')
  await expect(own.getByText(/^Отложен для вас до\s/)).toBeVisible()
  await own.getByRole('button', { name: 'Добавить в корзину' }).first().click()
  await own.getByRole('link', { name: 'Перейти в корзину' }).first().click()
  await expect(anna.getByRole('button', { name: 'Оформить заказ' })).toBeEnabled()
  await context.close()
})

for (const [language, width] of [
  ['ru', 390],
  ['en', 1440],
] as const)
  test(`OWN-74 the customer opens the link, sees the order and confirms it; its record shows that (${language}, ${width} px)`, async ({
    browser,
    staffShop,
  }) => {
    const order = await placeManualOrder(staffShop)
    const record = await staffShop.open(browser, `/staff/orders/${order.id}`)
    await expect(record.getByText('ещё не подтвердил')).toBeVisible()
    await record.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await record.getByRole('button', { name: 'Скопировать ссылку' }).click()
    await expect(record.getByText('Скопировано', { exact: true })).toBeVisible()
    const { pathname, hash } = new URL(await record.evaluate(() => navigator.clipboard.readText()))

    const customer = await browser.newContext({ viewport: { width, height: 844 } })
    await customer.addCookies([{ name: 'lang', value: language, url: staffShop.origin }])
    const page = await customer.newPage()
    // the copied link has the configured origin, but this shop listens on a port that is chosen at its start
    await page.goto(staffShop.origin + pathname + hash)
    await expect(page.getByText(order.order_number)).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('310-00')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expectAccessible(page)
    await page.getByRole('button', { name: language === 'ru' ? 'Всё верно, подтверждаю' : 'Confirm the order' }).click()
    await expect(page.getByText(language === 'ru' ? 'спасибо, вы подтвердили заказ' : 'You have confirmed this order')).toBeVisible()
    await expect(page.getByRole('button', { name: /подтверждаю|Confirm the order/ })).toHaveCount(0)

    expect((await readOrder(staffShop, order.id)).customer_link?.agreed_at).not.toBeNull()
    await record.reload()
    await expect(record.getByText('Покупатель подтвердил заказ по ссылке')).toBeVisible()
    await record.context().close()
    await customer.close()
  })

test('OWN-74 a truncated or foreign link says so and leads to the contacts', async ({ browser, staffShop }) => {
  const customer = await browser.newContext({ baseURL: staffShop.origin })
  const page = await customer.newPage()
  for (const hash of ['', '#nonsense']) {
    await page.goto('about:blank')
    await page.goto(`/order${hash}`)
    await expect(page.getByRole('alert')).toContainText(/больше не действует|no longer works/)
    await expectAccessible(page)
  }
  await customer.close()
})
