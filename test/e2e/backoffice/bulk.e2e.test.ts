import { expect, expectAccessible, type Page, type StaffShop, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { resize } from '#test/e2e/settled-page.ts'

type Listed = { count: number; results: { id: number; price_usd: string; status: string }[] }

test.describe.configure({ mode: 'default', timeout: 90_000 })

const words = {
  ru: {
    title: 'Предметы',
    amount: 'На сколько',
    see: 'Посмотреть изменения',
    seen: 'Изменится',
    done: 'Изменено 20 предметов',
    apply: 'Изменить 20 предметов',
    undo: 'Отменить',
    undone: 'Отменено',
    open: 'Изменить',
    marked: 'Отмечено 20',
    markAll: /^Отметить все \d+$/,
  },
  en: {
    title: 'Pieces',
    amount: 'By how much',
    see: 'See the changes',
    seen: 'Will change',
    done: '20 pieces changed',
    apply: 'Change 20 pieces',
    undo: 'Undo',
    undone: 'Undone',
    open: 'Change',
    marked: '20 selected',
    markAll: /^Select all \d+$/,
  },
} as const

const search = 'status=available&kind=watch'
const cheapest = `${search}&on_request=false`
const pricesOf = async (shop: StaffShop, ids: readonly number[]) => {
  const { results } = await shop.call<Listed>('GET', `/pieces/?${cheapest}&ordering=-price&page_size=200`)
  const prices = new Map(results.map(({ id, price_usd }) => [id, price_usd]))
  return ids.map((id) => prices.get(id))
}
/** Returns the twenty most expensive watches, which come first in their list. */
const twenty = async (shop: StaffShop) => {
  const { results } = await shop.call<Listed>('GET', `/pieces/?${cheapest}&ordering=-price&page_size=20`)
  return results.map(({ id, price_usd }) => ({ id, price_usd }))
}
const lowered = (usd: string) => `${Math.round((Number(usd) * 0.95) / 100) * 100}.00`
const speak = async (shop: StaffShop, language: 'ru' | 'en') => {
  const { staff } = await shop.call<{ staff: { version: number } }>('GET', '/session/')
  await shop.call('PATCH', '/me/', { language, version: staff.version })
}
const openList = async (page: Page, title: string) => {
  await page.goto(`/staff/pieces?${search}&sort=-price`)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

test('OWN-42 OWN-115 T4 by keyboard alone, a 5 % price cut of twenty pieces is previewed, applied and undone', async ({
  browser,
  staffShop,
}) => {
  await speak(staffShop, 'ru')
  const word = words.ru
  const before = await twenty(staffShop)
  const ids = before.map(({ id }) => id)
  const page = await staffShop.open(browser, '/staff/')
  await openList(page, word.title)
  await page.locator('[data-row="0"] a').waitFor()
  for (let row = 0; row < 20; row++) {
    await page.keyboard.press('j')
    await expect(page.locator(`[data-row="${row}"] a`)).toBeFocused()
    await page.keyboard.press('x')
  }
  await expect(page.getByText(word.marked)).toBeVisible()
  await page.keyboard.press('b')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(word.amount).focus()
  await page.keyboard.type('5')
  await page.keyboard.press('Enter')
  const seen = dialog.getByRole('region', { name: word.seen }).getByRole('listitem').filter({ hasText: '→' })
  await expect(dialog.getByRole('button', { name: word.apply })).toBeEnabled()
  expect(await seen.count()).toBeGreaterThanOrEqual(20)
  expect(await pricesOf(staffShop, ids)).toEqual(before.map(({ price_usd }) => price_usd))
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText(word.done)).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(await pricesOf(staffShop, ids)).toEqual(before.map(({ price_usd }) => lowered(price_usd)))
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.getByText(word.undone)).toBeVisible()
  expect(await pricesOf(staffShop, ids)).toEqual(before.map(({ price_usd }) => price_usd))
  await page.context().close()
})

test('OWN-42 OWN-115 T4 the same on a phone by touch, in English', async ({ browser, staffShop }) => {
  await speak(staffShop, 'en')
  const word = words.en
  const before = await twenty(staffShop)
  const ids = before.map(({ id }) => id)
  const page = await staffShop.open(browser, '/staff/', { viewport: { width: 390, height: 844 }, hasTouch: true })
  await openList(page, word.title)
  for (let row = 0; row < 20; row++) await page.locator(`[data-row="${row}"] label`).tap()
  await expect(page.getByText(word.marked)).toBeVisible()
  await expect(page.getByRole('button', { name: word.markAll })).toBeVisible()
  await page.getByRole('button', { name: word.open, exact: true }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(word.amount).fill('5')
  await dialog.getByRole('button', { name: word.see }).tap()
  await dialog.getByRole('button', { name: word.apply }).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: word.apply }).tap()
  await expect(page.getByText(word.done)).toBeVisible()
  expect(await pricesOf(staffShop, ids)).toEqual(before.map(({ price_usd }) => lowered(price_usd)))
  await page.getByRole('button', { name: word.undo }).tap()
  await expect(page.getByText(word.undone)).toBeVisible()
  expect(await pricesOf(staffShop, ids)).toEqual(before.map(({ price_usd }) => price_usd))
  await page.context().close()
})

