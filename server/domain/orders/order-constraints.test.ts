import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Order } from '#contract/order.ts'
import { transaction } from '#server/db/transaction.ts'
import { changeStatus } from '#server/domain/orders/change-status.ts'
import { expireOrder } from '#server/domain/orders/expire-order.ts'
import { addPiece } from '#test/factories.ts'
import { brokenInvariants, fillCart, pickup } from '#test/orders.ts'
import { openTestShop, signIn, testNow, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function placeSingleOrder(pieceId?: number, headers: Record<string, string> = {}) {
  const piece = pieceId ?? (await addPiece(shop.db))
  const buyer = await signIn(shop)
  await fillCart(shop.db, buyer.customerId, [piece])
  const request = {
    method: 'POST',
    url: '/api/orders/create_from_cart/',
    headers: { ...buyer.headers, ...headers },
    payload: pickup,
  } as const
  const response = await shop.app.inject(request)
  expect(response.statusCode).toBe(201)
  return { piece, buyer, order: Order.parse(response.json()) }
}

/** Inserts a copy of a row with some columns changed. Bypasses the code, so that only the constraints of the database apply. */
const writeAgain = (table: string, id: string, changes: object) =>
  sql`insert into ${sql.table(table)}
      select (jsonb_populate_record(known, ${JSON.stringify({ id: crypto.randomUUID(), ...changes })}::jsonb)).*
      from ${sql.table(table)} known where id = ${id}`.execute(shop.db)

describe('the constraints of the database', () => {
  let one: Awaited<ReturnType<typeof placeSingleOrder>>
  beforeEach(async () => {
    one = await placeSingleOrder(undefined, { 'idempotency-key': 'a-submit-with-a-name' })
  })

  const another = { number: '0000-0000', cart_version: -1 }
  const nameless = { submit_key: null, submit_digest: null }
  const lineOf = async (orderId: string) =>
    (await shop.db.selectFrom('order_line').select('id').where('order_id', '=', orderId).executeTakeFirstOrThrow()).id

  test('SEC-C1 reject a second order of a unique piece', async () => {
    const other = await placeSingleOrder()
    const twice = writeAgain('order_line', await lineOf(one.order.id), { order_id: other.order.id, position: 1 })
    await expect(twice).rejects.toThrow(/order_line_unique_piece/)
  })

  test('SEC-C1 reject holding more of a piece than its stock', async () => {
    const overdrawn = shop.db.updateTable('piece').set({ held: 2 }).where('id', '=', one.piece).execute()
    await expect(overdrawn).rejects.toThrow(/piece_held/)
  })

  test('SEC-C2 reject a second order of one version of a cart', async () => {
    const { cart_version } = await shop.db
      .selectFrom('shop_order')
      .select('cart_version')
      .where('id', '=', one.order.id)
      .executeTakeFirstOrThrow()
    await expect(writeAgain('shop_order', one.order.id, { ...another, ...nameless, cart_version })).rejects.toThrow(/cart_id_cart_version/)
  })

  test('SEC-C2 reject a second order with the same submit key', async () => {
    await expect(writeAgain('shop_order', one.order.id, another)).rejects.toThrow(/customer_id_submit_key/)
  })

  test('SEC-C2 accept another order that differs in both', async () => {
    await writeAgain('shop_order', one.order.id, { ...another, ...nameless })
    await shop.db.deleteFrom('shop_order').where('number', '=', another.number).execute()
  })

  test.each([
    ['costs nothing', { total_cents: 0, discount_cents: 1_000_000 }],
    ['costs less than nothing', { total_cents: -1, delivery_cents: -1_000_001 }],
    ['does not cost what its parts cost', { total_cents: 999_999 }],
    ['takes off more than the goods cost', { total_cents: 100, discount_cents: 1_000_100, delivery_cents: 200 }],
  ])('SEC-C3 SEC-C4 reject an order that %s', async (_what, changes) => {
    await expect(writeAgain('shop_order', one.order.id, { ...another, ...nameless, ...changes })).rejects.toThrow(/check constraint/)
  })

  test('SEC-C6 reject more uses of a promo than its maximum', async () => {
    const { id } = await shop.db
      .insertInto('promo')
      .values({ code: 'TWICE', type: 'fixed', value: 5000, uses_max: 2 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const use = (used_count: number) => shop.db.updateTable('promo').set({ used_count }).where('id', '=', id).execute()
    await use(2)
    await expect(use(3)).rejects.toThrow(/check constraint/)
    await expect(use(-1)).rejects.toThrow(/check constraint/)
    await use(0)
  })
})

test('SEC-C1 ORD-02 a unique piece of a cancelled order can be ordered again, by another customer and by the same one', async () => {
  const { piece, buyer, order } = await placeSingleOrder()
  const cancel = async (id: string, { headers }: typeof buyer) => {
    const response = await shop.app.inject({ method: 'PATCH', url: `/api/orders/${id}/`, headers, payload: { status: 'cancelled' } })
    expect(response.statusCode).toBe(200)
  }
  await cancel(order.id, buyer)
  const second = await placeSingleOrder(piece)
  await cancel(second.order.id, second.buyer)
  await placeSingleOrder(piece)
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test('ORD-02 a reservation does not end before its time, however often its job runs', async () => {
  const { order } = await placeSingleOrder()
  const statusAfter = async (now: number) => {
    shop.clock.now = now
    await expireOrder(shop.ctx, order.id)
    const { status } = await shop.db.selectFrom('shop_order').select('status').where('id', '=', order.id).executeTakeFirstOrThrow()
    return status
  }
  const end = Date.parse(order.expires_at ?? '')
  expect(await statusAfter(end - 1)).toBe('pending')
  expect(await statusAfter(end)).toBe('cancelled')
  expect(await statusAfter(end + 1)).toBe('cancelled')
  shop.clock.now = testNow
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test('SEC-C10 a change based on an outdated status of an order is rejected', async () => {
  const { order, buyer } = await placeSingleOrder()
  const now = new Date(testNow)
  const about = { number: order.order_number, delivery_method: 'pickup', created_at: now } as const
  const known = {
    ...about,
    id: order.id,
    status: 'pending',
    mode: 'reserve',
    customer_id: buyer.customerId,
    expires_at: now,
    credit_buyback_id: null,
  } as const
  const cancel = () =>
    transaction(shop.db, (tx) => changeStatus(tx, known, { to: 'cancelled', actor: 'shop', ctx: shop.ctx, notification: 'lapsed' }))
  await cancel()
  await expect(cancel()).rejects.toMatchObject({ code: 'conflict' })
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test('SEC-C11 an order number that is already taken is drawn anew, and nothing is written twice', async () => {
  const { order: first } = await placeSingleOrder()
  // make the first drawn number collide with the number of the first order
  await sql.raw('create sequence draw').execute(shop.db)
  await sql
    .raw(`create function hit() returns trigger language plpgsql as $$
      begin if nextval('draw') = 1 then new.number := '${first.order_number}'; end if; return new; end $$`)
    .execute(shop.db)
  await sql.raw('create trigger hit before insert on shop_order for each row execute function hit()').execute(shop.db)
  const { order, piece } = await placeSingleOrder()
  const { rows } = await sql<{ draws: number }>`select last_value::int as draws from draw`.execute(shop.db)
  await sql.raw('drop trigger hit on shop_order').execute(shop.db)
  expect(rows).toEqual([{ draws: 2 }])
  expect(order.order_number).not.toBe(first.order_number)
  const lines = await shop.db.selectFrom('order_line').select('order_id').where('piece_id', '=', piece).execute()
  expect(lines).toEqual([{ order_id: order.id }])
  // a repeated submit is recognized by the version of the cart, which must be one higher than the version stored in the order
  const carts = await shop.db
    .selectFrom('shop_order as o')
    .innerJoin('cart', 'cart.id', 'o.cart_id')
    .where('o.id', '=', order.id)
    .select(({ eb }) => eb('cart.version', '-', eb.ref('o.cart_version')).as('ahead'))
    .execute()
  expect(carts).toEqual([{ ahead: 1 }])
  expect(await brokenInvariants(shop.db)).toEqual([])
})
