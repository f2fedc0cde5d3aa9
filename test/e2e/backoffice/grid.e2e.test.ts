import type { Page } from '@playwright/test'
import { expect, expectAccessible, type StaffShop, test } from '#test/e2e/backoffice/staff-fixtures.ts'

type Row = {
  id: number
  version: number
  model_name: string
  reference: string | null
  production_year: number | null
  price_usd: string | null
}
type Listed = { count: number; results: Row[] }

test.describe.configure({ mode: 'default', timeout: 90_000 })

const speak = async (shop: StaffShop, language: 'ru' | 'en') => {
  const { staff } = await shop.call<{ staff: { version: number } }>('GET', '/session/')
  await shop.call('PATCH', '/me/', { language, version: staff.version })
}
/** Creates drafts of a brand that no other test uses, so that the grid can be filtered to these drafts. */
const drafts = async (shop: StaffShop, { brand, model, count }: { brand: number; model: string; count: number }) => {
  for (let at = 0; at < count; at++)
    await shop.call('POST', '/pieces/', { kind: 'watch', brand_id: brand, model_name: model, reference: `${model}-${at}` })
  return `/staff/pieces/grid?status=draft&brand_ids=${brand}&sort=oldest`
}
const readAll = async (shop: StaffShop, brand: number) =>
  (await shop.call<Listed>('GET', `/pieces/?status=draft&brand_ids=${brand}&ordering=oldest`)).results.toSorted(
    (one, other) => one.id - other.id,
  )
const paste = (page: Page, text: string) =>
  page.getByRole('grid').evaluate((grid, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
const cell = (page: Page, row: number, column: number) => page.locator(`#cell-${row}-${column}`)

const word = {
  money: 'Введите сумму в долларах, например 12 500',
  wrong: 'Исправьте 1 ячейку',
  done: 'Изменено 3 предмета',
  undone: 'Отменено',
  year: 'Год',
} as const

test('OWN-43 cells are pasted from Excel, filled down and undone; an invalid cell says why; the save is one action with undo', async ({
  browser,
  staffShop,
}) => {
  const model = 'Gridomatic'
  const brand = 11
  await speak(staffShop, 'ru')
  const path = await drafts(staffShop, { brand, model, count: 3 })
  const page = await staffShop.open(browser, path)
  const grid = page.getByRole('grid')
  await expect(grid.getByRole('row')).toHaveCount(4)
  await expectAccessible(page)
  await grid.focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  await page.keyboard.type('2019')
  await page.keyboard.press('Enter')
  await expect(cell(page, 0, 2)).toHaveText('2019')
  await expect(cell(page, 1, 2)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ControlOrMeta+ArrowUp')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('ControlOrMeta+d')
  await expect(cell(page, 2, 2)).toHaveText('2019')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(cell(page, 2, 2)).toHaveText('')
  await page.keyboard.press('ControlOrMeta+Shift+Z')
  await expect(cell(page, 2, 2)).toHaveText('2019')
  // price formats that Excel copies
  await page.keyboard.press('ControlOrMeta+ArrowUp')
  await page.keyboard.press('End')
  await paste(page, '12 500,50\r\n1 250 000 ₽\r\n9000\r\n')
  await expect(cell(page, 1, 5)).toHaveAttribute('aria-invalid', 'true')
  await expect(cell(page, 1, 5)).toHaveAttribute('title', word.money)
  await expect(page.getByRole('main').getByText(word.wrong)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+Enter')
  expect((await readAll(staffShop, brand)).map(({ price_usd }) => price_usd)).toEqual([null, null, null])
  await cell(page, 1, 5).dblclick()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('1 250 000')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText(word.done)).toBeVisible()
  const saved = await readAll(staffShop, brand)
  expect(saved.map(({ price_usd }) => price_usd)).toEqual(['12500.50', '1250000.00', '9000.00'])
  expect(saved.map(({ production_year }) => production_year)).toEqual([2019, 2019, 2019])
  // saving clears the history of cell edits, so undo now reverts the saved action
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.getByText(word.undone)).toBeVisible()
  expect((await readAll(staffShop, brand)).map(({ price_usd }) => price_usd)).toEqual([null, null, null])
  await expect(cell(page, 0, 2)).toHaveText('')
  await page.context().close()
})

test('OWN-43 copied cells paste into a spreadsheet; leaving with unsaved changes asks for confirmation', async ({ browser, staffShop }) => {
  await speak(staffShop, 'ru')
  const page = await staffShop.open(browser, await drafts(staffShop, { brand: 13, model: 'Copyomatic', count: 2 }))
  const grid = page.getByRole('grid')
  await expect(grid.getByRole('row')).toHaveCount(3)
  await grid.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  const copied = await grid.evaluate((element) => {
    const clipboardData = new DataTransfer()
    element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }))
    return clipboardData.getData('text/plain')
  })
  expect(copied).toBe('Copyomatic\tCopyomatic-0\r\nCopyomatic\tCopyomatic-1')
  await page.keyboard.press('Home')
  await page.keyboard.type('Other')
  await page.keyboard.press('Escape')
  await expect(cell(page, 1, 0)).toHaveText('Copyomatic')
  await page.keyboard.type('Other')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Предметы', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Уйти без сохранения?' })
  await dialog.getByRole('button', { name: 'Остаться' }).click()
  await expect(cell(page, 1, 0)).toHaveText('Other')
  await page.context().close()
})

test('OWN-43 on a conflict the grid keeps the typed value and shows the reason; retyping it saves', async ({ browser, staffShop }) => {
  await speak(staffShop, 'ru')
  const page = await staffShop.open(browser, await drafts(staffShop, { brand: 14, model: 'Meanomatic', count: 2 }))
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(3)
  await page.getByRole('grid').focus()
  await page.keyboard.press('ArrowRight')
  await paste(page, 'MINE-1\r\nMINE-2')
  const [first] = await readAll(staffShop, 14)
  await staffShop.call('PATCH', `/pieces/${first?.id}/`, { version: first?.version, changes: { reference: 'THEIRS' } })
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await expect(page.getByText('1 предмет не сохранён: причина в его ячейках')).toBeVisible()
  const refused = page.locator('[role=gridcell][aria-invalid]')
  await expect(refused).toHaveText('MINE-1')
  expect((await readAll(staffShop, 14)).map(({ reference }) => reference)).toEqual(['THEIRS', 'MINE-2'])
  await refused.dblclick()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('BOTH')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await expect.poll(async () => (await readAll(staffShop, 14)).map(({ reference }) => reference)).toEqual(['BOTH', 'MINE-2'])
  await page.context().close()
})

test('OWN-43 OWN-20 on a phone the grid scrolls inside its own box, and a second tap edits a cell', async ({ browser, staffShop }) => {
  await speak(staffShop, 'ru')
  const path = await drafts(staffShop, { brand: 15, model: 'Touchomatic', count: 1 })
  const page = await staffShop.open(browser, path, { viewport: { width: 390, height: 844 }, hasTouch: true })
  await cell(page, 0, 0).tap()
  await cell(page, 0, 0).tap()
  await page.getByRole('textbox', { name: /^Модель:/ }).fill('Touched')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Сохранить', exact: true }).tap()
  await expect.poll(async () => (await readAll(staffShop, 15)).map(({ model_name }) => model_name)).toEqual(['Touched'])
  await expect(page.getByRole('button', { name: 'Отменить', exact: true })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.context().close()
})
