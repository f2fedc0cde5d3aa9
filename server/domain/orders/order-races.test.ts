import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Order, OrderConflict } from '#contract/order.ts'
import type { Db } from '#server/db/database.ts'
import { advanceOrder } from '#server/domain/orders/advance-order.ts'
import { type Buyer, counted, dealer, fillCarts, fourAtOnce, gatherCrowd } from '#test/crowd.ts'
import { addPiece } from '#test/factories.ts'
import { brokenInvariants, pickup } from '#test/orders.ts'
import { openProcesses, type Processes } from '#test/processes.ts'
import { onPostgres, openTestShop } from '#test/shop.ts'

const address = '/api/orders/create_from_cart/'

describe.runIf(onPostgres)('two server processes of 20 connections on PostgreSQL', () => {
  let shop: Processes
  let db: Db
  let crowd: Buyer[]
  beforeAll(async () => {
    shop = await openProcesses()
    db = shop.db
    crowd = await gatherCrowd(shop, 200)
  })
  afterAll(async () => expect(await shop.close()).toEqual({ deadlocks: 0 }))
  afterEach(async () => {
    expect(await brokenInvariants(db)).toEqual([])
    // the limit of waiting orders would be in the way of the next test
    const pending = await db.selectFrom('shop_order').select('id').where('status', '=', 'pending').execute()
    await fourAtOnce(pending, ({ id }) => advanceOrder(shop, id, 'cancelled'))
  })

  const submitAll = (buyers: readonly Buyer[], payload: object = pickup, headers: Record<string, string> = {}) =>
    Promise.all(buyers.map((buyer) => shop.ask('POST', address, { headers: { ...buyer.headers, ...headers }, payload })))
  const addPieces = (count: number) => Promise.all(Array.from({ length: count }, () => addPiece(db)))
  const refusals = (answers: Awaited<ReturnType<typeof submitAll>>) =>
    answers.filter(({ statusCode }) => statusCode === 409).map(({ body }) => OrderConflict.parse(body))

  test('CHK-13 SEC-C1 200 buyers of one piece, 20 times: one order each time, 199 are told which piece is gone, nothing fails', async () => {
    for (let round = 0; round < 20; round++) {
      const piece = await addPiece(db)
      await fillCarts(db, crowd, () => [piece])
      // others are first each time: nobody comes to ten open orders, which would be refused for another reason
      const answers = await submitAll([...crowd.slice(round * 10), ...crowd.slice(0, round * 10)])
      expect(counted(answers)).toEqual({ 201: 1, 409: 199 })
      for (const { unavailable, detail } of refusals(answers)) {
        expect(unavailable).toEqual([piece])
        expect(detail).toMatch(/unavailable/)
      }
      expect(await brokenInvariants(db)).toEqual([])
    }
  }, 120_000)

  test('SEC-C1 a piece of which there are seven finds seven of 100 buyers', async () => {
    const piece = await addPiece(db, { stock: 7 })
    const buyers = crowd.slice(0, 100)
    await fillCarts(db, buyers, () => [piece])
    expect(counted(await submitAll(buyers))).toEqual({ 201: 7, 409: 93 })
  })

  test('SEC-C1 carts of three out of 30 pieces in any sequence wait for each other, but never in a circle', async () => {
    const draw = dealer(7)
    const pieces = await addPieces(30)
    await fillCarts(db, crowd, () => drawThree(pieces, draw))
    const { 201: placed = 0, 409: refused = 0, ...others } = counted(await submitAll(crowd))
    expect([others, placed + refused]).toEqual([{}, crowd.length])
    expect(placed).toBeGreaterThan(2)
    expect(placed).toBeLessThanOrEqual(10)
    const taken = await db
      .selectFrom('order_line')
      .select('piece_id')
      .where('is_active', '=', true)
      .where('piece_id', 'in', pieces)
      .execute()
    expect(new Set(taken.map(({ piece_id }) => piece_id)).size).toBe(placed * 3)
  })

  test('SEC-C1 SEC-C10 orders of three are placed, cancelled and sent off at once: they wait for each other, but never in a circle', async () => {
    const draw = dealer(11)
    // fewer calls than connections: nobody waits for anything but a piece
    const [first, second] = [crowd.slice(0, 12), crowd.slice(12, 24)]
    for (let round = 0; round < 3; round++) {
      const pieces = await Promise.all(Array.from({ length: 8 }, () => addPiece(db, { stock: 100 })))
      await fillCarts(db, [...first, ...second], () => drawThree(pieces, draw))
      const orders = (await submitAll(first)).map(({ body }) => Order.parse(body).id)
      const [cancelled, shipped] = [orders.slice(0, 6), orders.slice(6)]
      await fourAtOnce(shipped, (id) => advanceOrder(shop, id, 'confirmed'))
      const sentOff = fourAtOnce(shipped, (id) => advanceOrder(shop, id, 'shipped'))
      const ended = cancelled.map((id, at) =>
        shop.ask('PATCH', `/api/orders/${id}/`, { headers: first[at]?.headers ?? {}, payload: { status: 'cancelled' } }),
      )
      expect(counted(await submitAll(second))).toEqual({ 201: second.length })
      expect(counted(await Promise.all(ended))).toEqual({ 200: cancelled.length })
      await sentOff
    }
  }, 60_000)

  test('SEC-C6 100 orders on a promo of one use: one gets it, the others are told their total', async () => {
    await db.insertInto('promo').values({ code: 'ONLYONE', type: 'fixed', value: 5000, uses_max: 1 }).execute()
    const buyers = crowd.slice(0, 100)
    const pieces = await addPieces(buyers.length)
    await fillCarts(db, buyers, (at) => [pieces[at] ?? 0])
    const answers = await submitAll(buyers, { ...pickup, promo_code: 'onlyone', expected_total: '9950.00' })
    expect(counted(answers)).toEqual({ 201: 1, 409: 99 })
    expect(new Set(refusals(answers).map(({ total_price }) => total_price))).toEqual(new Set(['10000.00']))
  })

  test('CHK-13 SEC-C2 the same submit 50 times at once under one name is one order, and everyone hears of the same', async () => {
    const buyer = crowd.slice(0, 1)
    const piece = await addPiece(db, { stock: 60 })
    await fillCarts(db, buyer, () => [piece])
    const answers = await submitAll(fifty(buyer), pickup, { 'idempotency-key': 'fifty-times' })
    expect(counted(answers)).toEqual({ 201: 50 })
    expect(new Set(answers.map(({ body }) => JSON.stringify(Order.parse(body)))).size).toBe(1)
    expect(await ordersOf(piece)).toBe(1)
  })

  test.each(['reserve', 'crypto'] as const)(
    'SEC-C2 and without a name, in mode %s, one order: this state of the cart is ordered once',
    async (mode) => {
      const buyer = crowd.slice(0, 1)
      const piece = await addPiece(db, { stock: 60 })
      await fillCarts(db, buyer, () => [piece])
      expect(counted(await submitAll(fifty(buyer), { ...pickup, mode }))).toEqual({ 201: 1, 409: 49 })
      expect(await ordersOf(piece)).toBe(1)
    },
  )

  const fifty = (buyer: readonly Buyer[]) => Array.from({ length: 50 }, () => buyer).flat()
  const ordersOf = async (piece: number) => (await db.selectFrom('order_line').select('id').where('piece_id', '=', piece).execute()).length
})

/** Three of the pieces in any sequence. */
function drawThree(pieces: readonly number[], draw: (below: number) => number): number[] {
  const left = [...pieces]
  return Array.from({ length: 3 }, () => left.splice(draw(left.length), 1)[0] ?? 0)
}

test('CHK-13 SEC-C1 twelve buyers of one piece, and each of them twice: one order', async () => {
  const shop = await openTestShop()
  try {
    const buyers = await gatherCrowd(shop.ctx, 12)
    const piece = await addPiece(shop.db)
    await fillCarts(shop.db, buyers, () => [piece])
    const answers = await Promise.all(
      [...buyers, ...buyers].map(async ({ headers }, at) =>
        shop.app.inject({
          method: 'POST',
          url: address,
          headers: { ...headers, 'idempotency-key': `buyer-no-${at % 12}` },
          payload: pickup,
        }),
      ),
    )
    expect(counted(answers)).toEqual({ 201: 2, 409: 22 })
    expect(await shop.db.selectFrom('shop_order').select('id').execute()).toHaveLength(1)
    expect(await brokenInvariants(shop.db)).toEqual([])
  } finally {
    await shop.close()
  }
})
