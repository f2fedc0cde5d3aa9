import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAllOrders } from '#server/domain/orders/list-all-orders.ts'
import { takeOrderStep } from '#server/order-steps.ts'
import { ordersTable } from '#server/orders-table.ts'
import type { Order } from '#contract/order.ts'
import { addPiece } from '#test/factories.ts'
import { brokenInvariants, fillCart, pickup } from '#test/orders.ts'
import { openTestShop, signIn, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function placed(body: object = {}): Promise<Order> {
  const { customerId, headers } = await signIn(shop)
  await fillCart(shop.db, customerId, [await addPiece(shop.db, {})])
  shop.clock.now += 60_000
  const answer = await shop.app.inject({ method: 'POST', url: '/api/orders/create_from_cart/', headers, payload: { ...pickup, ...body } })
  expect(answer.statusCode).toBe(201)
  return answer.json()
}
const table = async () => ordersTable(await listAllOrders(shop.db, { limit: 50 }), shop.clock.now).split('\n')
const subjects = async () => (await shop.runJobs(), shop.outbox('mail').map((mail) => String(mail.subject)))

test('ORD-02 the staff reads a line for each order, the newest first, with the time that is left', async () => {
  const first = await placed()
  const second = await placed({ first_name: 'Evil\u001B[2J\u202E' })
  const [titles, , newest, older] = await table()
  expect(titles).toMatch(/^number +when +status +pays by +name +phone +total +time left$/)
  expect(newest).toMatch(new RegExp(`^${second.order_number} .+ pending +agreement +Evil\\[2J Иванова +\\+7 916 123-45-67 .+ 48 h 0 min$`))
  expect(older).toMatch(new RegExp(`^${first.order_number} .+ 47 h 59 min$`))
  expect((await listAllOrders(shop.db, { status: 'shipped', limit: 50 })).length).toBe(0)
})

test('ORD-02 the staff confirms, ships and delivers by the number, and the person is told', async () => {
  const { order_number: number } = await placed()
  const typed = number.toLowerCase().replace('-', ' ')
  expect(await takeOrderStep(shop.ctx, 'confirm', typed)).toBe(`Order ${number} is confirmed.`)
  expect(await takeOrderStep(shop.ctx, 'ship', number)).toBe(`Order ${number} is shipped.`)
  expect(await takeOrderStep(shop.ctx, 'deliver', number)).toBe(`Order ${number} is delivered.`)
  expect(await subjects()).toEqual(expect.arrayContaining([`Order ${number} confirmed`, `Order ${number} is ready for pickup`]))
})

test('ORD-02 the staff cancels: the pieces return, the person is told', async () => {
  const { order_number: number } = await placed()
  expect(await takeOrderStep(shop.ctx, 'cancel', number)).toBe(`Order ${number} is cancelled.`)
  expect(await subjects()).toContain(`Order ${number} cancelled`)
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test('ORD-02 a step that cannot be, and a number nobody has, are refused in a sentence', async () => {
  const { order_number: number } = await placed()
  await expect(takeOrderStep(shop.ctx, 'ship', number)).rejects.toThrow(`Order ${number} is pending: it cannot become shipped.`)
  await expect(takeOrderStep(shop.ctx, 'confirm', '0000-0000')).rejects.toThrow('There is no order 0000-0000.')
  await expect(takeOrderStep(shop.ctx, 'confirm', 'nonsense')).rejects.toThrow('nonsense is not the number of an order')
})
