import { findFreePiece } from '#test/e2e/backoffice/manual-orders.ts'
import { expect, expectAccessibleInBothThemes, test } from '#test/e2e/backoffice/staff-fixtures.ts'

test.describe.configure({ mode: 'default', timeout: 90_000 })

const opener = { name: 'Продать в офисе' }

test('DESK-05 DESK-08 a piece is sold by keyboard alone: dialog, errors beside fields, sale, papers to print', async ({
  browser,
  staffShop,
}) => {
  const { id, model_name: model } = await findFreePiece(staffShop)
  const page = await staffShop.open(browser, `/staff/pieces/${id}`)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', opener).waitFor()

  await test.step('⌘K lists the sale; its key opens the dialog with the focus in the first field', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('в офисе')
    await expect(page.getByRole('option', opener)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.keyboard.press('o')
    await expect(dialog.getByLabel('Карточка покупателя')).toBeFocused()
  })
  await test.step('what is missing is said beside its field, and nothing is sold', async () => {
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(dialog.getByLabel('Способ оплаты')).toHaveAccessibleDescription('Заполните это поле.')
    await dialog.getByLabel('Способ оплаты').selectOption('card-terminal')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(dialog.getByLabel('Имя', { exact: true })).toBeFocused()
    await expect(dialog.getByLabel('Имя', { exact: true })).toHaveAccessibleDescription(/стоит в счёте и акте/)
  })
  await test.step('name only, a lower price, the document seen: sold', async () => {
    await page.keyboard.type('Марина')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Оболенская')
    await dialog.getByLabel('Цена продажи').fill('1234')
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Документ покупателя проверен')).toHaveAccessibleDescription(/Отметьте/)
    await dialog.getByLabel('Документ покупателя проверен').press('Space')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(dialog.getByText(/1[\s,.]?234.*оплачен и выдан/)).toBeVisible()
  })
  await test.step('both papers name the buyer and the piece, ready to print', async () => {
    await dialog.getByRole('button', { name: 'Счёт и акт передачи' }).press('Enter')
    await expect(page).toHaveURL(/documents\?numbers=INV-.*ACT-/)
    for (const paper of [/INV-/, /ACT-/]) await expect(page.getByRole('heading', { name: paper })).toBeVisible()
    await expect(page.getByText('Марина Оболенская').first()).toBeVisible()
    await expect(page.getByText(model).first()).toBeVisible()
  })
  await page.goto(`${staffShop.origin}/staff/pieces/${id}`)
  await expect(page.getByText('Продан', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', opener)).toHaveCount(0)
})

test('DESK-05 on a phone, the buyer is chosen from known people, and the same dialog undoes the sale', async ({ browser, staffShop }) => {
  const { id } = await findFreePiece(staffShop)
  const body = { piece_id: id, price_usd: '500', method: 'cash', identity_seen: true, first_name: 'Лев', phone: '+7 916 310-77-88' }
  const first = await staffShop.call<{ action_id: string }>('POST', '/orders/office-sale/', body)
  await staffShop.call('POST', `/audit/${first.action_id}/undo/`, {})
  const page = await staffShop.open(browser, `/staff/pieces/${id}`, { viewport: { width: 390, height: 844 }, hasTouch: true })
  const dialog = page.getByRole('dialog')
  const menu = page.getByRole('button', { name: 'Другие действия' })
  await menu.click()
  await page.getByRole('menuitem', opener).click()
  await dialog.getByLabel('Карточка покупателя').fill('310-77')
  await dialog.getByRole('button', { name: /Лев/ }).click()
  await expect(dialog.getByText('+7 916 310-77-88')).toBeVisible()
  await expect(dialog.getByLabel('Имя', { exact: true })).toHaveCount(0)
  await dialog.getByLabel('Способ оплаты').selectOption('cash')
  await dialog.getByLabel('Документ покупателя проверен').check()
  await expectAccessibleInBothThemes(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await dialog.getByRole('button', { name: 'Оплачено и выдано' }).click()
  await expect(dialog.getByText(/оплачен и выдан/)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await dialog.getByRole('button', { name: 'Отменить продажу' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('В продаже', { exact: true }).first()).toBeVisible()
  await menu.click()
  await expect(page.getByRole('menuitem', opener)).toBeVisible()
})

test('DESK-05 a piece that was sold meanwhile is refused with a message, and the typed buyer stays', async ({ browser, staffShop }) => {
  const { id } = await findFreePiece(staffShop)
  const page = await staffShop.open(browser, `/staff/pieces/${id}`)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', opener).click()
  await dialog.getByLabel('Имя', { exact: true }).fill('Анна')
  await dialog.getByLabel('Способ оплаты').selectOption('cash')
  await dialog.getByLabel('Документ покупателя проверен').check()
  const body = { piece_id: id, price_usd: '500', method: 'cash', identity_seen: true, first_name: 'Другой' }
  await staffShop.call('POST', '/orders/office-sale/', body)
  await dialog.getByRole('button', { name: 'Оплачено и выдано' }).click()
  await expect(dialog.getByText(/Уже недоступно/)).toBeVisible()
  await expect(dialog.getByLabel('Имя', { exact: true })).toHaveValue('Анна')
})

test('DESK-05 CHK-13 after a reload the buyer is kept, the document must be checked again, and the submit key is the same', async ({
  browser,
  staffShop,
}) => {
  const { id } = await findFreePiece(staffShop)
  const page = await staffShop.open(browser, `/staff/pieces/${id}`)
  const dialog = page.getByRole('dialog')
  const document = dialog.getByLabel('Документ покупателя проверен')
  const keys: unknown[] = []
  const submit = async () => {
    await document.check()
    const request = page.waitForRequest(/orders\/office-sale/)
    await dialog.getByRole('button', { name: 'Оплачено и выдано' }).click()
    keys.push((await request).postDataJSON().submit_key)
  }
  await page.route(/orders\/office-sale/, (route) => route.abort())
  await page.getByRole('button', opener).click()
  await dialog.getByLabel('Имя', { exact: true }).fill('Нина')
  await dialog.getByLabel('Способ оплаты').selectOption('cash')
  await submit()
  await expect(dialog.getByRole('alert')).toBeVisible()
  page.once('dialog', (leaving) => void leaving.accept())
  await page.reload()
  await page.unrouteAll()
  await page.getByRole('button', opener).click()
  await expect(dialog.getByLabel('Имя', { exact: true })).toHaveValue('Нина')
  await expect(document).not.toBeChecked()
  await submit()
  await expect(dialog.getByText(/оплачен и выдан/)).toBeVisible()
  expect(keys).toEqual([expect.stringMatching(/.{36}/), keys[0]])
})
