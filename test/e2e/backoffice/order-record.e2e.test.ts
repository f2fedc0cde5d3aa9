import { findFreePiece, parisAddress, placeManualOrder, readOrder } from '#test/e2e/backoffice/manual-orders.ts'
import { expect, expectAccessibleOnPhoneAndDesk, test } from '#test/e2e/backoffice/staff-fixtures.ts'

test.describe.configure({ mode: 'default', timeout: 90_000 })

test.describe('the orders', () => {
  test.beforeEach(async ({ staffShop }) => {
    const { staff } = await staffShop.call<{ staff: { version: number } }>('GET', '/session/')
    await staffShop.call('PATCH', '/me/', { language: 'ru', version: staff.version })
  })

  test('OWN-68 a card moves by drag, by → and by its menu, only to columns that its order may enter', async ({ browser, staffShop }) => {
    const { id, order_number: number } = await placeManualOrder(staffShop)
    const page = await staffShop.open(browser, '/staff/orders/board')
    const column = (name: string) => page.getByRole('region', { name })
    const card = page.getByRole('listitem').filter({ hasText: number })
    await card.dragTo(column('Вручён'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await card.dragTo(column('Подтверждён'))
    // waits for the text, because the dialog grows when the text is loaded, which moves the buttons
    const email = page.getByRole('dialog').getByRole('textbox', { name: 'Текст' })
    await email.waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Подтвердить' }).click()
    await expect(column('Подтверждён').getByText(number)).toBeVisible()
    await card.getByRole('link').focus()
    await page.keyboard.press('ArrowRight')
    await email.waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Готов к выдаче' }).click()
    await expect(column('В пути').getByText(number)).toBeVisible()
    await card.getByRole('button', { name: `Переставить заказ ${number}` }).click()
    await page.getByRole('menuitem', { name: 'Выдать' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Выдать' }).click()
    await expect(dialog.getByText('Отметьте, что вы видели документ покупателя.')).toBeVisible()
    await dialog.getByLabel('Документ покупателя проверен').check()
    await dialog.getByRole('button', { name: 'Выдать' }).click()
    const reason = dialog.getByLabel('Почему отдаём до оплаты')
    await expect(reason).toHaveAccessibleDescription(/Напишите, почему отдаёте до оплаты/)
    await reason.fill('Оплата по договору')
    await dialog.getByRole('button', { name: 'Выдать' }).click()
    await expect(column('Вручён').getByText(number)).toBeVisible()
    expect(await readOrder(staffShop, id)).toMatchObject({ status: 'delivered', identity_seen: true })
    await page.context().close()
  })

  test('OWN-74 a manual order at an agreed price removes its piece from the shop', async ({ browser, staffShop }) => {
    const piece = await findFreePiece(staffShop)
    const page = await staffShop.open(browser, '/staff/orders')
    await page.getByRole('heading', { level: 1, name: 'Заказы' }).waitFor()
    await page.keyboard.press('n')
    await page.getByLabel('Добавить предмет').fill(`${piece.brand} ${piece.model_name}`)
    await page.getByRole('button', { name: piece.model_name }).first().click()
    await page.getByLabel(/^Цена: /).fill('1 111')
    await page.getByLabel('Имя', { exact: true }).fill('Иван')
    await page.getByLabel('Фамилия').fill('Орлов')
    await page.getByLabel('Телефон').fill('8 916 400-11-22')
    await page.getByLabel('Почта').fill('ivan@example.com')
    await page.getByRole('button', { name: 'Оформить заказ' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^[0-9A-Z]{4}-[0-9A-Z]{4}$/ })).toBeVisible()
    const order = await readOrder(staffShop, new URL(page.url()).pathname.split('/').at(-1) ?? '')
    expect(order).toMatchObject({ total_price: '1111.00', contact: { phone: '+79164001122' }, status: 'pending' })
    await page.context().close()
  })

  test('OWN-71 OWN-59 OWN-72 OWN-75 KNOW-02 an order shows its payments, a note, an edit with a more expensive delivery, and an invoice', async ({
    browser,
    staffShop,
  }) => {
    const { id, order_number: number } = await placeManualOrder(staffShop)
    const page = await staffShop.open(browser, `/staff/orders/${id}`)
    await page.getByRole('button', { name: 'Записать платёж' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Записать платёж' }).click()
    await expect(page.getByText('Перевод', { exact: false }).first()).toBeVisible()
    await page.getByLabel('Заметка').fill('Звонить после шести')
    await page.getByRole('button', { name: 'Добавить заметку' }).click()
    await expect(page.getByRole('region', { name: 'Заметки' }).getByText('Звонить после шести')).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('e')
    await dialog.getByText('Доставка', { exact: true }).click()
    await dialog.getByLabel('Страна').fill('Франция')
    await page.getByRole('option', { name: 'Франция' }).click()
    await dialog.getByLabel('Город').fill('Париж')
    await dialog.getByLabel('Индекс').fill('75001')
    await dialog.getByLabel('Адрес', { exact: true }).fill('1 rue de Rivoli')
    await expect(dialog.getByRole('region', { name: 'Письмо' }).getByRole('textbox', { name: 'Текст' })).toHaveValue(/./)
    await dialog.getByLabel(/Покупатель согласен/).check()
    await dialog.getByRole('button', { name: 'Сохранить' }).click()
    await expect(page.getByText('1 rue de Rivoli').first()).toBeVisible()
    expect(await readOrder(staffShop, id)).toMatchObject({ delivery_price: '50.00', money: { due_usd: '50.00' } })
    await page.getByRole('button', { name: 'Выписать' }).click()
    await page.getByRole('menuitem', { name: 'Счёт' }).click()
    await expect(page.getByRole('heading', { level: 2, name: /Счёт INV-\d{4}-\d{5}/ })).toBeVisible()
    await page.getByText('английский').click()
    await expect(page.getByRole('article')).toContainText(`Order ${number}`)
    await page.context().close()
  })

  test('OWN-118 OWN-20 the dialogs of an order’s steps are accessible in both themes, on a phone and on a desk', async ({
    browser,
    staffShop,
  }) => {
    const { id } = await placeManualOrder(staffShop, { destination: parisAddress, comment: 'Позвоните после шести' })
    const page = await staffShop.open(browser, `/staff/orders/${id}`)
    await page.getByRole('button', { name: 'Подтвердить' }).click()
    await page.getByRole('dialog').getByLabel('Текст').waitFor()
    await expectAccessibleOnPhoneAndDesk(page)
    await page.context().close()
  })
})

const desk = { width: 1440, height: 900 }
test(`OWN-76 OWN-69 a returned piece is inspected by a report beside the one from before shipping; the history records it`, async ({
  browser,
  staffShop,
}) => {
  const order = await placeManualOrder(staffShop)
  const { id, items } = order
  const piece = items[0]?.watch ?? items[0]?.jewelry ?? items[0]?.bag
  await staffShop.call('POST', `/pieces/${piece?.id}/reports/`, { stage: 'before-sending' })
  for (const [step, body] of [
    ['confirm', {}],
    ['ship', {}],
    ['deliver', { identity_seen: true, reason: 'Оплата по договору' }],
  ] as const)
    await staffShop.call('POST', `/orders/${id}/${step}/`, { email: 'skip', ...body })
  await staffShop.call('POST', `/orders/${id}/returns/`, { line_id: items[0]?.id, reason: 'Не подошёл размер' })
  const [asked] = (await readOrder(staffShop, id)).returns
  await staffShop.call('PATCH', `/orders/${id}/returns/${asked?.id}/`, { state: 'received' })
  await staffShop.call('POST', `/orders/${id}/notes/`, { body: 'Коробка помята' })

  const page = await staffShop.open(browser, `/staff/orders/${id}`, { viewport: desk })
  const history = page.getByRole('list', { name: 'История' })
  await expect(history.getByText('Коробка помята')).toBeVisible()
  await expect(history.getByText('Не подошёл размер')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Все заказы покупателя' })).toHaveAttribute('href', /orders\?search=%2B7916310/)
  await page.getByRole('button', { name: 'Написать отчёт при возврате' }).click()
  await page.waitForURL(/\/reports\//)
  await page.goto(`/staff/orders/${id}`)
  await expectAccessibleOnPhoneAndDesk(page)
  await page.getByRole('link', { name: 'Сравнить с отчётом перед отправкой' }).click()
  await expect(page.getByRole('combobox').first()).toContainText('Перед отправкой')
  await page.context().close()
})
