import { expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { notifyOfOrder } from '#server/domain/orders/notify-of-order.ts'
import { openMailedShop } from '#test/mailed-shop.ts'
import { openForFile } from '#test/open-for-file.ts'
import { advanceOrder, delivery, pickup } from '#test/orders.ts'

const mailed = openForFile(openMailedShop, ({ reset }) => reset())

test.each([
  ['8 (916) 123-45-67', '+7 916 123-45-67'],
  ['495 123-45-67', '+7 495 123-45-67'],
  ['050 123 4567', '050 123 4567'],
])('ORD-02 CHK-02 the phone %s is shown to the buyer and to the staff as %s', async (phone, formattedPhone) => {
  await mailed.placeOrder({ ...pickup, phone })
  const [email] = await mailed.readEmails()
  const [notice] = await mailed.readEmails('staff@vitrine.test')
  expect(email?.text).toContain(`Анна Иванова, ${formattedPhone}`)
  expect(email?.text).toContain('Витринный переулок, 4')
  expect(notice?.text).toContain(`Телефон: ${formattedPhone}`)
})

test('ORD-02 a placed order is confirmed by an email in the language of the order, as text and as HTML', async () => {
  const order = await mailed.placeOrder({ ...delivery, comment: '<script>alert(1)</script>' })
  const [email, ...more] = await mailed.readEmails()
  expect(more).toEqual([])
  expect(email?.subject).toBe(`Заказ ${order.order_number} принят`)
  for (const fragment of [
    'Анна',
    order.order_number,
    'Nautilus',
    '5711/1A',
    '10',
    '50',
    '23\u00A0ноября 2026',
    'Франция',
    '75001',
    '1 rue de Rivoli',
  ])
    for (const text of [email?.text, email?.html]) expect(text).toContain(fragment)
  expect(email?.html).not.toMatch(/<script>|<b>5711/)
  expect(email?.html).toContain(`https://vitrine.test.ru/product/${order.piece}`)
  expect(email?.text).toContain('https://vitrine.test.ru/purchase-history')
})

test('EDN-09 PROM-01 an email has the photograph, three steps, and times in the time zone of the pickup city', async () => {
  const dubai = mailed.shop.catalog.current().lists.cities.find(({ name }) => name.en === 'Dubai')?.id ?? 0
  await mailed.placeOrder({ ...pickup, pickup_city_id: dubai }, 'ru')
  const [email] = await mailed.readEmails()
  // the piece is in Moscow, so the reservation lasts until closing time on the day on which the piece arrives in Dubai
  expect(email?.text).toContain('до 28\u00A0ноября 2026 г. в 19:00 по времени Дубая')
  expect(email?.text).toMatch(/ЧТО ДАЛЬШЕ\n\n1\. Менеджер позвонит по номеру \+7 916 123-45-67.*\n2\. .*\n3\. /)
  expect(email?.text).toContain('Самовывоз: Business Bay, Дубай, ОАЭ')
  expect(email?.text).toContain('Пн–Пт\u00A011:00–21:00, Сб\u00A015:00–19:00, Вс\u00A0— выходной, по времени Дубая')
  expect(email?.html).toMatch(/<img src="https:\/\/vitrine\.test\.ru\/photos\/[^"]+\.webp" width="120"/)
})

test.each([
  [pickup, /1\. Переведите .* до 23\sноября 2026 г\. в \d\d:\d\d по московскому времени\.\n2\. После подтверждений сети .*\n3\. .*в офисе/],
  [delivery, /1\. Переведите .*\n2\. После подтверждений сети менеджер позвонит по номеру \+7 .*\n3\. Отправим его курьером/],
])('EDN-09 an email about an order in coins has its own three steps', async (body, steps) => {
  await mailed.placeOrder({ ...body, mode: 'crypto' }, 'ru')
  const [email] = await mailed.readEmails()
  expect(email?.text?.split('ЧТО ДАЛЬШЕ')[1]).toMatch(steps)
})

test('I18N-05 an English order is confirmed in English, with the URL of the English site', async () => {
  const { order_number } = await mailed.placeOrder(pickup, 'en')
  const [email] = await mailed.readEmails()
  expect(email?.subject).toBe(`Order ${order_number} received`)
  expect(email?.text).toContain('https://vitrine.test.com/purchase-history')
  expect(`${email?.text}${email?.html}`.replaceAll(/Анна|Иванова/g, '')).not.toMatch(/[а-яё]/i)
})

test('CHK-11 a buyer who pays by coin gets the wallets', async () => {
  const { id } = await mailed.placeOrder({ ...pickup, mode: 'crypto' }, 'en')
  const [email] = await mailed.readEmails()
  expect(email?.text).toContain('BTC: 0.102565 BTC\nbc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq\nBitcoin; rate $97,500 on ')
  expect(email?.text).toContain('November\u00A021, 2026 at 10:30 Moscow time')
  expect(email?.text).toContain(`https://vitrine.test.com/checkout?order=${id}`)
})

test('ORD-02 a buyer who signed in by Telegram is notified there as well', async () => {
  const { order_number } = await mailed.placeOrder(pickup, 'ru', { telegram_id: 777_001 })
  await mailed.readEmails()
  expect(mailed.shop.outbox('telegram')).toMatchObject([{ to: '777001', text: expect.stringContaining(`Заказ ${order_number} принят`) }])
})

test('EDN-09 emails of a confirmed order say how to pay and receive it, and what to bring; one in coins has nothing to pay', async () => {
  const stepsAfter = async (body: object, ...to: ('confirmed' | 'shipped')[]) => {
    const { id } = await mailed.placeOrder(body, 'en')
    for (const status of to) await advanceOrder(mailed.shop.ctx, id, status)
    const email = (await mailed.readEmails()).at(-1)
    mailed.post.mails.length = 0
    return email?.text?.split('WHAT HAPPENS NEXT')[1]
  }
  expect(await stepsAfter(delivery, 'confirmed')).toMatch(/1\. Pay the invoice.*\n2\. .*tracking number\.\n3\. .*photo ID/)
  expect(await stepsAfter({ ...pickup, mode: 'crypto' }, 'confirmed')).toMatch(/^\n\n1\. We email you as soon as everything is ready/)
  expect(await stepsAfter(pickup, 'confirmed', 'shipped')).toMatch(/1\. Come during the office hours.*\n2\. Bring a photo ID/)
})

test('ORD-02 the staff is notified of a new order', async () => {
  const { order_number, id } = await mailed.placeOrder()
  const [email] = await mailed.readEmails('staff@vitrine.test')
  expect(email?.subject).toContain(order_number)
  expect(email?.text).toContain('+7 916 123-45-67')
  expect(email?.text).toContain(`https://vitrine.test.ru/staff/orders/${id}`)
})

test('ORD-02 nobody is notified twice if the job runs again', async () => {
  const { id } = await mailed.placeOrder()
  await mailed.readEmails()
  await notifyOfOrder(mailed.shop.ctx, { order: id, notification: 'placed' })
  expect(await mailed.readEmails()).toHaveLength(1)
})

test('ORD-02 the buyer is notified when the order is confirmed, ready for pickup or cancelled, but not when it is delivered', async () => {
  const one = await mailed.placeOrder(pickup, 'en')
  await advanceOrder(mailed.shop.ctx, one.id, 'confirmed')
  await advanceOrder(mailed.shop.ctx, one.id, 'shipped')
  await advanceOrder(mailed.shop.ctx, one.id, 'delivered')
  const two = await mailed.placeOrder(delivery, 'ru')
  await advanceOrder(mailed.shop.ctx, two.id, 'confirmed')
  await mailed.shop.runJobs()
  await advanceOrder(mailed.shop.ctx, two.id, 'cancelled')
  expect(new Set((await mailed.readEmails()).map(({ subject }) => subject))).toEqual(
    new Set([
      `Order ${one.order_number} received`,
      `Order ${one.order_number} confirmed`,
      `Order ${one.order_number} is ready for pickup`,
      `Заказ ${two.order_number} принят`,
      `Заказ ${two.order_number} подтверждён`,
      `Заказ ${two.order_number} отменён`,
    ]),
  )
})

test('ORD-02 a mail server that is down delays the email, but no order fails', async () => {
  mailed.post.state.isAway = true
  const { order_number } = await mailed.placeOrder()
  expect(await mailed.readEmails()).toEqual([])
  mailed.post.state.isAway = false
  mailed.shop.clock.now += 10_000
  expect((await mailed.readEmails()).map(({ subject }) => subject)).toEqual([`Заказ ${order_number} принят`])
})

test('ORD-02 a delayed email does not claim that a cancelled order is reserved', async () => {
  mailed.post.state.isAway = true
  const { id, order_number } = await mailed.placeOrder()
  expect(await mailed.readEmails()).toEqual([])
  await advanceOrder(mailed.shop.ctx, id, 'cancelled')
  await mailed.shop.runJobs()
  mailed.post.state.isAway = false
  mailed.shop.clock.now += hourMs
  expect((await mailed.readEmails()).map(({ subject }) => subject)).toEqual([`Заказ ${order_number} отменён`])
})

test('ORD-02 an order that is cancelled before its first notification is not announced as reserved', async () => {
  const { id, order_number } = await mailed.placeOrder()
  await advanceOrder(mailed.shop.ctx, id, 'cancelled')
  expect((await mailed.readEmails()).map(({ subject }) => subject)).toEqual([`Заказ ${order_number} отменён`])
})
