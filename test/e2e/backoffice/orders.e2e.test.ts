import type { WrittenOrder } from '#contract/staff/order.ts'
import { expect, type StaffShop, test } from '#test/e2e/backoffice/staff-fixtures.ts'

type Order = WrittenOrder['order']
type Free = { results: { id: number; brand: string; model_name: string; price_on_request: boolean }[] }
// they share one shop and what is for sale in it
test.describe.configure({ mode: 'default', timeout: 90_000 })
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
const statusOf = async (shop: StaffShop, id: string) => (await read(shop, id)).status
for (const [language, words] of [
  [
    'ru',
    {
      orders: 'Заказы',
      confirm: 'Подтвердить',
      ship: 'Отправить',
      text: 'Текст',
      undo: 'Вернуть как было',
      carrier: 'Кто везёт',
      number: 'Номер отправления',
      extend: 'Продлить бронь',
    },
  ],
  [
    'en',
    {
      orders: 'Orders',
      confirm: 'Confirm',
      ship: 'Ship',
      text: 'Text',
      undo: 'Undo',
      carrier: 'Carrier',
      number: 'Tracking number',
      extend: 'Extend the reservation',
    },
  ],
] as const)
  test.describe(`the orders in ${language}`, () => {
    test.beforeEach(async ({ staffShop }) => {
      const { staff } = await staffShop.call<{ staff: { version: number } }>('GET', '/session/')
      await staffShop.call('PATCH', '/me/', { language, version: staff.version })
    })

    test(`OWN-70 OWN-115 T6 ${language} the oldest waiting order is confirmed by keyboard, its email is seen before it goes, and taken back`, async ({
      browser,
      staffShop,
    }) => {
      const { id, order_number: number } = await place(staffShop)
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

    test(`OWN-70 OWN-115 T7 ${language} an order is found by its number and shipped with carrier and number, by touch on a phone`, async ({
      browser,
      staffShop,
    }) => {
      const { id, order_number: number } = await place(staffShop, { destination: address })
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
      expect(await read(staffShop, id)).toMatchObject({ status: 'shipped', shipment: { carrier: 'cdek', tracking_number: '1523456789' } })
      await page.context().close()
    })

    test(`OWN-73 OWN-115 T8 ${language} a reservation is extended by a day, by keyboard`, async ({ browser, staffShop }) => {
      const { id, order_number: number, expires_at: before } = await place(staffShop)
      const page = await staffShop.open(browser, `/staff/orders/${id}`)
      await page.getByRole('heading', { level: 1, name: number }).waitFor()
      await page.keyboard.press('b')
      await page.getByRole('dialog').getByText(words.extend).first().waitFor()
      await page.keyboard.press('ControlOrMeta+Enter')
      await expect(page.getByRole('dialog')).toBeHidden()
      const after = await read(staffShop, id)
      expect(Date.parse(after.expires_at ?? '') - Date.parse(before ?? '')).toBe(86_400_000)
      expect(after.emails).toMatchObject([{ notification: 'extended', fate: 'waiting' }])
      await page.context().close()
    })
  })
