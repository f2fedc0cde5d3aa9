import { describe, expect, test } from 'vitest'
import { cartCalls } from '#test/cart-calls.ts'

const calls = cartCalls()
const { add, change, takeOut, piece, readCart, set } = calls

describe('a piece that is not for sale', () => {
  test('CART-07 a quantity above the stock is refused with 409 in the person’s language and changes nothing', async () => {
    const id = await piece({ stock: 2 })
    const tooMany = await add({ watch_id: id, quantity: 3 }, { ...calls.me.headers, 'accept-language': 'ru' })
    expect(tooMany.statusCode).toBe(409)
    expect(tooMany.json()).toEqual({ detail: 'Столько нет в наличии. Доступно: 2\u00A0шт.' })
    expect(await readCart()).toMatchObject({ id: '0' })
    await add({ watch_id: id, quantity: 2 })
    const onTop = await add({ watch_id: id })
    expect([onTop.statusCode, onTop.json().detail]).toEqual([409, 'This piece is already in your cart. In stock: 2.'])
    const changed = await change({ watch_id: id, quantity: 3 })
    expect([changed.statusCode, changed.json().detail]).toEqual([409, 'We do not have that many. In stock: 2.'])
    expect(await readCart()).toMatchObject({ total_items: 2, version: 1 })
  })

  test('SEC-C4 PDP-07 sold, reserved and price-on-request pieces are refused, each with its reason', async () => {
    const sold = await add({ watch_id: await piece({ status: 'sold' }) })
    const reserved = await add({ watch_id: await piece({ status: 'reserved' }) })
    const onRequest = await add({ watch_id: await piece({ price_on_request: true }) })
    const unpriced = await add({ bag_id: await piece({ kind: 'bag', price_on_request: true, price_cents: null }) })
    const gone = await add({ watch_id: await piece({ stock: 0 }) })
    expect([sold, reserved, onRequest, unpriced, gone].map((response) => [response.statusCode, response.json().detail])).toEqual([
      [409, 'This piece has been sold.'],
      [409, 'This piece is currently reserved.'],
      [400, 'The price of this piece is on request. Please request it on its page.'],
      [400, 'The price of this piece is on request. Please request it on its page.'],
      [409, 'This piece has been sold.'],
    ])
    expect((await readCart()).items).toEqual([])
  })

  test('SEC-C12 a draft, an unknown piece, and one of another kind are not found', async () => {
    const draft = await piece({ status: 'draft', published_at: null })
    const statuses = [await add({ watch_id: draft }), await add({ watch_id: 2_000_000_000 }), await add({ bag_id: await piece() })].map(
      ({ statusCode }) => statusCode,
    )
    expect(statuses).toEqual([404, 404, 404])
  })

  test('CART-07 stock is checked in the database, not in memory: a piece that was just sold is refused', async () => {
    const id = await piece()
    await set(id, { status: 'sold' })
    expect((await add({ watch_id: id })).statusCode).toBe(409)
  })

  test('CART-01 a line whose piece was sold stays, is marked, and does not count in the total', async () => {
    const [available, sold] = [await piece({ price_cents: 500_000 }), await piece({ price_cents: 900_000 })]
    await add({ watch_id: available })
    await add({ watch_id: sold })
    await set(sold, { status: 'sold' })
    const cart = await readCart()
    expect(cart.items.map(({ is_available, stock, watch }) => [is_available, stock, watch?.status])).toEqual([
      [true, 1, 'available'],
      [false, 0, 'sold'],
    ])
    expect(cart).toMatchObject({ total_items: 2, total_usd: '5000.00' })
    expect((await takeOut({ watch_id: sold })).statusCode).toBe(204)
  })

  test('CART-01 a changed price is shown with the old one; adding the piece again accepts the new one', async () => {
    const id = await piece({ price_cents: 500_000, stock: 3 })
    await add({ watch_id: id })
    await set(id, { price_cents: 450_000 })
    const [line] = (await readCart()).items
    expect(line).toMatchObject({ price_was_usd: '5000.00', watch: { price_usd: '4500.00' } })
    expect((await add({ watch_id: id })).json()).toMatchObject({ price_was_usd: null })
  })

  test('CART-06 a line whose price is now on request does not count in the total', async () => {
    const id = await piece({ price_cents: 500_000 })
    await add({ watch_id: id })
    await set(id, { price_on_request: true })
    const cart = await readCart()
    expect(cart.total_usd).toBe('0.00')
    expect(cart.items[0]).toMatchObject({ is_available: false, watch: { price_usd: null, price_on_request: true } })
  })

  test('SEC-C12 a line whose piece became a draft is left out', async () => {
    const id = await piece()
    await add({ watch_id: id })
    await set(id, { status: 'draft' })
    expect(await readCart()).toMatchObject({ items: [], total_items: 0, version: 1 })
  })
})
