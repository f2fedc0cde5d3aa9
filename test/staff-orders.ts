import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { CreateOrder } from '#contract/order.ts'
import { Order } from '#contract/order.ts'
import { OrderStepResult } from '#contract/staff/order-steps.ts'
import { StaffOrder, WrittenOrder } from '#contract/staff/order.ts'
import { addPiece } from '#test/factories.ts'
import { coinSettings, fillCart, pickup } from '#test/orders.ts'
import { openTestShop, signIn, testNow, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

type Method = 'GET' | 'POST' | 'PATCH'
type Headers = Record<string, string>

export function staffOrderCalls() {
  let shop: TestShop
  let owner: Awaited<ReturnType<typeof createStaff>>
  let manager: Awaited<ReturnType<typeof createStaff>>
  beforeAll(async () => {
    shop = await openTestShop({ ...coinSettings, STAFF_MAIL: '' })
    owner = await createStaff(shop, { roles: ['owner'], name: 'Olga' })
    manager = await createStaff(shop, { roles: ['manager'], name: 'Mark' })
  })
  afterAll(() => shop.close())
  beforeEach(() => {
    shop.clock.now = testNow
  })

  const call = (method: Method, path: string, payload?: object, headers: Headers = manager.headers) =>
    shop.app.inject({ method, url: `/api/staff${path}`, headers, ...(payload ? { payload } : {}) })

  /** Places an order from a customer's cart, by default for one watch at 10,000 USD. */
  async function place(body: Partial<CreateOrder> | CreateOrder = {}, pieceIds?: number[], customer: Parameters<typeof signIn>[1] = {}) {
    const buyer = await signIn(shop, customer)
    const ids = pieceIds ?? [await addPiece(shop.db)]
    await fillCart(shop.db, buyer.customerId, ids)
    await shop.catalog.refresh()
    const url = '/api/orders/create_from_cart/'
    const response = await shop.app.inject({
      method: 'POST',
      url,
      headers: buyer.headers,
      payload: 'delivery_method' in body ? body : { ...pickup, ...body },
    })
    expect(response.statusCode).toBe(201)
    return { ...Order.parse(response.json()), buyer, pieceIds: ids }
  }

  return {
    call,
    place,
    /** Takes a step that must succeed. For shipping and delivering, the default reason is payment on receipt. */
    step: async (id: string, step: string, body: object = {}) => {
      const reason = step === 'ship' || step === 'deliver' ? { reason: 'Pays on receipt' } : {}
      const response = await call('POST', `/orders/${id}/${step}/`, { ...reason, ...body })
      expect(response.json()).toMatchObject({ order: { id } })
      return OrderStepResult.parse(response.json())
    },
    write: async (method: Method, path: string, body: object = {}, headers: Headers = manager.headers) => {
      const response = await call(method, path, body, headers)
      expect(response.json()).toMatchObject({ order: { version: expect.any(Number) } })
      return WrittenOrder.parse(response.json())
    },
    read: async (id: string, headers?: Headers) => StaffOrder.parse((await call('GET', `/orders/${id}/`, undefined, headers)).json()),
    piece: (id: number) => shop.db.selectFrom('piece').select(['status', 'stock', 'held']).where('id', '=', id).executeTakeFirstOrThrow(),
    pass: async (ms: number) => {
      shop.clock.now += ms
      await shop.runJobs()
    },
    emails: (to?: string) => shop.outbox('mail').filter((mail) => to === undefined || mail.to === to),
    get shop() {
      return shop
    },
    get owner() {
      return owner
    },
    get manager() {
      return manager
    },
  }
}
