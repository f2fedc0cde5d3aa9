import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { Order } from '#contract/order.ts'
import type { Db } from '#server/db/database.ts'
import { advanceOrder } from '#server/domain/orders/advance-order.ts'
import { type Buyer, counted, fillCarts, fourAtOnce, gatherCrowd } from '#test/crowd.ts'
import { addPiece } from '#test/factories.ts'
import { brokenInvariants, pickup } from '#test/orders.ts'
import { openProcesses, type Processes } from '#test/processes.ts'
import { onPostgres } from '#test/shop.ts'

describe.runIf(onPostgres)('an order that two hands would end at once, in two processes on PostgreSQL', () => {
  let shop: Processes
  let db: Db
  let crowd: Buyer[]
  beforeAll(async () => {
    shop = await openProcesses()
    db = shop.db
    crowd = await gatherCrowd(shop, 40)
  })
  afterAll(async () => expect(await shop.close()).toEqual({ deadlocks: 0 }))
  afterEach(async () => {
    expect(await brokenInvariants(db)).toEqual([])
  })

  test('SEC-C10 ORD-02 cancelled while its time runs out: the piece comes back once, and one letter says by whom', async () => {
    const orders = await placeOrders(40)
    await letExpire(orders)
    // the shop begins with the oldest, the owners with the newest: somewhere they meet
    const [, ...answers] = await Promise.all([endReservations(orders), ...orders.toReversed().map(cancel)])
    expect(counted(answers)).toEqual({ 200: 40 })
    await expectFreedOnce(orders)
  })

  test('SEC-C10 both wait at the door: who came first ends it, the other finds it ended', async () => {
    const orders = await placeOrders(8)
    await letExpire(orders)
    const [firstCancelled, firstLapsed] = [orders.slice(0, 4), orders.slice(4)]
    const answers: ReturnType<typeof cancel>[] = []
    await db.transaction().execute(async (door) => {
      const ids = orders.map(({ id }) => id)
      await door.selectFrom('shop_order').select('id').where('id', 'in', ids).forUpdate().execute()
      const waiting = (count: number) => vi.waitFor(async () => expect(await waitingForLocks()).toBe(count), 2000)
      answers.push(...firstCancelled.map(cancel))
      await waiting(4)
      await endReservations(orders)
      await waiting(12)
      answers.push(...firstLapsed.map(cancel))
      await waiting(16)
    })
    expect(counted(await Promise.all(answers))).toEqual({ 200: 8 })
    const hands = await expectFreedOnce(orders)
    expect(hands).toEqual([...firstCancelled.map(() => 'customer'), ...firstLapsed.map(() => 'shop')])
  })

  test('SEC-C10 cancelled while it is sent off: it is one or the other', async () => {
    const orders = await placeOrders(40)
    await fourAtOnce(orders, ({ id }) => advanceOrder(shop, id, 'confirmed'))
    const shipped = fourAtOnce(orders, ({ id }) =>
      advanceOrder(shop, id, 'shipped').catch((error: unknown) => expect(error).toMatchObject({ code: 'conflict' })),
    )
    const answers = await Promise.all(orders.toReversed().map(cancel))
    await shipped
    const { 200: cancelled = 0, 409: late = 0, ...others } = counted(answers)
    expect([others, cancelled + late]).toEqual([{}, 40])
    const ends = await endings(orders)
    expect(ends.filter(({ to_status }) => to_status === 'cancelled')).toHaveLength(cancelled)
    expect(ends.filter(({ to_status }) => to_status === 'shipped')).toHaveLength(late)
  })

  test('CHK-10 SEC-C10 paid by coin and confirmed while its owner changes the cart: neither waits for the other in a circle', async () => {
    for (let round = 0; round < 5; round++) {
      const orders = await placeOrders(20, 'crypto')
      const confirmed = fourAtOnce(orders, ({ id }) => advanceOrder(shop, id, 'confirmed'))
      const answers = await Promise.all(
        orders.flatMap(({ buyer, piece }) => [
          shop.ask('DELETE', '/api/cart/0/', { headers: buyer.headers, payload: { watch_id: piece } }),
          shop.ask('DELETE', '/api/cart/0/clear/', { headers: buyer.headers }),
        ]),
      )
      await confirmed
      for (const { statusCode } of answers) expect([204, 404]).toContain(statusCode)
    }
  })

  type Placed = { id: string; number: string; buyer: Buyer; piece: number }

  /** Orders of one piece each, by as many buyers. */
  async function placeOrders(count: number, mode: 'reserve' | 'crypto' = 'reserve'): Promise<Placed[]> {
    const buyers = crowd.slice(0, count)
    const pieces = await Promise.all(buyers.map(() => addPiece(db)))
    await fillCarts(db, buyers, (at) => [pieces[at] ?? 0])
    const answers = await Promise.all(
      buyers.map(({ headers }) => shop.ask('POST', '/api/orders/create_from_cart/', { headers, payload: { ...pickup, mode } })),
    )
    return answers.map(({ body }, at) => {
      const { id, order_number: number, user } = Order.parse(body)
      const buyer = buyers.find(({ customerId }) => customerId === user)
      if (!buyer) throw new Error('Nobody bought')
      return { id, number, buyer, piece: pieces[at] ?? 0 }
    })
  }

  const cancel = ({ id, buyer }: Placed) =>
    shop.ask('PATCH', `/api/orders/${id}/`, { headers: buyer.headers, payload: { status: 'cancelled' } })

  /** Waits until all is told that was to be told, and lets the time of the orders be over. */
  async function letExpire(orders: readonly Placed[]): Promise<void> {
    await jobsDone()
    const ids = orders.map(({ id }) => id)
    await db
      .updateTable('shop_order')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('id', 'in', ids)
      .execute()
  }

  /** Sets both processes to work on ending these reservations. */
  async function endReservations(orders: readonly Placed[]): Promise<void> {
    const keys = orders.map(({ id }) => id)
    await db
      .updateTable('job')
      .set({ run_at: new Date(0) })
      .where('kind', '=', 'lapse-order')
      .where('key', 'in', keys)
      .execute()
    await sql`notify job`.execute(db)
  }

  async function waitingForLocks(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows[0]?.count ?? 0
  }

  const jobsDone = () =>
    vi.waitFor(async () => {
      const open = db.selectFrom('job').select('kind').where('every_s', 'is', null).where('done_at', 'is', null)
      expect(await open.where((job) => job.or([job('kind', '<>', 'lapse-order'), job('run_at', '<', new Date())])).execute()).toEqual([])
    }, 10_000)

  /** By whose hand each order came to its end, which was one and only one. */
  async function endings(orders: readonly Placed[]) {
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

  /** Every order is cancelled by one hand, its piece is for sale, and one letter says which hand it was. Answers with the hands. */
  async function expectFreedOnce(orders: readonly Placed[]) {
    await jobsDone()
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
    const hands = (await endings(orders)).map(({ actor }) => actor)
    const subjects = shop.outbox().flatMap(({ kind, subject }) => (kind === 'mail' && subject ? [subject] : []))
    for (const [at, { number }] of orders.entries()) {
      const letters = subjects.filter((subject) => subject.includes(number) && !/received|Новый заказ/.test(subject))
      const said = hands[at] === 'shop' ? `The reservation of order ${number} has ended` : `Order ${number} cancelled`
      expect(letters).toEqual([said])
    }
    return hands
  }
})
