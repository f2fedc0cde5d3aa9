import { expect, expectAccessibleInBothThemes, test } from '#test/e2e/backoffice/staff-fixtures.ts'

test('OWN-55 OWN-26 a place is added to an office and renamed on a phone; a stock-take offers it, and the rename is undone', async ({
  browser,
  staffShop,
}) => {
  const page = await staffShop.open(browser, '/staff/settings/places', { viewport: { width: 390, height: 844 } })
  await page.getByRole('button', { name: 'Добавить место' }).click()
  const adding = page.getByRole('dialog', { name: 'Добавить место' })
  await adding.getByLabel('Офис').selectOption({ label: 'Дубай' })
  await adding.getByLabel('Что это').selectOption({ label: 'Витрина' })
  await adding.getByLabel('Название по-русски').fill('Витрина у входа')
  await adding.getByLabel('Название по-английски').fill('Window at the door')
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Enter')
  await expect(adding).toBeHidden()
  await page.getByRole('button', { name: 'Изменить: Витрина у входа' }).click()
  const changing = page.getByRole('dialog', { name: 'Изменить место' })
  await changing.getByLabel('Название по-русски').fill('Большая витрина')
  await changing.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('button', { name: 'Изменить: Большая витрина' })).toBeVisible()
  await page
    .getByRole('button', { name: /Вернуть как было/ })
    .last()
    .click()
  await expect(page.getByRole('button', { name: 'Изменить: Витрина у входа' })).toBeVisible()

  await page.goto('/staff/stock-takes')
  await page.getByRole('button', { name: 'Начать инвентаризацию' }).last().click()
  await expect(page.getByRole('dialog').getByLabel('Место').locator('option', { hasText: 'Витрина у входа' })).toHaveCount(1)
  await page.context().close()
})
