import { expect, expectAccessible, expectAccessibleInBothThemes, test } from '#test/e2e/backoffice/staff-fixtures.ts'

test('OWN-41 OWN-51 NAV-06 the owner publishes the archive, the site lists sold pieces in both languages and without script, and the owner closes it again', async ({
  browser,
  staffShop,
}) => {
  const { origin, call } = staffShop
  const { results: pieces } = await (await fetch(`${origin}/api/watches/?search=daytona&page_size=2`)).json()
  const [sold, other] = pieces
  const sale = { price_usd: '31900', sold_on: '2026-10-12', sold_to: 'Дилер' }
  const { version } = await call('GET', `/pieces/${sold.id}/`)
  await call('POST', `/pieces/${sold.id}/sold-elsewhere/`, { version, ...sale })

  const page = await staffShop.open(browser, '/staff/content/archive')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Архив продаж')
  await page.getByLabel('Показывать архив на сайте').check()
  await expect(page.getByText('Архив продаж открыт')).toBeVisible()
  await page.getByText('Диапазон', { exact: true }).click()
  await expect(page.getByText('Цены в архиве: Диапазон')).toBeVisible()
  await expect(page.getByText('Продано: ноябрь 2026 · 10 000 $ – 25 000 $')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  const visitor = await browser.newContext({ javaScriptEnabled: false, baseURL: origin })
  const shop = await visitor.newPage()
  const card = shop.getByRole('article').filter({ hasText: sold.model_name })
  await expect(async () => {
    await shop.goto('/sales-history')
    await expect(card.first()).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  await expect(card.first()).toContainText('Продано: октябрь 2026')
  await expect(card.first()).toContainText(/25\s000\s\$ – 50\s000\s\$/)
  await expect(shop.locator('main')).not.toContainText(/31\s900/)
  await shop.getByLabel('Модель или референс').fill('нет такой модели')
  await shop.getByRole('button', { name: 'Показать' }).click()
  await expect(shop.getByRole('heading', { level: 2 })).toHaveText('В архиве такого нет')
  await shop.getByRole('link', { name: 'Показать весь архив' }).first().click()
  await shop.getByLabel('Марка').selectOption(String(sold.brand.id))
  await shop.getByRole('button', { name: 'Показать' }).click()
  await card.first().getByRole('link').click()
  await expect(shop.locator('main')).toContainText('Продано: октябрь 2026 · 25')

  await shop.goto(`/product/${other.id}?lang=en`)
  const before = shop.locator('section').filter({ has: shop.getByRole('heading', { name: 'Previously sold' }) })
  await expect(before).toContainText('Sold in October 2026')
  await expect(before).toContainText('$25,000 – $50,000')
  await before.getByRole('link', { name: 'The full sales archive' }).click()
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText('Sales history')
  await expect(card.first()).toContainText('Sold in October 2026')
  await visitor.close()

  const reader = await browser.newContext({ baseURL: origin })
  const alive = await reader.newPage()
  await alive.goto('/sales-history')
  await expectAccessible(alive, { targets: true })
  await reader.close()

  await page.getByLabel('Показывать архив на сайте').uncheck()
  await expect(page.getByText('Архив продаж закрыт')).toBeVisible()
  await expect(async () => expect(await (await fetch(`${origin}/sales-history`)).text()).toContain('Мы собираем архив')).toPass({
    timeout: 20_000,
  })
})
