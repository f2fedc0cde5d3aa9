import { expect, test } from '#test/e2e/backoffice/staff-fixtures.ts'

test('OWN-104 OWN-26 a promo code is written by keyboard, turned off and on again by undo; several are made at once', async ({
  browser,
  staffShop,
}) => {
  const page = await staffShop.open(browser, '/staff/content/promos', { viewport: { width: 1440, height: 900 } })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Промокоды')
  await expect(page.getByRole('link', { name: /SAVE10/ })).toBeVisible()
  await page.keyboard.press('n')
  const adding = page.getByRole('dialog', { name: 'Новый промокод' })
  await expect(adding.getByLabel('Код')).toBeFocused()
  await page.keyboard.type('may')
  await expect(adding.getByText('Такой короткий код могут подобрать')).toBeVisible()
  await page.keyboard.type('-opening')
  await adding.getByLabel('Сколько').fill('12,5')
  await adding.getByLabel('На одного человека').fill('0')
  await page.keyboard.press('Enter')
  await expect(adding.getByText('Укажите целое число от 1.')).toBeVisible()
  await adding.getByLabel('На одного человека').fill('1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MAY-OPENING')
  await expect(page.getByText('12,5 %')).toBeVisible()
  await page.getByRole('button', { name: 'Выключить' }).click()
  await expect(page.getByRole('button', { name: 'Включить' })).toBeVisible()
  await page
    .getByRole('button', { name: /Вернуть как было/ })
    .last()
    .click()
  await expect(page.getByRole('button', { name: 'Выключить' })).toBeVisible()

  await page.getByRole('link', { name: 'Промокоды' }).first().click()
  await page.getByRole('button', { name: 'Сделать несколько' }).click()
  const making = page.getByRole('dialog', { name: 'Сделать несколько' })
  await making.getByLabel('Сколько кодов').fill('3')
  await making.getByLabel('Начало кода').fill('vip')
  await making.getByLabel('Сколько', { exact: true }).fill('10')
  await making.getByRole('button', { name: 'Сделать коды' }).click()
  await expect(page.getByRole('dialog', { name: 'Готовы 3 кода' }).getByLabel('Коды')).toHaveValue(/^(VIP-\w{10}\n?){3}$/)
  await page.context().close()
})
