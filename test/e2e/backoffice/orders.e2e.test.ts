import { findFreePiece, parisAddress, payAll, placeManualOrder, readOrder } from '#test/e2e/backoffice/manual-orders.ts'
import { type Page, type StaffShop, expect, expectAccessibleOnPhoneAndDesk, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { expectDraftStored } from '#test/e2e/backoffice/stored-drafts.ts'

test.describe.configure({ mode: 'default', timeout: 90_000 })

const statusOf = async (shop: StaffShop, id: string) => (await readOrder(shop, id)).status
const words = {
  orders: 'Orders',
  confirm: 'Confirm',
  ship: 'Ship',
  text: 'Text',
  undo: 'Undo',
  carrier: 'Carrier',
  number: 'Tracking number',
  extend: 'Extend the reservation',
}

// journeys.e2e.test.ts covers the same tasks in Russian
test.describe('the orders in English', () => {
  test.beforeEach(async ({ staffShop }) => {
    const { staff } = await staffShop.call<{ staff: { version: number } }>('GET', '/session/')
    await staffShop.call('PATCH', '/me/', { language: 'en', version: staff.version })
  })

  test('OWN-70 OWN-115 T6 the oldest waiting order is confirmed by keyboard, its email is previewed, and undo cancels both', async ({
    browser,
    staffShop,
  }) => {
    const { id, order_number: number } = await placeManualOrder(staffShop)
    const page = await staffShop.open(browser, '/staff/orders?status=pending&sort=expires')
    await page.getByRole('heading', { level: 1, name: words.orders }).waitFor()
    await page.getByRole('link', { name: number }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: number }).waitFor()
    await page.keyboard.press('s')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(`Заказ ${number} подтверждён`)).toBeVisible()
    await expect(dialog.getByLabel(words.text)).toHaveValue(/заказ подтверждён/)
    await dialog.getByLabel(words.text).fill('Анна, ждём вас в понедельник.')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(dialog).toBeHidden()
    expect(await statusOf(staffShop, id)).toBe('confirmed')
    await page.getByRole('button', { name: words.undo }).click()
    await expect.poll(() => statusOf(staffShop, id)).toBe('pending')
    await page.context().close()
  })

  test('OWN-70 OWN-115 T7 an order is found by its number and shipped with carrier and tracking number, by touch on a phone', async ({
    browser,
    staffShop,
  }) => {
    const order = await placeManualOrder(staffShop, { destination: parisAddress })
    const { id, order_number: number } = order
    await payAll(staffShop, order)
    await staffShop.call('POST', `/orders/${id}/confirm/`, { email: 'skip' })
    const page = await staffShop.open(browser, '/staff/orders', { viewport: { width: 390, height: 844 }, hasTouch: true })
    await page.getByRole('searchbox').fill(number)
    await page.getByRole('list', { name: words.orders }).getByRole('link', { name: number }).tap()
    await page.getByRole('button', { name: words.ship, exact: true }).tap()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(words.carrier).selectOption('cdek')
    await dialog.getByLabel(words.number).fill('abc')
    await dialog.getByRole('button', { name: words.ship, exact: true }).tap()
    await expect(dialog.getByText('1523456789').last()).toBeVisible()
    await dialog.getByLabel(words.number).fill('1523 456 789')
    await dialog.getByRole('button', { name: words.ship, exact: true }).tap()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('1523456789')).toBeVisible()
    expect(await readOrder(staffShop, id)).toMatchObject({
      status: 'shipped',
      shipment: { carrier: 'cdek', tracking_number: '1523456789' },
    })
    await page.context().close()
  })

  test('OWN-73 OWN-115 T8 a reservation is extended by a day, by keyboard', async ({ browser, staffShop }) => {
    const { id, order_number: number, expires_at: before } = await placeManualOrder(staffShop)
    const page = await staffShop.open(browser, `/staff/orders/${id}`)
    await page.getByRole('heading', { level: 1, name: number }).waitFor()
    await page.keyboard.press('b')
    await page.getByRole('dialog').getByText(words.extend).first().waitFor()
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
    const after = await readOrder(staffShop, id)
    expect(Date.parse(after.expires_at ?? '') - Date.parse(before ?? '')).toBe(86_400_000)
    expect(after.emails).toMatchObject([{ notification: 'extended', fate: 'waiting' }])
    await page.context().close()
  })
})

const phone = { width: 390, height: 844 }

async function openEdit(page: Page): Promise<void> {
  await page.getByTitle('Ещё', { exact: true }).click()
  await page.getByRole('menuitem', { name: 'Изменить' }).click()
}

