import { describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { cartLinesMax } from '#server/domain/cart/add-to-cart.ts'
import { cartCalls } from '#test/cart-calls.ts'
import { fourAtOnce } from '#test/concurrent-buyers.ts'
import { onPostgres } from '#test/shop.ts'

const calls = cartCalls()
const { ask, add, change, piece, readCart } = calls

describe('input', () => {
  test.each([1.5, '1e3', -1, 0, 10 ** 12, null, '2', limits.quantityMax + 1])('SEC-C5 a quantity of %j is refused', async (quantity) => {
    const id = await piece({ stock: 5 })
    await add({ watch_id: id })
    const statuses = [await add({ watch_id: id, quantity }), await change({ watch_id: id, quantity })]
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([400, 400])
    expect((await readCart()).total_items).toBe(1)
  })

  test.each([{}, { watch_id: 1, bag_id: 2 }, { watch_id: '1' }, { watch_id: 0 }, { watch_id: 1, price_usd: '1.00' }, []])(
    'SEC-C3 API-09 a body of %j is refused',
    async (body) => {
      const response = await add(body)
      expect(response.statusCode).toBe(400)
      expect(Object.keys(response.json().errors)).not.toEqual([])
    },
  )

  test('API-09 a removal must name exactly one piece', async () => {
    const statuses = [
      await ask('DELETE', '/api/cart/0/'),
      await ask('DELETE', '/api/cart/0/?watch_id=1&bag_id=2'),
      await ask('DELETE', '/api/cart/0/?watch_id=x'),
      await ask('DELETE', '/api/cart/none/?watch_id=1'),
    ].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([400, 400, 400, 400])
  })

  test('CART-07 a cart has a maximum number of lines', async () => {
    await add({ watch_id: await piece() })
    const { id } = await readCart()
    const more = await calls.shop.db
      .selectFrom('piece')
      .select('id')
      .where('status', '=', 'available')
      .orderBy('id')
      .limit(cartLinesMax - 1)
      .execute()
    await calls.shop.db
      .insertInto('cart_line')
      .values(more.map((row) => ({ cart_id: id, piece_id: row.id, quantity: 1, price_cents: 100, added_at: new Date(0) })))
      .execute()
    const full = await add({ watch_id: await piece() })
    expect([full.statusCode, full.json().detail]).toEqual([409, `Your cart can hold up to ${cartLinesMax} pieces.`])
  })
})

describe.runIf(onPostgres)('on PostgreSQL', () => {
  test('CART-07 of fifty adds of a piece with stock 3, four at a time, three succeed and the others get a conflict', async () => {
    const id = await piece({ stock: 3 })
    const statuses: number[] = []
    await fourAtOnce(
      Array.from({ length: 50 }, (_, at) => at),
      async () => void statuses.push((await add({ watch_id: id })).statusCode),
    )
    expect(statuses.filter((status) => status === 201)).toHaveLength(3)
    expect(statuses.filter((status) => status === 409)).toHaveLength(47)
    expect(await readCart()).toMatchObject({ total_items: 3, version: 3 })
  })

  test('SEC-C2 concurrent adds, changes and removals all count: the version equals their number', async () => {
    const ids = [await piece({ stock: 9 }), await piece({ stock: 9 }), await piece({ stock: 9 })]
    for (const id of ids) await add({ watch_id: id })
    const calls = ids.flatMap((id) => [add({ watch_id: id }), change({ watch_id: id, quantity: 2 }), add({ watch_id: id, quantity: 2 })])
    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 201, 201, 201, 201, 201, 201])
    expect((await readCart()).version).toBe(12)
  })
})
