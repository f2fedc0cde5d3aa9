import { placeManualOrder } from '#test/e2e/backoffice/manual-orders.ts'
import { expect, test } from '#test/e2e/backoffice/staff-fixtures.ts'

test.describe.configure({ timeout: 90_000 })

test('DESK-03 OWN-105 the owner enters the bank account, and a proforma is issued to an organization', async ({ browser, staffShop }) => {
  const { id } = await placeManualOrder(staffShop)
  const page = await staffShop.open(browser, '/staff/settings/company')
  const account = page.getByLabel('Счёт или IBAN')
  await account.fill('DE89 3704 0044 0532 0130 01')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Проверьте счёт')).toBeVisible()
  await account.fill('DE89 3704 0044 0532 0130 00')
  await page.getByLabel('НДС', { exact: true }).selectOption({ label: 'Маржинальная схема: налог с наценки' })
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Данные компании сохранены')).toBeVisible()

  await page.goto(`/staff/orders/${id}`)
  await page.getByRole('button', { name: 'Выписать' }).click()
  await page.getByRole('menuitem', { name: 'Выписать на организацию' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Название организации').fill('АО «Покупка»')
  await dialog.getByLabel('ИНН').fill('7801234560')
  await dialog.getByText('Проформа', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Выписать' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /Счёт-проформа PRO-\d{4}-\d{5}/ })).toBeVisible()
  await expect(page.getByRole('article')).toContainText('ИНН 7801234560')
  await page.context().close()
})
