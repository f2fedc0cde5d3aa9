import { expect, test } from '#test/e2e/backoffice/staff-fixtures.ts'

test('OWN-111 OWN-22 from ⌘K to the health of the shop: a test email, a test call, and what came of them', async ({
  browser,
  staffShop,
}) => {
  const page = await staffShop.open(browser, '/staff/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сегодня')
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox').fill('состояние')
  await page.getByRole('option', { name: 'Состояние', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Состояние')
  await expect(page.getByText(/^Встроенная, \d+/)).toBeVisible()

  const mail = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Почта' }) })
  await mail.getByRole('button', { name: 'Проверить: Почта' }).click()
  await expect(mail.getByText(/Сообщение лежит в папке outbox/)).toBeVisible()
  await expect(mail.getByText('Работает')).toBeVisible()

  // a phone that nobody takes: the refusal stays, and Today says so
  const calls = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Звонки' }) })
  await calls.getByRole('button', { name: 'Проверить: Звонки' }).click()
  await page.getByRole('dialog').getByLabel('Телефон').fill('+7 000 000-00-00')
  await page.keyboard.press('Enter')
  await expect(calls.getByText(/^Не работает с/)).toBeVisible()
  await expect(calls.getByText('Отказ', { exact: true })).toBeVisible()
  await page.goto('/staff/')
  await page.getByRole('link', { name: 'Связь не работает' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Состояние')
})
