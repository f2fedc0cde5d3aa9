import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import writeXlsxFile from 'write-excel-file/node'
import { drop, speak } from '#test/e2e/backoffice/import-files.ts'
import { expect, expectAccessibleOnPhoneAndDesk, type Page, type StaffShop, test } from '#test/e2e/backoffice/staff-fixtures.ts'

// a retry repeats all tests, because the second test needs the pieces that the first one imports
test.describe.configure({ mode: 'serial', timeout: 240_000 })

const rowCount = 300
const brands = ['Rolex', 'Omega', 'Cartier', 'Breitling', 'Tudor']
const heads = ['№', 'Марка', 'Наименование', 'Реф.', 'Серийный №', 'Год', 'Диаметр', 'Сост.', 'Где лежит', 'Цена, USD', 'Комплект']

type Cell = string | number

function priceOf(number: number): Cell {
  if (number === 30) return '€ 5 000'
  if (number % 10 === 0) return 'по запросу'
  return number % 25 === 1 ? 'уточняйте' : 5000 + number
}

function yearOf(number: number): Cell {
  if (number === 40) return '1400 г.'
  return number % 2 ? '2019 г.' : 2020
}

/**
 * Returns a price list as a supplier may write it. Row 20 has the same serial number as row 10. Row 30 has a price in euros. Row 40 has an
 * impossible year.
 */
function priceList(model: string): Cell[][] {
  const rows = Array.from({ length: rowCount }, (_, at): Cell[] => {
    const number = at + 1
    return [
      number,
      brands[at % brands.length] ?? '',
      `${model} ${number}`,
      `${model[0]}-${1000 + number}`,
      `${model} S${number === 20 ? 10 : number}`,
      yearOf(number),
      number % 2 ? '39 мм' : '40,5',
      number % 3 ? 'Новые' : 'Отличное',
      number % 4 ? 'Мск' : 'Дубай',
      priceOf(number),
      'коробка и документы',
    ]
  })
  return [['Прайс-лист ООО «Часовой дом» от 24.11.2026'], [], heads, ...rows]
}

async function toXlsx(rows: readonly (readonly Cell[])[]): Promise<Buffer> {
  const sheet = rows.map((cells) => cells.map((value) => ({ value, type: typeof value === 'number' ? Number : String })))
  return writeXlsxFile(sheet).toBuffer()
}

const columnOf = (page: Page, head: string) => page.getByRole('combobox', { name: `${head}: что это` })
const meaningOf = (page: Page, text: string) => page.getByRole('combobox', { name: `«${text}» значит` })
const cellsOf = (page: Page, title: string | RegExp) => page.getByRole('listitem').filter({ hasText: title }).getByRole('definition')
const listed = (shop: StaffShop, q: string) =>
  shop.call<{ count: number; results: { status: string; model_name: string }[] }>('GET', `/pieces/?q=${encodeURIComponent(q)}`)

test('DESK-07 a supplier’s spreadsheet of 300 rows comes in as it is: values are explained once, every cell is shown as read', async ({
  browser,
  staffShop,
}) => {
  await speak(staffShop, 'ru')
  const page = await staffShop.open(browser, '/staff/pieces/import')
  await drop(page, 'прайс.xlsx', await toXlsx(priceList('Vostok')))

  await expect(page.getByRole('combobox', { name: 'Заголовок таблицы' })).toHaveValue('3')
  await expect(page.getByText('Распознано 8 столбцов из 11.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Поставщик' }).fill('Часовой дом')
  await columnOf(page, 'Сост.').selectOption({ label: 'Состояние' })
  await columnOf(page, 'Где лежит').selectOption({ label: 'Город' })
  await page.getByRole('combobox', { name: 'Вид', exact: true }).selectOption({ label: 'Часы' })
  await page.getByRole('combobox', { name: 'Статус' }).selectOption({ label: 'Сразу в продажу' })
  await expectAccessibleOnPhoneAndDesk(page)
  await page.getByRole('button', { name: 'Посмотреть изменения' }).click()

  await expect(page.getByText('Не выбрано: 5 значений. Их строки останутся с ошибками.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Новые' })).toContainText('200 строк')
  await meaningOf(page, 'Новые').selectOption({ label: 'Без следов носки' })
  await meaningOf(page, 'Мск').selectOption({ label: 'Москва' })
  await meaningOf(page, 'уточняйте').selectOption({ label: 'по запросу' })
  await expect(page.getByText('Не выбрано: 2 значения. Их строки останутся с ошибками.')).toBeVisible()
  await expectAccessibleOnPhoneAndDesk(page)
  await page.getByRole('button', { name: 'Посмотреть изменения' }).click()

  await expect(page.getByText('297 появятся в продаже · 1 черновик · 2 с ошибками')).toBeVisible()
  const first = cellsOf(page, /Rolex Vostok 1(?!\d)/)
  await expect(first.filter({ hasText: 'Мск' })).toHaveText('Мск → читается как Москва')
  await expect(first.filter({ hasText: 'мм' })).toHaveText('39 мм → читается как 39')
  await expect(first.filter({ hasText: 'г.' })).toHaveText('2019 г. → читается как 2019')
  await expect(first.filter({ hasText: 'уточняйте' })).toHaveText('уточняйте → читается как по запросу')
  await expect(first.filter({ hasText: 'для всего файла' })).toHaveText(['в продаже для всего файла', 'часы для всего файла'])
  await expect(page.getByText('rolex-v-1001-2019 · артикул предложен')).toBeVisible()
  await expectAccessibleOnPhoneAndDesk(page)
  await page.getByRole('link', { name: 'С ошибками' }).click()
  await expect(page.getByText('Цена, $: «€ 5 000» — не сумма в долларах')).toBeVisible()
  await expect(cellsOf(page, 'Строка 33').filter({ hasText: '€ 5 000' })).toContainText('не читается')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Скачать строки с ошибками' }).click()
  const refused: string[][] = parse(await readFile(await (await downloading).path()), { delimiter: ';', bom: true })
  expect(refused.map(([number]) => number)).toEqual(['№', '30', '40'])
  expect((await listed(staffShop, 'Vostok')).count).toBe(0)

  await page.getByRole('button', { name: 'Записать 298 строк' }).click()
  await expect(page.getByRole('main').getByText('Записан', { exact: true })).toBeVisible()
  expect((await listed(staffShop, 'Vostok')).count).toBe(298)
  const twin = (await listed(staffShop, 'Vostok 20')).results.find(({ model_name: name }) => name === 'Vostok 20')
  expect(twin?.status).toBe('draft')
})

