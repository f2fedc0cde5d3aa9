import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { Order } from '#contract/order.ts'
import { addPiece } from '#test/factories.ts'
import { coinSettings, fillCart, pickup } from '#test/orders.ts'
import { openTestShop, signIn, testNow, type TestShop } from '#test/shop.ts'

export type Who = { headers: Record<string, string> }

/** Returns helpers for tests of orders. All tests of a file share one shop. Each test has its own buyer and begins at `testNow`. */
export function orderCalls() {
  let shop: TestShop
  let buyer: Awaited<ReturnType<typeof signIn>>
  beforeAll(async () => {
    shop = await openTestShop(coinSettings)
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    shop.clock.now = testNow
    buyer = await signIn(shop)
    await shop.db.deleteFrom('attempt').execute()
  })

  const call = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, headers: Record<string, string> = {}, who: Who = buyer) =>
    shop.app.inject({ method, url, headers: { ...who.headers, ...headers }, ...(payload ? { payload } : {}) })
  const submit = (body: object = pickup, headers: Record<string, string> = {}, who: Who = buyer) =>
    call('POST', '/api/orders/create_from_cart/', body, headers, who)

  /** Adds a new piece to a cart and returns its id. By default, adds a watch for 10,000 USD to the cart of `buyer`. */
  async function inCart(given: Parameters<typeof addPiece>[1] = {}, quantity = 1, { customerId } = buyer): Promise<number> {
    const id = await addPiece(shop.db, given)
    await fillCart(shop.db, customerId, [id], quantity)
    // refreshes the catalog in memory, which otherwise happens later
    await shop.catalog.refresh()
    return id
  }

  async function placeOrder(body: object = pickup): Promise<Order> {
    await inCart()
    const response = await submit(body)
    expect(response.statusCode).toBe(201)
    return Order.parse(response.json())
  }

  return {
    call,
    submit,
    inCart,
    placeOrder,
    cancel: (id: string) => call('PATCH', `/api/orders/${id}/`, { status: 'cancelled' }),
    piece: (id: number) => shop.db.selectFrom('piece').select(['status', 'stock', 'held']).where('id', '=', id).executeTakeFirstOrThrow(),
    cartLines: () =>
      shop.db
        .selectFrom('cart_line')
        .innerJoin('cart', 'cart.id', 'cart_line.cart_id')
        .select(['piece_id', 'quantity'])
        .where('customer_id', '=', buyer.customerId)
        .execute(),
    get shop() {
      return shop
    },
    get buyer() {
      return buyer
    },
  }
}
