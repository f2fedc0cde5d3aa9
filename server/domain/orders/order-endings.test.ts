import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { companyDefaults } from '#contract/company.ts'
import { Order } from '#contract/order.ts'
import { statementTimeoutMs } from '#server/db/database-timeouts.ts'
import type { Db } from '#server/db/database.ts'
import { type Buyer, countByStatus, fillCarts, fourAtOnce, createBuyers } from '#test/concurrent-buyers.ts'
import { eventually } from '#test/eventually.ts'
import { endReservations, jobsDone, letExpire } from '#test/expiring-orders.ts'
import { addPiece } from '#test/factories.ts'
import { countBlockedBy, countLockWaits } from '#test/lock-waits.ts'
import { advanceOrder, brokenInvariants, coinSettings, pickup } from '#test/orders.ts'
import { openProcesses, type Processes } from '#test/processes.ts'
import { onPostgres } from '#test/shop.ts'

describe.runIf(onPostgres)('an order that two processes on PostgreSQL end concurrently', () => {
  let shop: Processes
  let db: Db
  let allBuyers: Buyer[]
  beforeAll(async () => {
    shop = await openProcesses(coinSettings)
    db = shop.db
    allBuyers = await createBuyers(shop, 40)
  })
  afterAll(async () => expect(await shop.close()).toEqual({ deadlocks: 0 }))
  afterEach(async () => {
    expect(await brokenInvariants(db)).toEqual([])
  })

  test('SEC-C10 ORD-02 cancelled while it expires: the piece is released once, and one email names the actor', async () => {
    const orders = await placeOrders(40)
    await letExpire(db, orders)
    // the shop ends the oldest orders first and the customers cancel the newest first, so both race for the orders in the middle
    const [, ...responses] = await Promise.all([endReservations(db, orders), ...orders.toReversed().map(cancel)])
    expect(countByStatus(responses)).toEqual({ 200: 40 })
    await expectFreedOnce(orders)
  })

  test('SEC-C10 when both wait for its lock, the first ends it and the second finds it ended', async () => {
    let ended = await endInTurn()
    // after a timeout, repeat: the timed-out request has queued again behind the others, so their order is unknown
    while (ended.isLate) ended = await endInTurn()
    const { orders, responses, endedFirstBy } = ended
    expect(countByStatus(responses)).toEqual({ 200: 4 })
    expect(await expectFreedOnce(orders)).toEqual(endedFirstBy)
  })

  test('SEC-C10 cancelled while it is shipped: it becomes either cancelled or shipped', async () => {
    const orders = await placeOrders(40)
    await fourAtOnce(orders, ({ id }) => advanceOrder(shop, id, 'confirmed'))
    const shipped = fourAtOnce(orders, ({ id }) =>
      advanceOrder(shop, id, 'shipped').catch((error: unknown) => expect(error).toMatchObject({ code: 'conflict' })),
    )
    const responses = await Promise.all(orders.toReversed().map(cancel))
    await shipped
    const { 200: cancelled = 0, 409: late = 0, ...others } = countByStatus(responses)
    expect([others, cancelled + late]).toEqual([{}, 40])
    const ends = await finalEvents(orders)
    expect(ends.filter(({ to_status }) => to_status === 'cancelled')).toHaveLength(cancelled)
    expect(ends.filter(({ to_status }) => to_status === 'shipped')).toHaveLength(late)
  })

  test('CHK-10 SEC-C10 paid by coin and confirmed while its owner changes the cart: no deadlock', async () => {
    for (let round = 0; round < 5; round++) {
      const orders = await placeOrders(20, 'crypto')
      const confirmed = fourAtOnce(orders, ({ id }) => advanceOrder(shop, id, 'confirmed'))
      const responses = await Promise.all(
        orders.flatMap(({ buyer, piece }) => [
          shop.ask('DELETE', '/api/cart/0/', { headers: buyer.headers, payload: { watch_id: piece } }),
          shop.ask('DELETE', '/api/cart/0/clear/', { headers: buyer.headers }),
        ]),
      )
      await confirmed
      for (const { statusCode } of responses) expect([204, 404]).toContain(statusCode)
    }
  })

  test('CHK-10 SEC-C10 a coin order is confirmed while its buyer orders the same piece: the cart is locked before the pieces', async () => {
    const [order] = await placeOrders(1, 'crypto')
    if (!order) throw new Error('No order')
    let confirmed: Promise<void> | undefined
    await db.transaction().execute(async (placing) => {
      await sql`select from cart where customer_id = ${order.buyer.customerId} for update`.execute(placing)
      confirmed = advanceOrder(shop, order.id, 'confirmed')
      await eventually(() => countBlockedBy(placing)).toBe(1)
      await sql`select from piece where id = ${order.piece} for no key update nowait`.execute(placing)
    })
    await confirmed
  })

  type Placed = { id: string; number: string; buyer: Buyer; piece: number }

  async function placeOrders(count: number, mode: 'reserve' | 'crypto' = 'reserve'): Promise<Placed[]> {
    const buyers = allBuyers.slice(0, count)
    const pieces = await Promise.all(buyers.map(() => addPiece(db)))
    await fillCarts(db, buyers, (at) => [pieces[at] ?? 0])
    const orders: Placed[] = []
    // place four orders at a time, so as not to overload a slow machine
    await fourAtOnce([...buyers.entries()], async ([at, buyer]) => {
      const { headers } = buyer
      const { body } = await shop.ask('POST', '/api/orders/create_from_cart/', { headers, payload: { ...pickup, mode } })
      const { id, order_number: number } = Order.parse(body)
      orders.push({ id, number, buyer, piece: pieces[at] ?? 0 })
    })
    return orders
  }

  const cancel = ({ id, buyer }: Placed) =>
    shop.ask('PATCH', `/api/orders/${id}/`, { headers: buyer.headers, payload: { status: 'cancelled' } })

  /** Queues the customer and the shop for the lock of each order: the customer first for two orders, the shop first for the other two. */
  async function endInTurn() {
    // two cancellations and four jobs fit into the eight connections of one process
    const orders = await placeOrders(4)
    await letExpire(db, orders)
    const [firstCancelled, firstExpired] = [orders.slice(0, 2), orders.slice(2)]
    const responses: ReturnType<typeof cancel>[] = []
    const lateAt = performance.now() + statementTimeoutMs
    const isLate = () => performance.now() > lateAt
    const waiting = (count: number) => eventually(async () => isLate() || (await countLockWaits(db)) === count).toBe(true)
    await db.transaction().execute(async (blocker) => {
      const ids = orders.map(({ id }) => id)
      await blocker.selectFrom('shop_order').select('id').where('id', 'in', ids).forUpdate().execute()
      responses.push(...firstCancelled.map(cancel))
      await waiting(2)
      await endReservations(db, orders)
      await waiting(6)
      responses.push(...firstExpired.map(cancel))
      await waiting(8)
    })
    const endedFirstBy = [...firstCancelled.map(() => 'customer'), ...firstExpired.map(() => 'shop')]
    return { isLate: isLate(), orders, responses: await Promise.all(responses), endedFirstBy }
  }

  async function finalEvents(orders: readonly Placed[]) {
    const ids = orders.map(({ id }) => id)
    const events = await db
      .selectFrom('order_event')
      .select(['order_id', 'actor', 'to_status'])
      .where('order_id', 'in', ids)
      .where('to_status', 'in', ['cancelled', 'shipped'])
      .execute()
    return orders.map(({ id }) => {
      const [event, ...others] = events.filter(({ order_id }) => order_id === id)
      if (!event || others.length) throw new Error(`Order ${id} did not end once`)
      return event
    })
  }

  /**
   * Asserts that the pieces are available again, and that each order has exactly one email about its end, with the right cause. Returns the
   * actor who ended each order.
   */
  async function expectFreedOnce(orders: readonly Placed[]) {
    await jobsDone(db)
    const pieces = await db
      .selectFrom('piece')
      .select(['status', 'stock', 'held'])
      .where(
        'id',
        'in',
        orders.map(({ piece }) => piece),
      )
      .execute()
    expect(pieces).toEqual(orders.map(() => ({ status: 'available', stock: 1, held: 0 })))
    const actors = (await finalEvents(orders)).map(({ actor }) => actor)
    const toBuyers = shop.outbox().filter(({ kind, to }) => kind === 'mail' && to !== companyDefaults.email)
    const subjects = toBuyers.flatMap(({ subject }) => subject ?? [])
    for (const [at, { number }] of orders.entries()) {
      const orderSubjects = subjects.filter((subject) => subject.includes(number) && !subject.includes('received'))
      const expectedSubject = actors[at] === 'shop' ? `Your reservation for order ${number} has ended` : `Order ${number} canceled`
      expect(orderSubjects).toEqual([expectedSubject])
    }
    return actors
  }
})
