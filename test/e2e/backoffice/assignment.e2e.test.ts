import { expect, expectAccessibleInBothThemes, test } from '#test/e2e/backoffice/staff-fixtures.ts'

test('OWN-80 a rule written on a phone gives a new enquiry to its person; rules change places', async ({ browser, staffShop }) => {
  const page = await staffShop.open(browser, '/staff/settings/assignment', { viewport: { width: 390, height: 844 } })
  await expect(page.getByText('Правил пока нет')).toBeVisible()
  const dialog = page.getByRole('dialog')
  const rules = page.locator('main ol > li')

  await page.getByRole('button', { name: 'Новое правило' }).first().click()
  await dialog.getByLabel('Кому').selectOption({ label: 'Ада' })
  await dialog.getByRole('checkbox', { name: 'Сообщение' }).check()
  await dialog.getByLabel('Офис').selectOption({ label: 'Москва' })
  await expectAccessibleInBothThemes(page)
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(rules).toHaveText([/Ада.*Сообщение.*Москва/])

  await page.getByRole('button', { name: 'Новое правило' }).first().click()
  await dialog.getByLabel('Кому').selectOption({ label: 'Ада' })
  await dialog.getByLabel('Бренд').selectOption({ label: 'Rolex' })
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(rules).toHaveText([/Сообщение/, /Rolex/])
  await page.getByRole('button', { name: 'Поднять правило 2' }).click()
  await expect(rules).toHaveText([/Rolex/, /Сообщение/])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  const asked = await fetch(`${staffShop.origin}/api/contacts/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'ru' },
    body: JSON.stringify({ name: 'Вера', phone: '+7 916 700-10-29', message: 'Когда вы открыты?' }),
  })
  const { number } = (await asked.json()) as { number: number }
  await page.goto('/staff/inbox?assignee=me')
  await expect(page.getByRole('link', { name: new RegExp(`Когда вы открыты.*Ада · № ${number}`, 's') })).toBeVisible()
})
