import type { WrittenOrder } from '#contract/staff/order.ts'
import { expect, expectAccessibleInBothThemes, type Page, type StaffShop, test } from '#test/e2e/backoffice/staff-fixtures.ts'

type Order = WrittenOrder['order']
type Free = { results: { id: number; brand: string; model_name: string; price_on_request: boolean }[] }
const office = { delivery_method: 'pickup', pickup_city_id: 1 }
const address = {
  delivery_method: 'delivery',
  country: 'FR',
  address_city: 'Paris',
  postal_code: '75001',
  address_line1: '1 rue de Rivoli',
}

let placed = 0
/** A piece that nobody has ordered. */
async function freePiece(shop: StaffShop) {
  const { results } = await shop.call<Free>('GET', '/pieces/?status=available&ordering=price&page_size=100')
  const piece = results.find(({ price_on_request: isOnRequest }) => !isOnRequest)
  if (!piece) throw new Error('Everything is sold')
  return piece
}

/** An order by hand, which nobody is told of. */
async function place(shop: StaffShop, more: object = {}): Promise<Order> {
  const piece = await freePiece(shop)
  const contact = {
    first_name: 'Анна',
    last_name: 'Кузнецова',
    phone: `+7 916 300-00-${String(placed++).padStart(2, '0')}`,
    email: 'anna@example.com',
  }
  const body = { ...contact, lines: [{ piece_id: piece.id }], destination: office, language: 'ru', notify: 'skip', ...more }
  return (await shop.call<WrittenOrder>('POST', '/orders/', body)).order
}

const read = (shop: StaffShop, id: string) => shop.call<Order>('GET', `/orders/${id}/`)

test.describe('the orders', () => {
  test.beforeEach(async ({ staffShop }) => {
    const { staff } = await staffShop.call<{ staff: { version: number } }>('GET', '/session/')
    await staffShop.call('PATCH', '/me/', { language: 'ru', version: staff.version })
  })

  test('OWN-68 a card goes by drag, by → and by its menu only where its order may go', async ({ browser, staffShop }) => {
    const { id, order_number: number } = await place(staffShop)
    const page = await staffShop.open(browser, '/staff/orders/board')
    const column = (name: string) => page.getByRole('region', { name })
    const card = page.getByRole('listitem').filter({ hasText: number })
    await card.dragTo(column('Вручён'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await card.dragTo(column('Подтверждён'))
    await page.getByRole('dialog').getByRole('button', { name: 'Подтвердить' }).click()
    await expect(column('Подтверждён').getByText(number)).toBeVisible()
    await card.getByRole('link').focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('dialog').getByRole('button', { name: 'Готов к выдаче' }).click()
    await expect(column('В пути').getByText(number)).toBeVisible()
    await card.getByRole('button', { name: `Переставить заказ ${number}` }).click()
    await page.getByRole('menuitem', { name: 'Выдать' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Выдать' }).click()
    await expect(dialog.getByText('Отметьте, что вы видели документ покупателя.')).toBeVisible()
    await dialog.getByLabel('Документ покупателя проверен').check()
    await dialog.getByRole('button', { name: 'Выдать' }).click()
    await expect(column('Вручён').getByText(number)).toBeVisible()
    expect(await read(staffShop, id)).toMatchObject({ status: 'delivered', identity_seen: true })
    await page.context().close()
  })

  test('OWN-74 an order is written by hand at an agreed price, and its piece is gone from the shop', async ({ browser, staffShop }) => {
    const piece = await freePiece(staffShop)
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
    const order = await read(staffShop, new URL(page.url()).pathname.split('/').at(-1) ?? '')
    expect(order).toMatchObject({ total_price: '1111.00', contact: { phone: '+79164001122' }, status: 'pending' })
    await page.context().close()
  })

  test('OWN-71 OWN-59 OWN-72 OWN-75 money, a note, an edit with a dearer delivery and an invoice stand at the order', async ({
    browser,
    staffShop,
  }) => {
    const { id, order_number: number } = await place(staffShop)
    const page = await staffShop.open(browser, `/staff/orders/${id}`)
    await page.getByRole('button', { name: 'Записать' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Записать' }).click()
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
    await dialog.getByLabel(/Покупатель согласен/).check()
    await dialog.getByRole('button', { name: 'Сохранить' }).click()
    await expect(page.getByText('1 rue de Rivoli').first()).toBeVisible()
    expect(await read(staffShop, id)).toMatchObject({ delivery_price: '50.00', money: { due_usd: '50.00' } })
    await page.getByRole('button', { name: 'Выписать' }).click()
    await page.getByRole('menuitem', { name: 'Счёт' }).click()
    await expect(page.getByRole('heading', { level: 2, name: /Счёт INV-\d{4}-\d{5}/ })).toBeVisible()
    await page.getByText('английский').click()
    await expect(page.getByRole('article')).toContainText(`Order ${number}`)
    await page.context().close()
  })

  const sizes = [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]
  for (const viewport of sizes)
    test(`OWN-118 OWN-20 the pages of orders are accessible in both themes, ${viewport.width} px wide`, async ({ browser, staffShop }) => {
      // pages enough for several tests
      test.slow()
      const { id } = await place(staffShop, { destination: address, comment: 'Позвоните после шести' })
      const { number } = await staffShop.call<{ number: string }>('POST', `/orders/${id}/documents/`, { kind: 'invoice' })
      const page = await staffShop.open(browser, '/staff/orders', { viewport })
      for (const path of ['/orders', '/orders/board', `/orders/${id}`, '/orders/new', `/documents/${number}`]) {
        await page.goto(`/staff${path}`)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await check(page, viewport.width)
      }
      await page.goto(`/staff/orders/${id}`)
      await page.getByRole('button', { name: 'Подтвердить' }).click()
      await page.getByRole('dialog').getByLabel('Текст').waitFor()
      await check(page, viewport.width)
      await page.context().close()
    })
})

async function check(page: Page, width: number): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expectAccessibleInBothThemes(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}
