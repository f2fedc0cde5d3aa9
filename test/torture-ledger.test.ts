import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addPiece } from '#test/factories.ts'
import { fillCart, pickup } from '#test/orders.ts'
import { openTestShop, signIn, type TestShop } from '#test/shop.ts'
import { findLosses, type Ledger, lineKey, openLedger } from '#torture/ledger.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

describe('a ledger of acknowledged changes', () => {
  let ledger: Ledger
  let customerId: string
  let order: { id: string; order_number: string }
  let piece: number
  beforeEach(async () => {
    ledger = openLedger()
    const buyer = await signIn(shop)
    ;({ customerId } = buyer)
    await fillCart(shop.db, customerId, [await addPiece(shop.db)])
    const url = '/api/orders/create_from_cart/'
    const placed = await shop.app.inject({ method: 'POST', url, headers: buyer.headers, payload: pickup })
    expect(placed.statusCode).toBe(201)
    order = placed.json()
    ledger.orders.set(order.id, { customerId, number: order.order_number, cancel: 'not asked' })
    piece = await addPiece(shop.db)
    await fillCart(shop.db, customerId, [piece])
    ledger.lines.set(lineKey(customerId, piece), 'there')
    const contact = { name: `Anna ${order.order_number}`, phone: '+7 916 123-45-67', message: 'A question' }
    expect((await shop.app.inject({ method: 'POST', url: '/api/contacts/', payload: contact })).statusCode).toBe(201)
    ledger.enquiries.add(contact.name)
  })

  test('SEC-C1 finds no loss if everything acknowledged is stored', async () => {
    expect(await findLosses(shop.db, ledger)).toEqual([])
  })

  test('SEC-C1 OPS-08 reports a missing order, an order of another customer, a missing enquiry and wrong cart lines', async () => {
    const acknowledged = { customerId, number: 'AAAA-1111', cancel: 'not asked' } as const
    ledger.orders.set(crypto.randomUUID(), acknowledged)
    ledger.orders.set(order.id, { ...acknowledged, number: order.order_number, customerId: crypto.randomUUID() })
    ledger.enquiries.add('Nobody')
    ledger.lines.set(lineKey(customerId, 999_999), 'there').set(lineKey(customerId, piece), 'gone')
    expect(await findLosses(shop.db, ledger)).toEqual([
      `order ${order.order_number} belongs to another customer`,
      'order AAAA-1111 was acknowledged and is not there',
      'the enquiry of Nobody was acknowledged and is not there',
      `a line was taken out of a cart and is there: ${lineKey(customerId, piece)}`,
      `a line was put into a cart and is not there: ${lineKey(customerId, 999_999)}`,
    ])
  })

  test('SEC-C1 OPS-08 reports an acknowledged cancellation that did not happen, and one that nobody requested', async () => {
    ledger.orders.set(order.id, { customerId, number: order.order_number, cancel: 'acknowledged' })
    expect(await findLosses(shop.db, ledger)).toEqual([`order ${order.order_number} was cancelled and is pending`])
    await shop.db.updateTable('shop_order').set({ status: 'cancelled' }).where('id', '=', order.id).execute()
    ledger.orders.set(order.id, { customerId, number: order.order_number, cancel: 'not asked' })
    const [first, ...broken] = await findLosses(shop.db, ledger)
    expect(first).toBe(`order ${order.order_number} is cancelled, which nobody asked for`)
    // changing only the status of the order leaves its lines and its piece unchanged, which violates invariants of selling
    expect(broken.length).toBeGreaterThan(0)
  })
})
