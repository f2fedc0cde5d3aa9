import { readFile } from 'node:fs/promises'
import { placeManualOrder } from '#test/e2e/backoffice/manual-orders.ts'
import { expect, type Page, test } from '#test/e2e/backoffice/staff-fixtures.ts'

async function fileOf(page: Page, name: string): Promise<string[]> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
  return (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
}

test('OWN-108 OWN-22 from ⌘K to the stock by age, from a band to its pieces, and the table as a file', async ({ browser, staffShop }) => {
  const page = await staffShop.open(browser, '/staff/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сегодня')
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox').fill('аналитика скл')
  await page.getByRole('option', { name: 'Аналитика: Склад' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Склад')
  const ages = page.getByRole('table', { name: 'По сроку' })
  await expect(ages.getByRole('row')).toHaveCount(6)
  const lines = await fileOf(page, 'Скачать CSV: По сроку')
  expect(lines[0]).toContain('"Срок";"Предметы";"По цене";"Себестоимость"')
  expect(lines).toHaveLength(6)
  const first = ages.getByRole('row').nth(1)
  const count = await first.getByRole('cell').first().innerText()
  await first.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Предметы')
  await expect(page.getByText(new RegExp(`^${count} предмет`)).first()).toBeVisible()
  await page.context().close()
})

test('OWN-109 OWN-20 a sale counts in the figures of its period, in English as well', async ({ browser, staffShop }) => {
  const { id } = await placeManualOrder(staffShop)
  for (const step of ['confirm', 'ship']) await staffShop.call('POST', `/orders/${id}/${step}/`, { email: 'skip' })
  const { staff } = await staffShop.call<{ staff: { version: number } }>('GET', '/session/')
  await staffShop.call('PATCH', '/me/', { language: 'en', version: staff.version })
  const page = await staffShop.open(browser, '/staff/insight/sales', { viewport: { width: 390, height: 844 } })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sales')
  const people = page.getByRole('table', { name: 'By person' })
  await expect(people.getByRole('row', { name: /Ада/ })).toBeVisible()
  const lines = await fileOf(page, 'Download CSV: By person')
  expect(lines.some((line) => line.startsWith('"Ада","'))).toBe(true)
  await page.getByLabel('To', { exact: true }).fill('2020-01-31')
  await page.getByLabel('From', { exact: true }).fill('2020-01-01')
  await expect(page.getByRole('region', { name: 'By month', exact: true })).toContainText('Nothing yet')
  await page.getByRole('button', { name: '30 days' }).click()
  await expect(people.getByRole('row', { name: /Ада/ })).toBeVisible()
  await page.context().close()
})

test('OWN-110 OWN-100 a search without results can be assigned to a brand, which then matches it', async ({ browser, staffShop }) => {
  const visitor = { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/605' }
  // A search counts after a few seconds, or when the visitor searches for something else. `rolex` makes `qwxzvo` count at once.
  for (const words of ['qwxzvo', 'rolex']) await (await fetch(`${staffShop.origin}/catalog?search=${words}`, { headers: visitor })).text()
  const page = await staffShop.open(browser, '/staff/insight/demand', { viewport: { width: 390, height: 844 } })
  await page.getByRole('table', { name: 'Поиски без результата' }).getByRole('link', { name: 'qwxzvo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Бренды')
  await expect(page.getByText('Ищут «qwxzvo»')).toBeVisible()
  await page
    .getByRole('button', { name: /^Rolex/ })
    .last()
    .click()
  await expect(page.getByRole('searchbox', { name: 'Что наберут?' })).toHaveValue('qwxzvo')
  const trial = page.getByRole('region', { name: 'Проверка поиска' })
  await expect(trial.getByText('Ничего не найдено.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Что ещё набирают' }).fill('qwxzvo')
  await expect(trial.getByText(/^Найдено? \d+ предмет/)).toBeVisible()
})
