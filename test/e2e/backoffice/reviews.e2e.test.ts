import { expect, expectAccessible, test } from '#test/e2e/backoffice/staff-fixtures.ts'

test('TRST-02 a review added in the back office appears on the page about the shop with a link to its source', async ({
  browser,
  staffShop,
}) => {
  const page = await staffShop.open(browser, '/staff/content/reviews', { viewport: { width: 1440, height: 900 } })
  const shop = await page.context().newPage()
  const reviews = shop.getByRole('region', { name: 'Отзывы' })
  await shop.goto('/about')
  await expect(shop.getByRole('region', { name: 'Контакты' })).toBeVisible()
  await expect(reviews).toHaveCount(0)

  await expect(page.getByText('Отзывов ещё нет')).toBeVisible()
  await page.keyboard.press('n')
  const adding = page.getByRole('dialog', { name: 'Новый отзыв' })
  await expect(adding.getByLabel('Автор')).toBeFocused()
  await page.keyboard.type('Анна К.')
  await adding.getByLabel('Отзыв', { exact: true }).fill('Часы приехали в срок.\nДокументы на месте.')
  await adding.getByLabel('Источник').fill('Яндекс Карты')
  await adding.getByLabel('Дата отзыва').fill('2026-11-02')
  await adding.getByLabel('Адрес отзыва').fill('http://yandex.ru/maps/org/vitrine')
  await adding.getByRole('button', { name: 'Сохранить' }).click()
  await expect(adding.getByText('Укажите адрес целиком, он начинается с https://.')).toBeVisible()
  await adding.getByLabel('Адрес отзыва').fill('https://yandex.ru/maps/org/vitrine')
  await adding.getByRole('button', { name: 'Сохранить' }).click()
  await expect(adding).toBeHidden()
  await expect(page.getByRole('list', { name: 'Отзывы' }).getByRole('listitem')).toContainText('Анна К. · Яндекс Карты')

  await expect(async () => {
    await shop.goto('/about')
    await expect(reviews).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  await expect(reviews.locator('blockquote[lang=ru] p')).toHaveText(['Часы приехали в срок.', 'Документы на месте.'])
  await expect(reviews.getByRole('time')).toHaveText(/^2\sноября 2026\sг\.$/)
  const source = reviews.getByRole('link', { name: /^Яндекс Карты ?, откроется в новой вкладке$/ })
  await expect(source).toHaveAttribute('href', 'https://yandex.ru/maps/org/vitrine')
  await expect(source).toHaveAttribute('rel', 'noopener noreferrer')
  await expectAccessible(shop)
})
