import { expect, test } from '#test/e2e/backoffice/staff-fixtures.ts'

const shopOrigin = 'https://vitrine.example'

test('OWN-13 links to the shop lead to its own origin where the back office has another one', async ({ browser, staffShop }) => {
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
  await page.getByRole('button', { name: 'Ещё', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Открыть магазин' })).toHaveAttribute('href', `${shopOrigin}/`)
  await page.context().close()
})
