import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { cp1251, drop, head, row, speak } from '#test/e2e/backoffice/import-files.ts'
import { expect, expectAccessible, type StaffShop, test } from '#test/e2e/backoffice/staff-fixtures.ts'

type Listed = { count: number; results: { price_usd: string | null; model_name: string }[] }

test.describe.configure({ mode: 'default', timeout: 90_000 })

const word = {
  title: 'Импорт предметов',
  command: 'импорт',
  matched: 'Распознано 7 столбцов из 8.',
  left: 'Пометка: что это',
  see: 'Посмотреть изменения',
  fresh: 'Новые',
  changed: 'Изменятся',
  refused: 'С ошибками',
  from: '9 500,50 $',
  to: '8 200 $',
  reason: 'Цена, $: «дорого» — не сумма в долларах, например 12500 или 12500,50.',
  download: 'Скачать строки с ошибками',
  reasons: 'Причины',
  apply: (count: number) => `Записать ${count === 1 ? '1 строку' : `${count} строки`}`,
  done: 'Записан',
  undo: 'Вернуть как было',
  undone: 'Возвращён',
  separator: ';',
} as const

const priceOf = async (shop: StaffShop, model: string) => {
  const { results } = await shop.call<Listed>('GET', `/pieces/?q=${encodeURIComponent(model)}`)
  return results.find(({ model_name }) => model_name === model)?.price_usd ?? null
}

test('OWN-63 a file from Russian Excel is mapped, previewed, imported without its refused row, imported again with changes, and undone', async ({
  browser,
  staffShop,
}) => {
  const model = 'Importomatic'
  await speak(staffShop, 'ru')
  const page = await staffShop.open(browser, '/staff/pieces')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox').fill(word.command)
  await page.getByRole('option', { name: word.title }).click()
  await expect(page.getByRole('heading', { level: 1, name: word.title })).toBeVisible()

  await drop(page, 'склад.csv', cp1251(head + row(`e2e-import-1`, model, '9 500,50') + row(`e2e-import-2`, model, 'дорого')))
  await expect(page.getByText(word.matched)).toBeVisible()
  await expect(page.getByRole('combobox', { name: word.left })).toHaveValue('')
  await expect(page.getByText('9 500,50 · дорого')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: word.see }).click()
  // The page asks what «дорого» means. Without an answer, this price stays an error.
  await expect(page.getByRole('combobox', { name: '«дорого» значит' })).toBeVisible()
  await page.getByRole('button', { name: word.see }).click()

  await expect(page.getByRole('list', { name: word.fresh, exact: true }).getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('link', { name: word.refused }).click()
  await expect(page.getByText(word.reason)).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: word.download }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('refused.csv')
  const rows: string[][] = parse(await readFile(await file.path()), { delimiter: word.separator, bom: true })
  expect(rows).toHaveLength(2)
  expect([rows[0]?.at(-1), rows[1]?.at(-1)]).toEqual([word.reasons, word.reason])
  expect(await priceOf(staffShop, model)).toBeNull()

  await page.getByRole('button', { name: word.apply(1) }).click()
  await expect(page.getByRole('main').getByText(word.done, { exact: true })).toBeVisible()
  await expectAccessible(page)
  expect(await priceOf(staffShop, model)).toBe('9500.50')

  await page.goto('/staff/pieces/import')
  await drop(page, 'дешевле.csv', cp1251(head + row(`e2e-import-1`, model, '8200')))
  await page.getByRole('button', { name: word.see }).click()
  const changed = page.getByRole('list', { name: word.changed }).getByRole('listitem')
  await expect(changed.first()).toContainText(word.from)
  await expect(changed.first()).toContainText(word.to)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByRole('main').getByText(word.done, { exact: true })).toBeVisible()
  expect(await priceOf(staffShop, model)).toBe('8200.00')
  await page.getByRole('main').getByRole('button', { name: word.undo }).click()
  await expect(page.getByRole('main').getByText(word.undone, { exact: true })).toBeVisible()
  expect(await priceOf(staffShop, model)).toBe('9500.50')
  await page.context().close()
})

test('DESK-07 the preview says first how many pieces go on sale, and what the drafts lack for publishing', async ({
  browser,
  staffShop,
}) => {
  await speak(staffShop, 'ru')
  const model = 'Draftomatic'
  const page = await staffShop.open(browser, '/staff/pieces/import')
  const line = (key: string, year: string) => `${key};часы;Rolex;${model};500;Отличное;Москва;${year}\r\n`
  await drop(page, 'черновики.csv', cp1251(head.replace('Пометка', 'Год') + line('draft-1', '2020') + line('draft-2', '')))
  await page.getByRole('button', { name: word.see }).click()
  await expect(page.getByText('В продаже ничего не появится · 2 черновика')).toBeVisible()
  await page.getByRole('link', { name: 'Столбцы' }).click()
  await page.getByRole('combobox', { name: 'Статус' }).selectOption({ label: 'Сразу в продажу' })
  await expectAccessible(page)
  await page.getByRole('button', { name: word.see }).click()
  await expect(page.getByText('1 появится в продаже · 1 черновик')).toBeVisible()
  await expect(page.getByText('остаётся черновиком; для публикации не хватает: год')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: word.apply(2) }).click()
  await expect(page.getByText('1 в продаже, 1 черновик')).toBeVisible()
  const { results } = await staffShop.call<{ results: { status: string }[] }>('GET', `/pieces/?q=${model}`)
  expect(results.map(({ status }) => status).toSorted()).toEqual(['available', 'draft'])
  await page.context().close()
})

test('OWN-63 DESK-07 a manual column mapping is remembered for the next file; at least one column has to be known', async ({
  browser,
  staffShop,
}) => {
  await speak(staffShop, 'ru')
  const file = (key: string) => Buffer.from(`Наш номер,Что это\n${key},Nothing Else\n`)
  const page = await staffShop.open(browser, '/staff/pieces/import', { viewport: { width: 390, height: 844 }, hasTouch: true })
  await drop(page, 'numbers.csv', file('hand-1'))
  await page.getByRole('button', { name: word.see }).tap()
  await expect(page.getByRole('alert')).toHaveText('Укажите хотя бы один столбец.')
  await page.getByRole('combobox', { name: 'Что это: что это' }).selectOption('model')
  await page.getByRole('combobox', { name: 'Наш номер: что это' }).selectOption('model')
  await expect(page.getByText('Этот столбец выбран дважды')).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Наш номер: что это' }).selectOption('key')
  await page.getByRole('button', { name: word.see }).tap()
  await expect(page.getByText('Записывать нечего: во всех строках ошибки.')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.goto('/staff/pieces/import')
  await drop(page, 'again.csv', file('hand-2'))
  await expect(page.getByRole('combobox', { name: 'Наш номер: что это' })).toHaveValue('key')
  await page.context().close()
})
