import { setTimeout as pause } from 'node:timers/promises'
import { expect, expectAccessible, type Page, type StaffShop, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { expectDraftStored } from '#test/e2e/backoffice/stored-drafts.ts'

type Listed = { results: { id: number; version: number; price_usd: string; model_name: string }[] }

const aPiece = async (shop: StaffShop, at = 0) => {
  const { results } = await shop.call<Listed>('GET', '/pieces/?status=available&kind=watch&ordering=name&page_size=20')
  const piece = results[at]
  if (!piece) throw new Error('There is no piece')
  return piece
}

async function reloadAnyway(page: Page): Promise<string> {
  const asked = page.waitForEvent('dialog')
  const reloading = page.reload()
  const dialog = await asked
  const kind = dialog.type()
  await dialog.accept()
  await reloading
  return kind
}

async function openHold(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Другие действия' }).click()
  await page.getByRole('menuitem', { name: 'Отложить' }).click()
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`OWN-23 OWN-53 a typed price with its margin survives a colleague's save and a reload; text that is no price is not saved, ${viewport.width} px`, async ({
    browser,
    staffShop,
  }) => {
    const { id } = await staffShop.call('POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name: `Typed ${viewport.width}` })
    const version = async () => (await staffShop.call('GET', `/pieces/${id}/`)).version
    await staffShop.call('PATCH', `/pieces/${id}/books/`, { version: await version(), changes: { cost_usd: '8000' } })
    const page = await staffShop.open(browser, `/staff/pieces/${id}?tab=price`, { viewport })
    const price = page.getByLabel('Цена', { exact: true })
    await price.fill('12 300')
    await expect(page.getByText('Маржа 4 300 $')).toBeVisible()
    await expectAccessible(page)

    const asked = { price_usd: '11000', price_on_request: false, keep_previous: false }
    await staffShop.call('PUT', `/pieces/${id}/price/`, { version: await version(), ...asked })
    await expect(page.getByText('теперь 11 000 $')).toBeVisible()
    await expect(price).toHaveValue(/^12\s300$/)

    await expectDraftStored(page, /12.?300/)
    expect(await reloadAnyway(page)).toBe('beforeunload')
    await expect(page.getByText('Вернули то, что вы не сохранили.')).toBeVisible()
    await expect(price).toHaveValue(/^12\s300$/)
    await page.getByRole('button', { name: 'Изменить цену' }).click()
    await expect(page.getByText('Вернули то, что вы не сохранили.')).toBeHidden()
    await expect.poll(() => staffShop.call('GET', `/pieces/${id}/`)).toMatchObject({ price_usd: '12300.00' })

    await price.fill('')
    await price.pressSequentially('15k')
    await page.getByRole('button', { name: 'Изменить цену' }).click()
    await expect(price).toBeFocused()
    expect(await staffShop.call('GET', `/pieces/${id}/`)).toMatchObject({ price_usd: '12300.00' })
    await page.context().close()
  })

test('OWN-23 OWN-40 a price that fails to save stays in the field of its row', async ({ browser, staffShop }) => {
  const first = await aPiece(staffShop)
  const page = await staffShop.open(browser, '/staff/pieces?status=available&kind=watch&sort=name')
  await page.getByRole('row', { name: first.model_name }).first().waitFor()
  await page.route('**/api/staff/pieces/*/price/', (route) => route.abort())
  await page.keyboard.press('j')
  await page.keyboard.press('p')
  await page.keyboard.type('1 234')
  await expect(page.getByText(/^Маржа[: ]/)).toBeVisible()
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: new RegExp(`Цена: .*${first.model_name}`) }).first()
  await expect(field).toHaveValue('1 234')
  await page.getByRole('navigation').getByRole('link', { name: 'Сегодня' }).first().click()
  await page.getByRole('button', { name: 'Остаться' }).click()
  await expect(field).toHaveValue('1 234')
  await page.unroute('**/api/staff/pieces/*/price/')
  await field.press('Enter')
  await expect.poll(async () => (await staffShop.call<{ price_usd: string }>('GET', `/pieces/${first.id}/`)).price_usd).toBe('1234.00')
  await page.context().close()
})

