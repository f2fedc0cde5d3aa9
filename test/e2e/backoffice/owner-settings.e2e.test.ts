import { expect, test } from '#test/e2e/backoffice/staff-fixtures.ts'

// runs in one worker, because the tests change the settings of a shared shop
test.describe.configure({ mode: 'default', timeout: 90_000 })

test('OWN-114 the owner changes how long an order reserves: the site says so; a wrong number is refused beside its field; undone, it is the default', async ({
  browser,
  staffShop,
}) => {
  const page = await staffShop.open(browser, '/staff/settings/thresholds')
  const field = page.getByLabel('Бронь заказа', { exact: true })
  await expect(field).toHaveAttribute('placeholder', '48')
  await field.fill('1000')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Целое число от 1 до 720')).toBeVisible()
  const save = async (hours: string) => {
    await field.fill(hours)
    await page.getByRole('button', { name: 'Сохранить' }).click()
    // the button says «Сохраняется…» during the save
    await expect(page.getByRole('button', { name: /^Сохран(ить|яется…)$/ })).toBeHidden()
  }
  const backupHour = page.getByLabel('Копия по ночам')
  await expect(backupHour).toBeHidden()
  await page.getByText('Другие настройки', { exact: true }).click()
  await backupHour.selectOption({ label: '03:00 UTC' })
  await save('24')
  await page.getByRole('button', { name: 'Отменить', exact: true }).click()
  await expect(field).toHaveValue('')
  await save('72')

  const visitor = await browser.newPage({ baseURL: staffShop.origin, locale: 'ru-RU' })
  const promise = (hours: RegExp) =>
    expect
      .poll(async () => {
        await visitor.goto('/login')
        return visitor.getByRole('main').innerText()
      })
      .toMatch(hours)
  await promise(/72\sчаса/)
  await save('')
  await promise(/48\sчасов/)
  await visitor.close()
  await page.context().close()
})
