import { expect, expectAccessible, test } from '#test/e2e/backoffice/staff-fixtures.ts'

test('OWN-27 details of an action are in words: the table, the columns, money, yes and no', async ({ browser, staffShop }) => {
  const made = await staffShop.call('POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name: 'In words' })
  const page = await staffShop.open(browser, `/staff/settings/audit?entry=${made.action_id}`)
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('rowheader', { name: 'модель', exact: true })).toBeVisible()
  await expect(sheet.getByRole('row', { name: 'полный комплект' })).toContainText('Нет')
  await expect(sheet.getByRole('rowheader').filter({ hasText: '_' })).toHaveCount(0)
  await expectAccessible(page)
  await page.context().close()
})

test('OWN-27 imports are among the records to filter by', async ({ browser, staffShop }) => {
  const page = await staffShop.open(browser, '/staff/settings/audit')
  await page.getByRole('button', { name: 'Что', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'импорт' }).click()
  await expect(page).toHaveURL(/subject=import/)
  await page.context().close()
})
