import { placeByHand, readOrder } from '#test/e2e/backoffice/hand-orders.ts'
import { expect, expectAccessible, test } from '#test/e2e/backoffice/staff-fixtures.ts'

for (const [language, width] of [
  ['ru', 390],
  ['en', 1440],
] as const)
  test(`OWN-74 the customer opens the link, sees the order and confirms it; its record tells so (${language}, ${width} px)`, async ({
    browser,
    staffShop,
  }) => {
    const order = await placeByHand(staffShop)
    const record = await staffShop.open(browser, `/staff/orders/${order.id}`)
    await expect(record.getByText('ещё не подтвердил')).toBeVisible()
    await record.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await record.getByRole('button', { name: 'Скопировать ссылку' }).click()
    const { pathname, hash } = new URL(await record.evaluate(() => navigator.clipboard.readText()))

    const customer = await browser.newContext({ viewport: { width, height: 844 } })
    await customer.addCookies([{ name: 'lang', value: language, url: staffShop.origin }])
    const page = await customer.newPage()
    // the shop of the tests learns its port too late for its links
    await page.goto(staffShop.origin + pathname + hash)
    await expect(page.getByText(order.order_number)).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('310-00')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expectAccessible(page)
    await page.getByRole('button', { name: language === 'ru' ? 'Всё верно, подтверждаю' : 'All correct, I confirm' }).click()
    await expect(page.getByText(language === 'ru' ? 'спасибо: заказ подтверждён вами' : 'you have confirmed this order')).toBeVisible()
    await expect(page.getByRole('button', { name: /подтверждаю|I confirm/ })).toHaveCount(0)

    expect((await readOrder(staffShop, order.id)).customer_link?.agreed_at).not.toBeNull()
    await record.reload()
    await expect(record.getByText('Покупатель подтвердил заказ по ссылке')).toBeVisible()
    await record.context().close()
    await customer.close()
  })

test('OWN-74 a link that is cut or foreign says so and leads to the contacts', async ({ browser, staffShop }) => {
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