test('DESK-07 the supplier’s next file asks nothing that was answered before, and the same file again changes nothing', async ({
  browser,
  staffShop,
}) => {
  await speak(staffShop, 'en')
  const page = await staffShop.open(browser, '/staff/pieces/import')
  const left = new Set<Cell | undefined>([10, 20, 30, 40])
  const rows = priceList('Vostok').filter(([number]) => !left.has(number))
  await drop(page, 'again.xlsx', await toXlsx(rows))
  await expect(page.getByRole('combobox', { name: 'Supplier' })).toHaveValue('Часовой дом')
  await expect(page.getByRole('combobox', { name: 'Сост.: what it is' })).toHaveValue('condition')
  await expect(page.getByRole('combobox', { name: 'Kind', exact: true })).toHaveValue('watch')
  await page.getByRole('button', { name: 'See the changes' }).click()
  await expect(page.getByRole('list', { name: 'Same' }).getByRole('listitem').first()).toHaveAttribute('aria-setsize', '296')
  await expect(page.getByText('found by its serial number').first()).toBeVisible()
  await expectAccessibleOnPhoneAndDesk(page)
  await page.getByRole('link', { name: 'Values' }).click()
  await expect(page.getByRole('combobox', { name: '“Мск” means' })).toHaveValue('moscow')
  await expectAccessibleOnPhoneAndDesk(page)
  await page.getByRole('link', { name: 'Columns' }).click()
  await expectAccessibleOnPhoneAndDesk(page)
})

test('DESK-07 pieces on consignment have the supplier as their consignor; a known supplier fills in the choices', async ({
  browser,
  staffShop,
}) => {
  await speak(staffShop, 'ru')
  const page = await staffShop.open(browser, '/staff/pieces/import')
  const file = (model: string, head: string) => Buffer.from(`Марка,${head},Цена\nRolex,${model},9000\n`)
  await drop(page, 'комиссия.csv', file('Comission A', 'Что продают'))
  await columnOf(page, 'Что продают').selectOption('model')
  await page.getByRole('combobox', { name: 'Вид', exact: true }).selectOption('watch')
  await page.getByRole('combobox', { name: 'Офис' }).selectOption({ label: 'Дубай' })
  await page.getByRole('combobox', { name: 'Чьи предметы' }).selectOption({ label: 'На комиссии' })
  await page.getByRole('button', { name: 'Посмотреть изменения' }).click()
  await expect(page.getByText('Назовите поставщика: он будет комитентом')).toBeVisible()
  await expect(page.getByText('Укажите долю комитента')).toBeVisible()
  await page.getByRole('combobox', { name: 'Поставщик' }).fill('Ломбард')
  await page.getByRole('textbox', { name: 'Доля комитента, %' }).fill('80')
  await page.getByRole('button', { name: 'Посмотреть изменения' }).click()
  await page.getByRole('button', { name: 'Записать 1 строку' }).click()
  await expect(page.getByRole('main').getByText('Записан', { exact: true })).toBeVisible()
  const consigned = await staffShop.call<{ results: { name: string }[] }>('GET', '/consignors/')
  expect(consigned.results.map(({ name }) => name)).toContain('Ломбард')

  await page.goto('/staff/pieces/import')
  await drop(page, 'ещё.csv', file('Comission B', 'Иначе'))
  await expect(page.getByRole('combobox', { name: 'Чьи предметы' })).toHaveValue('own')
  await page.locator('datalist option', { hasText: 'Ломбард' }).waitFor({ state: 'attached' })
  await page.getByRole('combobox', { name: 'Поставщик' }).fill('ломбард')
  await expect(page.getByText('Столбцы и значения взяты из его прежних файлов.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Чьи предметы' })).toHaveValue('consignment')
  await expect(page.getByRole('combobox', { name: 'Поставщик' })).toBeFocused()
})

test('DESK-07 a known supplier that is typed before the list of suppliers arrives fills in the choices', async ({ browser, staffShop }) => {
  await speak(staffShop, 'ru')
  const page = await staffShop.open(browser, '/staff/pieces/import')
  const isTyped = Promise.withResolvers<void>()
  await page.route('**/api/staff/import-suppliers/', async (route) => {
    await isTyped.promise
    await route.continue()
  })
  await drop(page, 'третий.csv', Buffer.from('Марка,Снова иначе,Цена\nRolex,Comission C,9000\n'))
  await page.getByRole('combobox', { name: 'Поставщик' }).fill('ломбард')
  await expect(page.getByRole('combobox', { name: 'Чьи предметы' })).toHaveValue('own')
  isTyped.resolve()
  await expect(page.getByText('Столбцы и значения взяты из его прежних файлов.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Чьи предметы' })).toHaveValue('consignment')
})
