import { cp1251, drop, head, row, speak } from '#test/e2e/backoffice/import-files.ts'
import { expect, expectAccessible, test } from '#test/e2e/backoffice/staff-fixtures.ts'

test.describe.configure({ mode: 'default', timeout: 90_000 })

const see = 'Посмотреть изменения'
const apply = 'Записать 1 строку'
const done = 'Записан'

test('OWN-63 a file that is not a table is refused with a sentence at the drop zone', async ({ browser, staffShop }) => {
  await speak(staffShop, 'ru')
  const page = await staffShop.open(browser, '/staff/pieces/import')
  await drop(page, 'pieces.csv', Buffer.from('Артикул;Цена\r\n'))
  await expect(page.getByRole('alert')).toContainText('нет строк')
  await page.context().close()
})

test('OWN-63 a preview of five thousand rows is virtualized and scrolls to the last row', async ({ browser, staffShop }) => {
  test.slow()
  await speak(staffShop, 'ru')
  const rows = Array.from({ length: 5000 }, (_, at) => row(`many-${at}`, 'Manyomatic', String(1000 + at)))
  const page = await staffShop.open(browser, '/staff/pieces/import')
  await drop(page, 'many.csv', cp1251(head + rows.join('')))
  await page.getByRole('button', { name: 'Посмотреть изменения' }).click()
  const list = page.getByRole('list', { name: 'Новые' })
  await expect(list.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '5000', { timeout: 60_000 })
  expect(await list.getByRole('listitem').count()).toBeLessThan(100)
  await page.keyboard.press('End')
  await expect(list.getByText('many-4999')).toBeInViewport({ timeout: 60_000 })
  expect(await list.getByRole('listitem').count()).toBeLessThan(100)
  await page.context().close()
})

test('REAL-07 REAL-08 the header row, the encoding and the date order can be chosen; a row that moves a piece needs confirmation', async ({
  browser,
  staffShop,
}) => {
  await speak(staffShop, 'ru')
  const page = await staffShop.open(browser, '/staff/pieces/import')
  const line = (brand: string, model: string) => `В/77;часы;${brand};${model};500;Отличное;Москва;03/04/2025\r\n`
  const file = (brand: string, model: string) =>
    cp1251(`Прайс-лист от поставщика\r\n\r\nАртикул;Вид;Бренд;Модель;Цена;Состояние;Город;Куплен\r\n${line(brand, model)}`)
  await drop(page, 'прайс.csv', file('Rolex', 'Пробные часы'))
  const headRow = page.getByRole('combobox', { name: 'Заголовок таблицы' })
  await expect(headRow).toHaveValue('3')
  await headRow.selectOption('1')
  await expect(page.getByText('Распознано 0 столбцов из 1.')).toBeVisible()
  await headRow.selectOption('3')
  await expect(page.getByText('Распознано 8 столбцов из 8.')).toBeVisible()
  const encoding = page.getByRole('combobox', { name: 'Кодировка' })
  await expect(encoding).toHaveValue('windows-1251')
  await encoding.selectOption('ibm866')
  await expect(page.getByText('Пробные часы', { exact: true })).toBeHidden()
  await encoding.selectOption('windows-1251')
  await expect(page.getByText('Пробные часы', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: see }).click()
  const day = page.getByRole('combobox', { name: '03/04/2025 в этом столбце — это' })
  await expect(day).toHaveAccessibleDescription(/все даты столбца/)
  await day.selectOption({ label: '3\u00A0апреля 2025 г.' })
  await page.getByRole('button', { name: see }).click()
  await page.getByRole('button', { name: apply }).click()
  await expect(page.getByRole('main').getByText(done, { exact: true })).toBeVisible()

  await page.goto('/staff/pieces/import')
  await drop(page, 'прайс.csv', file('Omega', 'Пробные часы'))
  await page.getByRole('combobox', { name: '03/04/2025' }).selectOption('dmy')
  await page.getByRole('button', { name: see }).click()
  await expect(page.getByText('В 1 строке артикул другого предмета: меняется бренд или референс.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Это тот же предмет' }).click()
  const changed = page.getByRole('list', { name: 'Изменятся' }).getByRole('listitem')
  await expect(changed.first()).toContainText('Omega')
  await page.getByRole('button', { name: 'Это другой предмет' }).click()
  await page.getByRole('button', { name: 'Во всех — тот же предмет' }).click()
  await page.getByRole('button', { name: apply }).click()
  await expect(page.getByRole('main').getByText(done, { exact: true })).toBeVisible()
  await page.context().close()
})
