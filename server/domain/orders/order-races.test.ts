import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Order, OrderConflict } from '#contract/order.ts'
import type { Db } from '#server/db/database.ts'
import { type Buyer, countByStatus, seededRandom, fillCarts, fourAtOnce, createBuyers } from '#test/concurrent-buyers.ts'
import { addPiece } from '#test/factories.ts'
import { advanceOrder, brokenInvariants, coinSettings, pickup } from '#test/orders.ts'
import { openProcesses, type Processes } from '#test/processes.ts'
import { onPostgres, openTestShop } from '#test/shop.ts'

const createOrderUrl = '/api/orders/create_from_cart/'

describe.runIf(onPostgres)('two server processes on PostgreSQL', () => {
  let shop: Processes
  let db: Db
  let allBuyers: Buyer[]
  beforeAll(async () => {
    shop = await openProcesses(coinSettings)
    db = shop.db
    allBuyers = await createBuyers(shop, 200)
  })
  afterAll(async () => expect(await shop.close()).toEqual({ deadlocks: 0 }))
  afterEach(async () => {
    expect(await brokenInvariants(db)).toEqual([])
    // cancel these orders, because pending orders count toward the buyers' limit in the next test
    const pending = await db.selectFrom('shop_order').select('id').where('status', '=', 'pending').execute()
    await fourAtOnce(pending, ({ id }) => advanceOrder(shop, id, 'cancelled'))
  })

  const submitAll = (buyers: readonly Buyer[], payload: object = pickup, headers: Record<string, string> = {}) =>
    Promise.all(buyers.map((buyer) => shop.ask('POST', createOrderUrl, { headers: { ...buyer.headers, ...headers }, payload })))
  const addPieces = (count: number) => Promise.all(Array.from({ length: count }, () => addPiece(db)))
  const parseConflicts = (responses: Awaited<ReturnType<typeof submitAll>>) =>
    responses.filter(({ statusCode }) => statusCode === 409).map(({ body }) => OrderConflict.parse(body))

  test('CHK-13 SEC-C1 200 buyers of one piece, 20 times: one order each time, 199 learn which piece is gone, nothing fails', async () => {
    for (let round = 0; round < 20; round++) {
      const piece = await addPiece(db)
      await fillCarts(db, allBuyers, () => [piece])
      // start each round with different buyers, because a buyer with ten pending orders would be refused for that reason
      const responses = await submitAll([...allBuyers.slice(round * 10), ...allBuyers.slice(0, round * 10)])
      expect(countByStatus(responses)).toEqual({ 201: 1, 409: 199 })
      for (const { unavailable, detail } of parseConflicts(responses)) {
        expect(unavailable).toEqual([piece])
        expect(detail).toMatch(/unavailable/)
      }
      expect(await brokenInvariants(db)).toEqual([])
    }
  }, 120_000)

  test('SEC-C1 a piece with a stock of seven is sold to seven of 100 buyers', async () => {
    const piece = await addPiece(db, { stock: 7 })
    const buyers = allBuyers.slice(0, 100)
    await fillCarts(db, buyers, () => [piece])
    expect(countByStatus(await submitAll(buyers))).toEqual({ 201: 7, 409: 93 })
  })

  test('SEC-C1 carts of three out of 30 pieces in any sequence never deadlock', async () => {
    const draw = seededRandom(7)
    const pieces = await addPieces(30)
    await fillCarts(db, allBuyers, () => drawThree(pieces, draw))
    const { 201: placed = 0, 409: refused = 0, ...others } = countByStatus(await submitAll(allBuyers))
    expect([others, placed + refused]).toEqual([{}, allBuyers.length])
    expect(placed).toBeGreaterThan(2)
    expect(placed).toBeLessThanOrEqual(10)
    const orderedLines = await db
      .selectFrom('order_line')
      .select('piece_id')
      .where('is_active', '=', true)
      .where('piece_id', 'in', pieces)
      .execute()
    expect(new Set(orderedLines.map(({ piece_id }) => piece_id)).size).toBe(placed * 3)
  })

  test('SEC-C1 SEC-C10 orders of three pieces that are placed, cancelled and shipped at once never deadlock', async () => {
    const draw = seededRandom(11)
    // fewer concurrent calls than database connections, so that calls wait only for locks on pieces
    const [first, second] = [allBuyers.slice(0, 12), allBuyers.slice(12, 24)]
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
      expect(countByStatus(await submitAll(second))).toEqual({ 201: second.length })
      expect(countByStatus(await Promise.all(ended))).toEqual({ 200: cancelled.length })
      await sentOff
    }
  }, 60_000)

  test('SEC-C6 of 100 orders with a promo of one use, one gets the discount and the others learn their total', async () => {
    await db.insertInto('promo').values({ code: 'ONLYONE', type: 'fixed', value: 5000, uses_max: 1 }).execute()
    const buyers = allBuyers.slice(0, 100)
    const pieces = await addPieces(buyers.length)
    await fillCarts(db, buyers, (at) => [pieces[at] ?? 0])
    const responses = await submitAll(buyers, { ...pickup, promo_code: 'onlyone', expected_total: '9950.00' })
    expect(countByStatus(responses)).toEqual({ 201: 1, 409: 99 })
    expect(new Set(parseConflicts(responses).map(({ total_price }) => total_price))).toEqual(new Set(['10000.00']))
  })

  test('CHK-13 SEC-C2 50 concurrent submits with one key create one order, and all return it', async () => {
    const buyer = allBuyers.slice(0, 1)
    const piece = await addPiece(db, { stock: 60 })
    await fillCarts(db, buyer, () => [piece])
    const responses = await submitAll(fifty(buyer), pickup, { 'idempotency-key': 'fifty-times' })
    expect(countByStatus(responses)).toEqual({ 201: 50 })
    expect(new Set(responses.map(({ body }) => JSON.stringify(Order.parse(body)))).size).toBe(1)
    expect(await ordersOf(piece)).toBe(1)
  })

  test.each(['reserve', 'crypto'] as const)(
    'SEC-C2 concurrent submits without a key create one order in mode %s: a cart version is ordered once',
    async (mode) => {
      const buyer = allBuyers.slice(0, 1)
      const piece = await addPiece(db, { stock: 60 })
      await fillCarts(db, buyer, () => [piece])
      expect(countByStatus(await submitAll(fifty(buyer), { ...pickup, mode }))).toEqual({ 201: 1, 409: 49 })
      expect(await ordersOf(piece)).toBe(1)
    },
  )

  const fifty = (buyer: readonly Buyer[]) => Array.from({ length: 50 }, () => buyer).flat()
  const ordersOf = async (piece: number) => (await db.selectFrom('order_line').select('id').where('piece_id', '=', piece).execute()).length
})

function drawThree(pieces: readonly number[], draw: (below: number) => number): number[] {
  const left = [...pieces]
  return Array.from({ length: 3 }, () => left.splice(draw(left.length), 1)[0] ?? 0)
}

test('CHK-13 SEC-C1 twelve buyers submit an order of one piece twice each: one order', async () => {
  const shop = await openTestShop()
  try {
    const buyers = await createBuyers(shop.ctx, 12)
    const piece = await addPiece(shop.db)
    await fillCarts(shop.db, buyers, () => [piece])
    const responses = await Promise.all(
      [...buyers, ...buyers].map(async ({ headers }, at) =>
        shop.app.inject({
          method: 'POST',
          url: createOrderUrl,
          headers: { ...headers, 'idempotency-key': `buyer-no-${at % 12}` },
          payload: pickup,
        }),
      ),
    )
    expect(countByStatus(responses)).toEqual({ 201: 2, 409: 22 })
    expect(await shop.db.selectFrom('shop_order').select('id').execute()).toHaveLength(1)
    expect(await brokenInvariants(shop.db)).toEqual([])
  } finally {
    await shop.close()
  }
})
