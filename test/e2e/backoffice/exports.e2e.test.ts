import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { expect, expectAccessible, type Page, type StaffShop, test } from '#test/e2e/backoffice/staff-fixtures.ts'

type Listed = { count: number; results: { id: number; model_name: string; reference: string | null }[] }

test.describe.configure({ mode: 'default', timeout: 90_000 })

const words = {
  ru: { more: 'Ещё', title: 'Выгрузить предметы', download: 'Скачать', see: 'Посмотреть изменения', same: 'Без изменений', separator: ';' },
  en: { more: 'More', title: 'Export pieces', download: 'Download', see: 'See the changes', same: 'Same', separator: ',' },
} as const

const speak = async (shop: StaffShop, language: 'ru' | 'en') => {
  const { staff } = await shop.call<{ staff: { version: number } }>('GET', '/session/')
  await shop.call('PATCH', '/me/', { language, version: staff.version })
}
const openDialog = async (page: Page, language: 'ru' | 'en') => {
  await page.locator('[data-row="0"] a').waitFor()
  await page.getByRole('main').getByRole('button', { name: words[language].more, exact: true }).click()
  await page.getByRole('menuitem', { name: words[language].title }).click()
  return page.getByRole('dialog', { name: words[language].title })
}
const downloadFrom = async (page: Page, press: () => Promise<void>) => {
  const downloading = page.waitForEvent('download')
  await press()
  const file = await downloading
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('OWN-64 the filtered list is exported as CSV, and importing it changes no row', async ({ browser, staffShop }) => {
  const word = words.en
  await speak(staffShop, 'en')
  const { count, results } = await staffShop.call<Listed>('GET', '/pieces/?kind=bag&ordering=-price')
  const page = await staffShop.open(browser, '/staff/pieces?kind=bag&sort=-price')
  const dialog = await openDialog(page, 'en')
  await dialog.getByText('CSV', { exact: true }).click()
  await expectAccessible(page)
  const { name, bytes } = await downloadFrom(page, () => dialog.getByRole('button', { name: word.download }).click())
  await expect(dialog).toBeHidden()
  expect(name).toMatch(/^pieces-\d{4}-\d\d-\d\d\.csv$/)
  const rows: string[][] = parse(bytes, { delimiter: word.separator, bom: true })
  const model = rows[0]?.findIndex((head) => head === 'Модель' || head === 'Model') ?? -1
  expect(rows.slice(1).map((cells) => cells[model])).toEqual(results.map(({ model_name }) => model_name))

  await page.goto('/staff/pieces/import')
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: bytes })
  await page.getByRole('button', { name: word.see }).click()
  await expect(page.getByRole('list', { name: word.same }).getByRole('listitem').first()).toHaveAttribute('aria-setsize', String(count))
  await expect(page.getByRole('navigation').getByRole('link', { name: word.same })).toHaveText(`${word.same}${count}`)
  await page.context().close()
})

test('OWN-64 OWN-12 exporting selected pieces with their cost asks for the second factor in place, then downloads the file', async ({
  browser,
  staffShop,
}) => {
  await speak(staffShop, 'ru')
  const page = await staffShop.open(browser, '/staff/pieces?kind=watch&sort=-price', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  // the first request is refused as if the second factor had expired
  let asked = 0
  await page.route('**/api/staff/pieces/export/**', async (route) => {
    asked++
    if (asked > 1) return route.continue()
    await route.fulfill({ status: 403, json: { detail: 'Нужен код', reason: 'step-up' } })
  })
  await page.route('**/api/staff/session/step-up/', async (route) => route.fulfill({ json: await staffShop.call('GET', '/session/') }))
  for (const row of [0, 1]) await page.locator(`[data-row="${row}"] label`).tap()
  const dialog = await openDialog(page, 'ru')
  await expect(dialog.getByText('Отмеченные: 2')).toBeVisible()
  await dialog.getByText('CSV', { exact: true }).tap()
  await dialog.getByRole('button', { name: 'По одному: Учёт' }).tap()
  await dialog.getByLabel('Себестоимость, $').check()
  await expect(dialog.getByText('Для столбцов учёта понадобится код из приложения.')).toBeVisible()
  await expectAccessible(page)
  const { bytes } = await downloadFrom(page, async () => {
    await dialog.getByRole('button', { name: 'Скачать' }).tap()
    const code = page.getByRole('dialog', { name: 'Подтвердите действие' })
    // the form submits itself when the sixth digit is typed
    await code.getByRole('textbox').fill('123456')
  })
  const rows: string[][] = parse(bytes, { delimiter: ';', bom: true })
  expect(rows).toHaveLength(3)
  expect(rows[0]).toContain('Себестоимость, $')
  await page.context().close()
})

test('OWN-64 photographs are exported as an archive, unless too many pieces are selected', async ({ browser, staffShop }) => {
  await speak(staffShop, 'ru')
  const page = await staffShop.open(browser, '/staff/pieces?kind=watch')
  const dialog = await openDialog(page, 'ru')
  await dialog.getByText('Фотографии', { exact: true }).click()
  await expect(dialog.getByText('Фотографии — до 100 предметов за раз. Отметьте нужные или сузьте фильтр.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Скачать' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Отмена' }).click()
  await page.locator('[data-row="0"]').getByRole('checkbox').check()
  await openDialog(page, 'ru')
  await dialog.getByText('Фотографии', { exact: true }).click()
  const { name, bytes } = await downloadFrom(page, () => dialog.getByRole('button', { name: 'Скачать' }).click())
  expect(name).toBe('photographs.zip')
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  await page.context().close()
})