test(`OWN-24 OWN-72 an edit merges with a colleague’s changes, and shows both values if they changed the same field`, async ({
  browser,
  staffShop,
}) => {
  const { id, version } = await placeManualOrder(staffShop)
  const page = await staffShop.open(browser, `/staff/orders/${id}`, { viewport: phone })
  await openEdit(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Имя', { exact: true }).fill('Варвара')
  await dialog.getByLabel('Фамилия').fill('Моя')
  await staffShop.call('PATCH', `/orders/${id}/`, { version, last_name: 'Чужая', comment: 'Позвоните в дверь' })
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  const dispute = page.getByRole('dialog', { name: 'Поле изменили двое' })
  await expect(dispute.getByText('Соколова')).toBeVisible()
  await expect(dispute.getByText('Чужая').first()).toBeVisible()
  await expectAccessibleOnPhoneAndDesk(page)
  await dispute.getByRole('radio').last().press('Space')
  await dispute.getByRole('button', { name: 'Сохранить выбранное' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await readOrder(staffShop, id)).toMatchObject({
    contact: { first_name: 'Варвара', last_name: 'Моя' },
    comment: 'Позвоните в дверь',
  })
  await page.context().close()
})

test('OWN-23 drafts of a manual order, an edit, an email and a note ask before they are left and survive a reload', async ({
  browser,
  staffShop,
}) => {
  test.slow()
  const { id, order_number: number } = await placeManualOrder(staffShop)
  const page = await staffShop.open(browser, '/staff/orders/new')
  page.on('dialog', (asked) => void asked.accept())
  const restore = () => page.getByRole('button', { name: 'Вернуть', exact: true }).last().click()

  await page.getByLabel('Фамилия').fill('Незабудкина')
  await expectDraftStored(page, 'Незабудкина')
  await page.getByRole('link', { name: 'Заказы' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Остаться' }).click()
  await expect(page.getByLabel('Фамилия')).toHaveValue('Незабудкина')
  await page.reload()
  await restore()
  await expect(page.getByLabel('Фамилия')).toHaveValue('Незабудкина')
  await expectAccessibleOnPhoneAndDesk(page)

  await page.goto(`/staff/orders/${id}`)
  await page.getByLabel('Заметка').fill('Не забыть коробку')
  await expectDraftStored(page, 'Не забыть коробку')
  await page.reload()
  await restore()
  await expect(page.getByLabel('Заметка')).toHaveValue('Не забыть коробку')
  await page.getByRole('button', { name: 'Добавить заметку' }).click()
  await expect(page.getByLabel('Заметка')).toHaveValue('')

  await openEdit(page)
  await page.getByRole('dialog').getByLabel('Комментарий покупателя').fill('Звонить вечером')
  await expectDraftStored(page, 'Звонить вечером')
  await page.getByRole('dialog').getByRole('button', { name: 'Отмена' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Остаться' }).click()
  await page.reload()
  await openEdit(page)
  await restore()
  await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await readOrder(staffShop, id)).comment).toBe('Звонить вечером')

  await page.getByRole('button', { name: 'Подтвердить' }).click()
  await page.getByRole('dialog').getByLabel('Текст').fill('Вера, ждём вас в среду.')
  await expectDraftStored(page, 'Вера, ждём вас в среду.')
  await page.reload()
  await page.getByRole('heading', { level: 1, name: number }).waitFor()
  await page.getByRole('button', { name: 'Подтвердить' }).click()
  await restore()
  await expect(page.getByRole('dialog').getByLabel('Текст')).toHaveValue('Вера, ждём вас в среду.')
  await page.context().close()
})

test('OWN-23 OWN-74 CHK-13 a manual order whose response was lost is submitted again from its draft after a reload, and is one order', async ({
  browser,
  staffShop,
}) => {
  const piece = await findFreePiece(staffShop)
  const page = await staffShop.open(browser, '/staff/orders/new')
  page.on('dialog', (asked) => void asked.accept())
  const submit = page.getByRole('button', { name: 'Оформить заказ' })
  await page.getByLabel('Добавить предмет').fill(`${piece.brand} ${piece.model_name}`)
  await page.getByRole('button', { name: piece.model_name }).first().click()
  await page.getByLabel('Имя', { exact: true }).fill('Роман')
  await page.getByLabel('Фамилия', { exact: true }).fill('Дважды')
  await page.getByLabel('Телефон', { exact: true }).fill('8 916 400-11-77')
  await page.getByLabel('Почта', { exact: true }).fill('roman@example.com')
  await expectDraftStored(page, 'roman@example.com')
  await page.route('**/api/staff/orders/', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await submit.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unrouteAll()
  await page.reload()
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click()
  await submit.click()
  await expect(page).toHaveURL(/\/staff\/orders\/[0-9a-f-]{36}$/)
  const { count } = await staffShop.call<{ count: number }>('GET', `/orders/?search=${encodeURIComponent('Дважды')}`)
  expect(count).toBe(1)
})