test('OWN-23 OWN-58 drafts of a note, a hold, a serial number and a check survive a reload; the check accepts its document', async ({
  browser,
  staffShop,
}) => {
  const { id } = await aPiece(staffShop, 3)
  const page = await staffShop.open(browser, `/staff/pieces/${id}`)
  const note = page.getByLabel('Новая заметка')
  await note.fill('Спросить о браслете')
  await expectDraftStored(page, 'Спросить о браслете')
  expect(await reloadAnyway(page)).toBe('beforeunload')
  await expect(note).toHaveValue('Спросить о браслете')
  await page.getByRole('button', { name: 'Удалить', exact: true }).click()
  await expect(note).toHaveValue('')

  await openHold(page)
  await page.getByLabel('Для кого', { exact: true }).fill('Анна')
  await expectDraftStored(page, 'Анна')
  expect(await reloadAnyway(page)).toBe('beforeunload')
  await openHold(page)
  await expect(page.getByLabel('Для кого', { exact: true })).toHaveValue('Анна')
  await page.getByRole('dialog').getByRole('button', { name: 'Отложить' }).click()
  await expect(page.getByText('Отложен: Анна').filter({ visible: true })).toBeVisible()

  await page.goto(`/staff/pieces/${id}?tab=private`)
  await page
    .getByRole('button', { name: /Показать|Добавить/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Серийный номер', exact: true }).fill('ZZ-77-1')
  await expectDraftStored(page, 'ZZ-77-1')
  expect(await reloadAnyway(page)).toBe('beforeunload')
  await page
    .getByRole('button', { name: /Показать|Добавить/ })
    .first()
    .click()
  await expect(page.getByRole('textbox', { name: 'Серийный номер', exact: true })).toHaveValue('ZZ-77-1')

  await page.getByRole('button', { name: 'Записать проверку' }).click()
  await page.getByLabel('Номер справки', { exact: true }).fill('TWR-2026-118')
  await expectDraftStored(page, 'TWR-2026-118')
  expect(await reloadAnyway(page)).toBe('beforeunload')
  await page.getByRole('button', { name: 'Записать проверку' }).click()
  await expect(page.getByLabel('Номер справки', { exact: true })).toHaveValue('TWR-2026-118')
  await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('TWR-2026-118')).toBeVisible()

  const paper = { name: 'Справка.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^Приложить файл: .*TWR-2026-118/ }).click()
  await (await choosing).setFiles(paper)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Справка.pdf' }).click()
  expect((await downloading).suggestedFilename()).toBe('Справка.pdf')
  await page.context().close()
})

test('OWN-23 drafts of a template and a call ask before their dialog closes, and survive a reload', async ({ browser, staffShop }) => {
  const page = await staffShop.open(browser, '/staff/settings/templates')
  const dialog = page.getByRole('dialog').first()
  for (const { path, open, field, text } of [
    { path: '/staff/settings/templates', open: 'Новый шаблон', field: 'Текст, по-русски', text: 'Здравствуйте! Ваш предмет готов.' },
    { path: '/staff/inbox', open: 'Записать звонок', field: 'О чём', text: 'Спрашивал о белом циферблате' },
  ]) {
    await page.goto(path)
    await page.getByRole('button', { name: open }).first().click()
    await dialog.getByLabel(field).fill(text)
    await expectDraftStored(page, text)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Остаться' }).click()
    await expect(dialog.getByLabel(field)).toHaveValue(text)
    expect(await reloadAnyway(page)).toBe('beforeunload')
    await page.getByRole('button', { name: open }).first().click()
    await dialog.getByRole('button', { name: 'Вернуть', exact: true }).click()
    await expect(dialog.getByLabel(field)).toHaveValue(text)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Уйти' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.context().close()
})

test('OWN-23 changes in the books of a piece, the company details and the terms are offered again after leaving the page', async ({
  browser,
  staffShop,
}) => {
  const { id } = await aPiece(staffShop, 4)
  const page = await staffShop.open(browser, '/staff')
  for (const { path, name, value } of [
    { path: `/staff/pieces/${id}?tab=private`, name: 'Себестоимость', value: '8 765' },
    { path: '/staff/settings/company', name: 'Телефон', value: '+7 495 000 00 01' },
    { path: '/staff/settings/thresholds', name: 'Бронь заказа', value: '31' },
  ]) {
    await page.goto(path)
    const field = page.getByLabel(name, { exact: true })
    await field.fill(value)
    // leaves the page before the debounce stores the draft
    await page.getByRole('navigation').getByRole('link', { name: 'Сегодня' }).first().click()
    await page.getByRole('button', { name: 'Уйти' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Сегодня' })).toBeVisible()
    await page.goto(path)
    await expect(page.getByText('Есть несохранённые правки')).toBeVisible()
    await page.getByRole('button', { name: 'Вернуть', exact: true }).click()
    await expect.poll(async () => (await field.inputValue()).replaceAll(/\s/g, ' ')).toBe(value)
    await page.getByRole('button', { name: 'Отменить изменения' }).click()
  }
  await page.context().close()
})

test('OWN-23 OWN-35 in a list with typing Enter and Tab take the first match, ⌘Enter saves it; text that names nothing stays, with an error, and is not saved', async ({
  browser,
  staffShop,
}) => {
  const { id } = await staffShop.call('POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name: 'Typed choice' })
  const conditionOf = async () =>
    (await staffShop.call<{ facts: { condition_id: number | null } }>('GET', `/pieces/${id}/`)).facts.condition_id
  const page = await staffShop.open(browser, '/staff')
  // delays the list of choices until the first choice has been typed
  await page.route('**/api/staff/lists/**', async (route) => {
    await pause(1500)
    await route.continue()
  })
  await page.goto(`/staff/pieces/${id}`)
  const condition = page.getByRole('combobox', { name: 'Состояние' })
  const save = page.getByRole('button', { name: 'Сохранить', exact: true })
  await condition.click()
  await page.keyboard.type('отл')
  await page.keyboard.press('Enter')
  await expect(condition).toHaveValue('Отличное')
  await condition.fill('хор')
  await page.keyboard.press('Tab')
  await expect(condition).toHaveValue(/хорошее$/i)
  await expect(condition).not.toBeFocused()

  await condition.fill('как новые')
  await page.keyboard.press('Tab')
  await expect(condition).toHaveValue('как новые')
  await expect(condition).toHaveAccessibleDescription(/в списке нет/)
  await condition.press('Escape')
  await save.click()
  await expect(condition).toBeFocused()
  await expect(condition).toHaveValue('как новые')
  expect(await conditionOf()).toBeNull()

  await condition.fill('отл')
  await page.keyboard.press('Tab')
  await save.click()
  await expect.poll(conditionOf).toBeGreaterThan(0)
  await expect(page.getByRole('button', { name: /^Сохран(ить|яется…)$/ })).toBeHidden()
  await expect(condition).toHaveValue('Отличное')
  const excellent = await conditionOf()

  await condition.fill('хор')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect.poll(conditionOf).not.toBe(excellent)
  await expect(condition).toHaveValue(/хорошее$/i)
  await page.context().close()
})

test('OWN-19 OWN-23 ⌘Enter during a save also saves what was typed since it began, but not after a failure', async ({
  browser,
  staffShop,
}) => {
  const { id } = await staffShop.call('POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name: 'Saved twice' })
  const caliberOf = async () => (await staffShop.call<{ facts: { caliber: string } }>('GET', `/pieces/${id}/`)).facts.caliber
  const page = await staffShop.open(browser, `/staff/pieces/${id}`)
  const caliber = page.getByLabel('Калибр')
  const saving = page.getByRole('button', { name: 'Сохраняется…', exact: true })
  let saves = 0
  let answer = Promise.withResolvers<boolean>()
  await page.route(`**/api/staff/pieces/${id}/`, async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    saves++
    return (await answer.promise) ? route.continue() : route.fulfill({ status: 500, json: { detail: 'Сбой' } })
  })
  const saveTwice = async (first: string, second: string) => {
    await caliber.fill(first)
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(saving).toBeVisible()
    await caliber.fill(second)
    await page.keyboard.press('ControlOrMeta+Enter')
  }
  await saveTwice('3235', '4130')
  answer.resolve(true)
  await expect.poll(caliberOf).toBe('4130')
  await expect(page.getByRole('button', { name: /^Сохран(ить|яется…)$/ })).toBeHidden()
  expect(saves).toBe(2)

  answer = Promise.withResolvers()
  await saveTwice('3285', '3186')
  answer.resolve(false)
  await expect(page.getByRole('button', { name: 'Сохранить', exact: true })).toBeVisible()
  await expect(caliber).toHaveValue('3186')
  expect(saves).toBe(3)
  await page.context().close()
})