test('OWN-42 all pieces that match the filter are selected; the preview names those that cannot be changed, with the reason', async ({
  browser,
  staffShop,
}) => {
  await speak(staffShop, 'ru')
  const page = await staffShop.open(browser, '/staff/pieces?kind=bag')
  await page.getByRole('row').nth(1).waitFor()
  const { count } = await staffShop.call<Listed>('GET', '/pieces/?kind=bag')
  await page.keyboard.press('a')
  await expect(page.getByText(`Отмечено ${count}`)).toBeVisible()
  await page.keyboard.press('b')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Что сделать').selectOption('set')
  await dialog.getByRole('combobox', { name: 'Что изменить' }).fill('Механизм')
  await dialog
    .page()
    .getByRole('option', { name: /Механизм/ })
    .click()
  await dialog.getByRole('button', { name: 'Посмотреть изменения' }).click()
  await expect(dialog.getByRole('region', { name: 'Нельзя изменить' }).getByRole('listitem')).toHaveCount(count)
  await expect(dialog.getByText('Ничего не изменится.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Назад' }).click()
  await expect(dialog.getByLabel('Что сделать')).toHaveValue('set')
  await page.context().close()
})

test('OWN-42 on a phone a function is added to a watch’s functions', async ({ browser, staffShop }) => {
  await speak(staffShop, 'ru')
  const model_name = 'Bulk functions'
  const { id } = await staffShop.call('POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name })
  const { version } = await staffShop.call('GET', `/pieces/${id}/`)
  await staffShop.call('PATCH', `/pieces/${id}/`, { version, changes: { function_ids: [1] } })
  const page = await staffShop.open(browser, `/staff/pieces?status=draft&q=${encodeURIComponent(model_name)}`)
  await page.getByRole('checkbox', { name: new RegExp(model_name) }).check()
  await resize(page, { width: 390, height: 844 })
  await page.keyboard.press('b')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Что сделать').selectOption('set')
  await dialog.getByRole('combobox', { name: 'Что изменить' }).fill('Функции')
  await page.getByRole('option', { name: /Функции/ }).click()
  await dialog.getByText('Добавить', { exact: true }).click()
  await dialog.getByRole('checkbox').nth(1).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Посмотреть изменения' }).click()
  await expect(dialog.getByRole('region', { name: 'Изменится', exact: true })).toContainText(model_name)
  await dialog.getByRole('button', { name: 'Изменить 1 предмет' }).click()
  await expect(page.getByText('Изменён 1 предмет')).toBeVisible()
  const { function_ids: functions } = (await staffShop.call<{ facts: { function_ids: number[] } }>('GET', `/pieces/${id}/`)).facts
  expect(functions).toHaveLength(2)
  expect(functions).toContain(1)
  await page.context().close()
})

test('OWN-42 a piece that a colleague changed in the meantime is skipped, reported, and stays selected', async ({ browser, staffShop }) => {
  await speak(staffShop, 'ru')
  const made = [1, 2].map((at) => staffShop.call('POST', '/pieces/', { kind: 'watch', brand_id: 16, model_name: `Bulkomatic ${at}` }))
  const [one] = await Promise.all(made)
  const page = await staffShop.open(browser, '/staff/pieces?status=draft&brand_ids=16')
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.getByLabel('Отметить все загруженные').check()
  await page.getByRole('button', { name: 'Изменить', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Что сделать').selectOption('set')
  await dialog.getByRole('combobox', { name: 'Что изменить' }).fill('Полный')
  await page.getByRole('option', { name: 'Полный комплект' }).click()
  await dialog.getByLabel('Полный комплект').check()
  await dialog.getByRole('button', { name: 'Посмотреть изменения' }).click()
  const apply = dialog.getByRole('button', { name: 'Изменить 2 предмета' })
  await apply.waitFor()
  const { id, version } = one ?? { id: 0, version: 0 }
  await staffShop.call('PATCH', `/pieces/${id}/`, { version, changes: { reference: 'MEANWHILE' } })
  await apply.click()
  const failed = page.getByRole('dialog', { name: 'Изменено не всё' })
  await expect(failed.getByRole('listitem')).toHaveCount(1)
  await expect(failed).toContainText('Bulkomatic')
  await failed.getByRole('button', { name: 'Готово' }).click()
  await expect(page.getByText('Отмечена 1')).toBeVisible()
  await page.context().close()
})
