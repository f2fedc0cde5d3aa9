import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { createBuyers, fillCarts } from '#test/concurrent-buyers.ts'
import { addPiece } from '#test/factories.ts'
import { brokenInvariants, pickup } from '#test/orders.ts'
import { openProcesses } from '#test/processes.ts'
import { onPostgres, openTestShop, signIn, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

type Headers = Record<string, string>
const createOrderUrl = '/api/orders/create_from_cart/'

let shop: TestShop
let staff: Awaited<ReturnType<typeof createStaff>>
beforeAll(async () => {
  shop = await openTestShop()
  staff = await createStaff(shop, { roles: ['owner'] })
})
afterAll(() => shop.close())

const post = (url: string, headers: Headers, payload: object) => shop.app.inject({ method: 'POST', url, headers, payload })

async function heldPiece(contact: string, columns: Parameters<typeof addPiece>[1] = {}): Promise<number> {
  const id = await addPiece(shop.db, columns)
  const until = new Date(shop.clock.now + hourMs).toISOString()
  const response = await post(`/api/staff/pieces/${id}/hold/`, staff.headers, { name: 'Anna', contact, reason: 'word', until })
  expect(response.statusCode, response.body).toBeLessThan(300)
  await shop.catalog.refresh()
  return id
}

const pieceOf = (id: number) =>
  shop.db.selectFrom('piece').select(['status', 'stock', 'held']).where('id', '=', id).executeTakeFirstOrThrow()
const holdOf = (id: number) => shop.db.selectFrom('piece_hold').select('ended_how').where('piece_id', '=', id).execute()
const buyer = async (phone: string) => {
  const { customerId, headers } = await signIn(shop)
  await shop.db.updateTable('customer').set({ phone }).where('id', '=', customerId).execute()
  return { customerId, headers }
}

describe('OWN-52 a piece that is held for a customer', () => {
  test('OWN-52 can be ordered only by that customer, and the hold passes to the order', async () => {
    const [anna, stranger] = [await buyer('79161110001'), await buyer('79161110002')]
    const id = await heldPiece('Anna, 8 (916) 111-00-01')
    const line = { watch_id: id, quantity: 1 }
    const refused = await post('/api/cart/', stranger.headers, line)
    expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining('reserved')])
    expect((await post('/api/cart/', anna.headers, line)).statusCode).toBeLessThan(300)
    const readCart = async (headers: Headers) => (await shop.app.inject({ url: '/api/cart/0/', headers })).json()
    const cart = await readCart(anna.headers)
    expect(cart.items).toMatchObject([{ is_available: true }])
    expect([cart.held_piece_ids, (await readCart(stranger.headers)).held_piece_ids]).toEqual([[id], []])
    const ordered = await post(createOrderUrl, anna.headers, pickup)
    expect(ordered.statusCode, ordered.body).toBe(201)
    expect(await holdOf(id)).toEqual([{ ended_how: 'ordered' }])
    expect(await pieceOf(id)).toEqual({ status: 'reserved', stock: 1, held: 1 })
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test('OWN-52 is matched by a verified email of the customer, not by an unverified one', async () => {
    const [proved, typed] = [await buyer('79161110003'), await buyer('79161110004')]
    await shop.db.updateTable('customer').set({ verified_email: 'anna@example.com' }).where('id', '=', proved.customerId).execute()
    await shop.db.updateTable('customer').set({ email: 'anna@example.com' }).where('id', '=', typed.customerId).execute()
    const id = await heldPiece('ANNA@example.com')
    const line = { watch_id: id, quantity: 1 }
    expect((await post('/api/cart/', typed.headers, line)).statusCode).toBe(409)
    expect((await post('/api/cart/', proved.headers, line)).statusCode).toBeLessThan(300)
  })

  test('OWN-52 is not ordered if another piece in the cart is gone, and the hold stays', async () => {
    const anna = await buyer('79161110005')
    const [held, gone] = [await heldPiece('79161110005'), await addPiece(shop.db)]
    await fillCarts(shop.db, [anna as never], () => [gone, held])
    await shop.db.updateTable('piece').set({ status: 'sold', stock: 0 }).where('id', '=', gone).execute()
    const refused = await post(createOrderUrl, anna.headers, pickup)
    expect([refused.statusCode, refused.json().unavailable]).toEqual([409, [gone]])
    expect(await holdOf(held)).toEqual([{ ended_how: null }])
    expect(await pieceOf(held)).toEqual({ status: 'reserved', stock: 1, held: 1 })
  })

  test('OWN-52 is taken by exactly one of a cart, an order by hand and another hold at once', async () => {
    for (let round = 0; round < 6; round++) {
      const phone = `7916112000${round}`
      const anna = await buyer(phone)
      const id = await heldPiece(phone)
      await fillCarts(shop.db, [anna as never], () => [id])
      const contact = { first_name: 'Boris', last_name: 'Orlov', phone: '+79169998877', email: 'b@example.com' }
      const destination = { delivery_method: 'pickup', pickup_city_id: 1 }
      const byHand = { ...contact, destination, lines: [{ piece_id: id, from_hold: true }] }
      const until = new Date(shop.clock.now + hourMs).toISOString()
      const asked = [
        () => post(createOrderUrl, anna.headers, pickup),
        () => post(`/api/staff/pieces/${id}/hold/`, staff.headers, { name: 'Vera', contact: '', reason: 'word', until }),
        // in odd rounds, the staff place no order, so that only the customer's order can succeed, and only if it takes over the hold
        ...(round % 2 ? [] : [() => post('/api/staff/orders/', staff.headers, byHand)]),
      ]
      const rotated = asked.map((_, at) => asked[(at + round) % asked.length] as (typeof asked)[number])
      const statuses = (await Promise.all(rotated.map((ask) => ask()))).map(({ statusCode }) => statusCode)
      expect(statuses.toSorted((one, other) => one - other)).toEqual([201, ...asked.slice(1).map(() => 409)])
      expect(await holdOf(id)).toEqual([{ ended_how: 'ordered' }])
      expect(await pieceOf(id)).toEqual({ status: 'reserved', stock: 1, held: 1 })
    }
    expect(await brokenInvariants(shop.db)).toEqual([])
  })
})

test.runIf(onPostgres)(
  'OWN-52 two sessions of a customer for whom a piece is held order it in two processes: one order',
  async () => {
    const processes = await openProcesses()
    const rounds = await createBuyers(processes, 8)
    const lineCounts: number[] = []
    for (const anna of rounds) {
      const [piece, other] = [await addPiece(processes.db), await addPiece(processes.db)]
      const { phone } = await processes.db
        .selectFrom('customer')
        .select('phone')
        .where('id', '=', anna.customerId)
        .executeTakeFirstOrThrow()
      const times = { starts_at: new Date(), until: new Date(Date.now() + hourMs) }
      const hold = { piece_id: piece, name: 'Anna', contact: String(phone), reason: 'word', ...times } as const
      await processes.db.insertInto('piece_hold').values(hold).execute()
      await fillCarts(processes.db, [anna], () => [other, piece])
      const ask = () => processes.ask('POST', createOrderUrl, { headers: anna.headers, payload: pickup })
      await Promise.all([ask(), ask()])
      lineCounts.push((await processes.db.selectFrom('order_line').select('id').where('piece_id', '=', piece).execute()).length)
    }
    const broken = await brokenInvariants(processes.db)
    const closed = await processes.close()
    expect([lineCounts, broken, closed]).toEqual([rounds.map(() => 1), [], { deadlocks: 0 }])
  },
  60_000,
)
