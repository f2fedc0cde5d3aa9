import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Order } from '#contract/order.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import { showOrder, takeOrderStep } from '#server/cli/order-steps.ts'
import { formatOrdersTable } from '#server/cli/orders-table.ts'
import { listAllOrders } from '#server/domain/orders/list-all-orders.ts'
import { addPiece } from '#test/factories.ts'
import { brokenInvariants, delivery, fillCart, pickup } from '#test/orders.ts'
import { openTestShop, signIn, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function placeTestOrder(body: object = {}): Promise<Order> {
  const { customerId, headers } = await signIn(shop)
  await fillCart(shop.db, customerId, [await addPiece(shop.db, {})])
  shop.clock.now += minuteMs
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/orders/create_from_cart/',
    headers,
    payload: 'delivery_method' in body ? body : { ...pickup, ...body },
  })
  expect(response.statusCode).toBe(201)
  return response.json()
}
const table = async () =>
  formatOrdersTable(await listAllOrders(shop.db, { limit: 50 }), shop.ctx.catalog.current().lists, shop.clock.now).split('\n')
const subjects = async () => (await shop.runJobs(), shop.outbox('mail').map((mail) => String(mail.subject)))

test('ORD-02 the table has one line for each order, newest first, with the time left', async () => {
  const first = await placeTestOrder({ comment: 'gift wrap,\nplease' })
  const second = await placeTestOrder({ first_name: 'Evil\u001B[2J\u202E' })
  const [titles, , newest, older] = await table()
  expect(titles).toMatch(/^number +when +status +time left +pays by +total +pieces +gets it by +where +name +phone +e-mail +comment$/)
  expect(newest).toMatch(
    new RegExp(
      `^${second.order_number} .+ pending +48 h 0 min +agreement .+ 1 +pickup +Moscow +Evil\\[2J Иванова +\\+7 916 123-45-67 +anna@example.com$`,
    ),
  )
  expect(older).toMatch(new RegExp(`^${first.order_number} .+ 47 h 59 min .+ gift wrap, please$`))
  expect((await listAllOrders(shop.db, { status: 'shipped', limit: 50 })).length).toBe(0)
})

test('ORD-02 the staff confirms, ships and delivers an order by its number, and the customer is notified', async () => {
  const { order_number: number } = await placeTestOrder()
  const typed = number.toLowerCase().replace('-', ' ')
  expect(await takeOrderStep(shop.ctx, { step: 'confirm', number: typed })).toBe(`Order ${number} is confirmed.`)
  expect(await takeOrderStep(shop.ctx, { step: 'ship', number })).toBe(`Order ${number} is shipped.`)
  expect(await takeOrderStep(shop.ctx, { step: 'deliver', number })).toBe(`Order ${number} is delivered.`)
  expect(await subjects()).toEqual(expect.arrayContaining([`Order ${number} confirmed`, `Order ${number} is ready for pickup`]))
})

test('OWN-15 a step taken in the terminal is recorded in the audit log under the system user', async () => {
  const { id, order_number: number } = await placeTestOrder()
  await takeOrderStep({ ...shop.ctx, actor: { kind: 'terminal', user: 'ada' } }, { step: 'confirm', number })
  const entries = await shop.db.selectFrom('audit_entry').selectAll().where('subject_id', '=', id).execute()
  expect(entries).toMatchObject([
    { actor: 'terminal', account: 'ada', action: 'order.confirm', subject_kind: 'order', subject_label: number },
  ])
  const changes = await shop.db
    .selectFrom('audit_change')
    .selectAll()
    .where('entry_id', '=', entries[0]?.id ?? 0)
    .execute()
  expect(changes).toMatchObject([{ table_name: 'shop_order', before: { status: 'pending' }, after: { status: 'confirmed' } }])
})

test('ORD-02 cancelling an order releases its pieces and notifies the customer', async () => {
  const { order_number: number } = await placeTestOrder()
  expect(await takeOrderStep(shop.ctx, { step: 'cancel', number })).toBe(`Order ${number} is cancelled.`)
  expect(await subjects()).toContain(`Order ${number} canceled`)
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test('ORD-02 an impossible step and an unknown number are refused in a sentence', async () => {
  const { order_number: number } = await placeTestOrder()
  await expect(takeOrderStep(shop.ctx, { step: 'ship', number })).rejects.toThrow(`Order ${number} is pending: it cannot become shipped.`)
  await expect(takeOrderStep(shop.ctx, { step: 'confirm', number: '0000-0000' })).rejects.toThrow('There is no order 0000-0000.')
  await expect(takeOrderStep(shop.ctx, { step: 'confirm', number: 'nonsense' })).rejects.toThrow('nonsense is not the number of an order')
})

test('ORD-02 a single order shows its lines, destination, payment and history, without control characters', async () => {
  const { order_number: number } = await placeTestOrder({ ...delivery, address_line2: 'floor 3\u001B[2J', comment: 'call first\ntwice' })
  await takeOrderStep(shop.ctx, { step: 'confirm', number })
  const shown = await showOrder(shop.ctx, number.toLowerCase())
  for (const line of [
    `number          ${number}`,
    'status          confirmed',
    /^reserved until {2}2026-11-23 12:\d\d$/m,
    /^piece {11}1 × .+, \$10,000 each \(watch \d+\)$/m,
    /^delivery {8}\$50$/m,
    /^total {11}\$10,050$/m,
    'pays by         agreement',
    'where           1 rue de Rivoli, floor 3[2J, 75001 Paris, France',
    'phone           +7 916 123-45-67',
    'e-mail          anna@example.com',
    'comment         call first\n                twice',
    /^event {11}\d{4}-\d\d-\d\d \d\d:\d\d {2}pending by customer$/m,
    /^event {11}\d{4}-\d\d-\d\d \d\d:\d\d {2}confirmed by staff$/m,
  ])
    expect(shown).toMatch(typeof line === 'string' ? new RegExp(line.replace(/[[\]+.]/g, String.raw`\$&`)) : line)
  await expect(showOrder(shop.ctx, '0000-0000')).rejects.toThrow('There is no order 0000-0000.')
})
