import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Order } from '#contract/order.ts'
import { hourMs } from '#contract/rules/durations.ts'
import { addPiece } from '#test/factories.ts'
import { advanceOrder, coinSettings, delivery, fillCart, pickup } from '#test/orders.ts'
import { openTestShop, signIn, testNow, type TestShop } from '#test/shop.ts'

const staff = 'staff@vitrine.test'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ STAFF_MAIL: staff, STAFF_TELEGRAM_CHAT: '-1001', RESERVATION_HOURS: '48', ...coinSettings })
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.clock.now = testNow
})

async function placeOrder(body: object) {
  const buyer = await signIn(shop)
  const piece = await addPiece(shop.db, { model_name: 'Nautilus', reference: '5711/1A', stock: 5 })
  await fillCart(shop.db, buyer.customerId, [piece], 3)
  const request = { method: 'POST', url: '/api/orders/create_from_cart/', headers: buyer.headers, payload: body } as const
  const response = await shop.app.inject(request)
  expect(response.statusCode).toBe(201)
  const order: Order = response.json()
  return { ...order, buyer }
}

async function readNotices({ order_number }: Order) {
  await shop.runJobs()
  const about = shop.outbox().filter(({ to, text }) => (to === staff || to === '-1001') && text.includes(order_number))
  return { mails: about.filter(({ kind }) => kind === 'mail'), messages: about.filter(({ kind }) => kind === 'telegram') }
}

test('ORD-02 email and Telegram show the staff the pieces, the buyer, the payment and the destination', async () => {
  await shop.db.insertInto('promo').values({ code: 'STAFF5', type: 'percent', value: 500 }).execute()
  const order = await placeOrder({
    ...delivery,
    mode: 'pay',
    state: 'IdF',
    address_line2: 'кв. 3',
    promo_code: 'STAFF5',
    comment: 'Домофон 5',
  })
  const { mails, messages } = await readNotices(order)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toMatch(new RegExp(`^Новый заказ ${order.order_number}: 28.550`))
  for (const text of [mails[0]?.text, messages[0]?.text])
    for (const pattern of [
      /Nautilus/,
      /5711\/1A · .*3.шт\./,
      /Товары: 30.000/,
      /Скидка STAFF5: −1.500/,
      /Доставка: 50/,
      /Итого: 28.550/,
      /Оплата: банковская карта/,
      /Получение: доставка/,
      /Адрес: 1 rue de Rivoli, кв\. 3, 75001 Paris, IdF, Франция/,
      /Бронь до: 23\sноября 2026 г\. в 12:00 по московскому времени/,
      /Покупатель: Анна Иванова/,
      /Телефон: \+7 916 123-45-67/,
      /Почта: anna@example\.com/,
      /Домофон 5/,
    ])
      expect(text).toMatch(pattern)
})

test('ORD-02 a notice of a pickup names the city and the workshop', async () => {
  const workshop = await shop.db
    .selectFrom('workshop')
    .select(['id', 'city_id', 'name_ru'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const order = await placeOrder({ ...pickup, pickup_city_id: workshop.city_id, pickup_workshop_id: workshop.id })
  const { mails } = await readNotices(order)
  expect(mails[0]?.text).toMatch(/Получение: самовывоз\nГде: .+, /)
  expect(mails[0]?.text).toContain(workshop.name_ru)
})

test('ORD-02 the staff is notified of a cancelled order with its actor, and of an expired reservation', async () => {
  const [byBuyer, byStaff, nobody] = [await placeOrder(pickup), await placeOrder(pickup), await placeOrder(pickup)]
  const change = { method: 'PATCH', url: `/api/orders/${byBuyer.id}/`, headers: byBuyer.buyer.headers } as const
  await shop.app.inject({ ...change, payload: { status: 'cancelled' } })
  await advanceOrder(shop.ctx, byStaff.id, 'cancelled')
  shop.clock.now += 49 * hourMs
  for (const [order, heading] of [
    [byBuyer, `Заказ ${byBuyer.order_number} отменён покупателем`],
    [byStaff, `Заказ ${byStaff.order_number} отменён сотрудником`],
    [nobody, `Бронь по заказу ${nobody.order_number} закончилась`],
  ] as const) {
    const { mails, messages } = await readNotices(order)
    expect(mails.map(({ subject }) => subject?.split(':')[0])).toContain(heading)
    expect(messages.map(({ text }) => text.split('\n')[0])).toContain(heading)
  }
})

test('ORD-02 CHK-11 the staff is notified once before an order in coins expires, and not after it was confirmed', async () => {
  const [waiting, paid, agreed] = [
    await placeOrder({ ...pickup, mode: 'crypto' }),
    await placeOrder({ ...pickup, mode: 'crypto' }),
    await placeOrder(pickup),
  ]
  const reminders = async (order: Order) => (await readNotices(order)).mails.filter(({ subject }) => subject?.includes('ждёт криптовалюту'))
  await advanceOrder(shop.ctx, paid.id, 'confirmed')
  shop.clock.now += 42 * hourMs - 1
  expect(await reminders(waiting)).toEqual([])
  shop.clock.now += 1
  const [reminder, ...more] = await reminders(waiting)
  expect(more).toEqual([])
  expect(reminder?.text).toMatch(/Бронь закончится 23\sноября 2026 г\. в 12:00/)
  expect(reminder?.text).toContain('0.307693 BTC\nbc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq\n')
  expect([...(await reminders(paid)), ...(await reminders(agreed))]).toEqual([])
})
