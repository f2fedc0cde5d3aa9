import type { Locator } from '@playwright/test'
import { findFreePiece, parisAddress, placeManualOrder, readOrder } from '#test/e2e/backoffice/manual-orders.ts'
import { expect, expectAccessibleInBothThemes, type Page, test } from '#test/e2e/backoffice/staff-fixtures.ts'

test.describe.configure({ mode: 'default', timeout: 90_000 })

const phone = { width: 390, height: 844 }
const longContact = {
  first_name: 'Александра-Вильгельмина',
  last_name: 'Константинопольская-Оболенская',
  email: 'aleksandra.vilgelmina.konstantinopolskaya@example-long-domain.com',
}

const overhang = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) => Math.max(0, ...elements.map((one) => one.getBoundingClientRect().right - innerWidth)))

const pressesMax = 60

/** Presses a key until the target has the focus. Each check takes a round trip to the page, which gives the focus time to move. */
async function pressUntilFocused(page: Page, key: string, target: Locator): Promise<void> {
  for (let presses = 0; presses < pressesMax; presses++) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${pressesMax} presses of ${key} do not reach ${target.toString()}`)
}

test('OWN-20 OWN-70 a long email address and a long piece name fit a phone’s screen', async ({ browser, staffShop }) => {
  const { id } = await placeManualOrder(staffShop, longContact)
  const page = await staffShop.open(browser, `/staff/orders/${id}`, { viewport: phone })
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Подтвердить' }).click()
  await dialog.getByText(longContact.email).waitFor()
  expect(await overhang(page, '[role=dialog] form *')).toBe(0)
  await dialog.getByText('Письмо целиком').click()
  expect(await overhang(page, '[role=dialog] form *')).toBe(0)

  await page.goto('/staff/orders/new')
  await page.getByLabel('Добавить предмет').fill('rolex')
  await page.locator('main li button').first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  await page.context().close()
})

test('OWN-72 OWN-71 OWN-75 a form’s errors are plain sentences beside their fields, and the first invalid field has the focus', async ({
  browser,
  staffShop,
}) => {
  const { id, order_number: orderNumber } = await placeManualOrder(staffShop)
  const { number } = await staffShop.call<{ number: string }>('POST', `/orders/${id}/documents/`, { kind: 'invoice' })
  const page = await staffShop.open(browser, `/staff/orders/${id}`)
  const dialog = page.getByRole('dialog')
  await page.getByRole('heading', { level: 1, name: orderNumber }).waitFor()
  await page.keyboard.press('e')
  await dialog.getByText('Доставка', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(dialog.getByLabel('Страна')).toHaveAccessibleDescription('Заполните это поле.')
  await expect(dialog.getByLabel('Страна')).toBeFocused()
  await expect(dialog.getByLabel('Адрес', { exact: true })).toHaveAccessibleDescription('Заполните это поле.')
  await expect(dialog.getByRole('alert')).toHaveText('Проверьте отмеченные поля.')

  await page.reload()
  await page.getByRole('button', { name: 'Записать платёж' }).click()
  await dialog.getByLabel('Сумма').fill('0')
  await dialog.getByRole('button', { name: 'Записать платёж' }).click()
  await expect(dialog.getByLabel('Сумма')).toHaveAccessibleDescription('Укажите сумму больше нуля, например 1250.50.')

  await page.goto(`/staff/documents/${number}`)
  await page.getByRole('button', { name: 'Отправить письмом' }).click()
  await dialog.getByLabel('Почта получателя').fill('ida')
  await dialog.getByRole('button', { name: 'Отправить', exact: true }).click()
  await expect(dialog.getByLabel('Почта получателя')).toHaveAccessibleDescription(/Укажите адрес электронной почты/)
  await page.context().close()
})

test('OWN-70 OWN-69 handing over moves to the missing checkbox; an order without an agreement shows no empty link', async ({
  browser,
  staffShop,
}) => {
  const { id } = await placeManualOrder(staffShop)
  for (const step of ['confirm', 'ship']) await staffShop.call('POST', `/orders/${id}/${step}/`, { email: 'skip' })
  const page = await staffShop.open(browser, `/staff/orders/${id}`)
  await page.getByRole('button', { name: 'Выдать' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Выдать' }).click()
  const tick = dialog.getByLabel('Документ покупателя проверен')
  await expect(tick).toHaveAccessibleDescription(/Отметьте, что вы видели документ покупателя\.$/)
  await expect(tick).toBeFocused()
  await dialog.getByRole('button', { name: 'Отмена' }).click()
  const customer = page.getByRole('region', { name: 'Покупатель' })
  await expect(customer.getByText('Язык', { exact: true })).toBeVisible()
  await expect(customer.getByText('Ссылка', { exact: true })).toHaveCount(0)
  await page.context().close()
})

test('OWN-23 OWN-74 Enter right after typing picks no result of the previous text; the order is refused with an error beside the text', async ({
  browser,
  staffShop,
}) => {
  const piece = await findFreePiece(staffShop)
  const page = await staffShop.open(browser, '/staff/orders/new')
  const search = page.getByLabel('Добавить предмет')
  await search.fill(`${piece.brand} ${piece.model_name}`)
  await expect(page.getByRole('button', { name: piece.model_name }).first()).toBeVisible()
  await search.evaluate(async (field) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'нет такого предмета')
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    // the field shows the text, but the search has not started
    await Promise.resolve()
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  })
  await expect(page.getByText('Ничего не нашлось.')).toBeVisible()
  await expect(page.getByLabel(/^Цена: /)).toHaveCount(0)
  await expect(search).not.toHaveAttribute('aria-invalid')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(search).toBeFocused()
  await expect(search).toHaveAttribute('aria-invalid', 'true')
  await expect(search).toHaveAccessibleDescription(/Выберите из найденного или удалите текст\.$/)
  await search.fill('нет')
  await expect(search).not.toHaveAttribute('aria-invalid')
  await page.context().close()
})

test('OWN-74 a manual order without an address and a price shows an error beside each field', async ({ browser, staffShop }) => {
  const piece = await findFreePiece(staffShop)
  const page = await staffShop.open(browser, '/staff/orders/new')
  await page.getByLabel('Добавить предмет').fill(`${piece.brand} ${piece.model_name}`)
  await page.getByRole('button', { name: piece.model_name }).first().click()
  await page.getByLabel(/^Цена: /).fill('0')
  for (const [label, text] of [
    ['Имя', 'Иван'],
    ['Фамилия', 'Орлов'],
    ['Телефон', '8 916 400-11-22'],
    ['Почта', 'ivan@example.com'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByText('Доставка', { exact: true }).click()
  await page.getByRole('button', { name: 'Оформить заказ' }).click()
  await expect(page.getByLabel(/^Цена: /)).toHaveAccessibleDescription('Укажите сумму больше нуля, например 1250.50.')
  await expect(page.getByLabel(/^Цена: /)).toBeFocused()
  await expect(page.getByLabel('Страна')).toHaveAccessibleDescription('Заполните это поле.')
  await expect(page.getByLabel('Адрес', { exact: true })).toHaveAccessibleDescription('Заполните это поле.')
  await page.context().close()
})

test('OWN-19 OWN-70 an order is opened, confirmed and cancelled by keyboard alone, and the focus is never lost', async ({
  browser,
  staffShop,
}) => {
  const { id, order_number: number } = await placeManualOrder(staffShop, { destination: parisAddress })
  const page = await staffShop.open(browser, '/staff/orders?status=pending')
  const dialog = page.getByRole('dialog')
  const isInPage = () => page.evaluate(() => document.activeElement !== document.body && document.activeElement?.closest('main') !== null)
  await page.getByRole('link', { name: number }).waitFor()
  await pressUntilFocused(page, 'j', page.getByRole('link', { name: number }))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: number }).waitFor()
  await expect.poll(isInPage).toBe(true)
  await page.keyboard.press('s')
  await dialog.getByLabel('Текст').waitFor()
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(dialog).toHaveCount(0)
  await expect.poll(isInPage).toBe(true)
  await pressUntilFocused(page, 'Tab', page.getByRole('button', { name: 'Ещё', exact: true }))
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Отменить заказ' }).waitFor()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Почему').waitFor()
  await expect(dialog.getByLabel('Почему')).toBeFocused()
  await page.keyboard.type('Покупатель передумал')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(dialog).toHaveCount(0)
  await expect.poll(isInPage).toBe(true)
  expect((await readOrder(staffShop, id)).status).toBe('cancelled')
  await page.context().close()
})

test('REAL-03 OWN-71 recording more than the amount due needs a confirming checkbox', async ({ browser, staffShop }) => {
  const { id, money } = await placeManualOrder(staffShop)
  const page = await staffShop.open(browser, `/staff/orders/${id}`, { viewport: phone })
  await page.getByRole('button', { name: 'Записать платёж' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Сумма').fill(String(Number(money.due_usd) + 1))
  await dialog.getByRole('button', { name: 'Записать платёж' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/Подтвердите, что получили именно столько/)
  await dialog.getByLabel(/^Больше, чем к оплате/).check()
  await dialog.getByRole('button', { name: 'Записать платёж' }).click()
  await expect(dialog).toBeHidden()
  expect((await readOrder(staffShop, id)).money).toMatchObject({ due_usd: '0.00' })
  await page.context().close()
})

test('KNOW-02 OWN-73 the email of an extension is seen before it is sent', async ({ browser, staffShop }) => {
  const { id } = await placeManualOrder(staffShop)
  const page = await staffShop.open(browser, `/staff/orders/${id}`, { viewport: phone })
  const dialog = page.getByRole('dialog')
  const email = dialog.getByRole('region', { name: 'Письмо' })
  await page.getByRole('main').getByRole('button', { name: 'Ещё', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Продлить бронь' }).click()
  const text = email.getByRole('textbox', { name: 'Текст' })
  await expect(text).toHaveValue(/брон/)
  const day = await text.inputValue()
  await dialog.getByText('на 48 ч').click()
  await expect(text).not.toHaveValue(day)
  expect(await overhang(page, '[role=dialog] form *')).toBe(0)
  await expectAccessibleInBothThemes(page)
  await text.fill('Продлили бронь, как договорились.')
  await dialog.getByRole('button', { name: 'Продлить бронь' }).click()
  await expect(dialog).toHaveCount(0)
  await page.context().close()
})
