import { expect, expectAccessibleInBothThemes, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { sendForm } from '#test/e2e/backoffice/storefront-form.ts'

test('OWN-80 a rule created on a phone assigns a new enquiry to its person; rules can be reordered', async ({ browser, staffShop }) => {
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

  const { number } = await sendForm(staffShop, 'contacts', { name: 'Вера', phone: '+7 916 700-10-29', message: 'Когда вы открыты?' })
  await page.goto('/staff/inbox?assignee=me')
  await expect(page.getByRole('link', { name: new RegExp(`Когда вы открыты.*Ада · № ${number}`, 's') })).toBeVisible()
})
