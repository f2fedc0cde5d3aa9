import { afterEach, describe, expect, test } from 'vitest'
import { type Buyer, countByStatus, createBuyers, fillCarts } from '#test/concurrent-buyers.ts'
import { addPiece } from '#test/factories.ts'
import { brokenInvariants, pickup } from '#test/orders.ts'
import { staffOrderCalls } from '#test/staff-orders.ts'

const calls = staffOrderCalls()
const rounds = 4

describe('a promo code that several orders use at once', () => {
  afterEach(async () => expect(await brokenInvariants(calls.shop.db)).toEqual([]))

  const submit = ({ headers }: Buyer, code: string) =>
    calls.shop.app.inject({
      method: 'POST',
      url: '/api/orders/create_from_cart/',
      headers,
      payload: { ...pickup, promo_code: code },
    })
  const usesOf = async (code: string) => {
    const { shop } = calls
    const { used_count: counted } = await shop.db
      .selectFrom('promo')
      .select('used_count')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
    const orders = await shop.db
      .selectFrom('shop_order')
      .select('id')
      .where('promo_code', '=', code)
      .where('status', '<>', 'cancelled')
      .execute()
    return { counted, orders: orders.length }
  }
  const fill = async (buyers: readonly Buyer[]) => {
    const pieces = await Promise.all(buyers.map(() => addPiece(calls.shop.db)))
    await fillCarts(calls.shop.db, buyers, (at) => pieces.slice(at, at + 1))
    await calls.shop.catalog.refresh()
  }

  test('OWN-104 CHK-06 a code with three uses left is given to three of twelve buyers', async () => {
    const { shop } = calls
    await shop.db.insertInto('promo').values({ code: 'THREE', type: 'percent', value: 1000, uses_max: 3 }).execute()
    const buyers = await createBuyers(shop.ctx, 12)
    await fill(buyers)
    const responses = await Promise.all(buyers.map((buyer) => submit(buyer, 'THREE')))
    expect(countByStatus(responses)).toEqual({ 201: 3, 409: 9 })
    expect(await usesOf('THREE')).toEqual({ counted: 3, orders: 3 })
  })

  test('OWN-104 OWN-70 a code with one use per person goes to a new order or one whose cancellation is undone, not to both', async () => {
    const { shop } = calls
    const terms = { type: 'percent', value: 1000, uses_max: 100, per_customer_max: 1 } as const
    await shop.db
      .insertInto('promo')
      .values({ code: 'ONEEACH', ...terms })
      .execute()
    const buyers = await createBuyers(shop.ctx, rounds)
    for (const [at, buyer] of buyers.entries()) {
      await fill([buyer])
      const first = await submit(buyer, 'ONEEACH')
      expect(first.statusCode).toBe(201)
      const { action_id: cancelled } = await calls.step(first.json().id, 'cancel', { reason: 'by mistake' })
      await fill([buyer])
      const [undone, again] = await Promise.all([calls.call('POST', `/audit/${cancelled}/undo/`, {}), submit(buyer, 'ONEEACH')])
      expect([
        [200, 409],
        [409, 201],
      ]).toContainEqual([undone.statusCode, again.statusCode])
      expect(await usesOf('ONEEACH')).toEqual({ counted: at + 1, orders: at + 1 })
    }
  })
})
