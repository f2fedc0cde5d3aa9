import { describe, expect, test } from 'vitest'
import { CartItem } from '#contract/cart.ts'
import { createColumns } from '#server/domain/catalog/catalog-columns.ts'
import { cartCalls } from '#test/cart-calls.ts'
import { signIn, type TestShop } from '#test/shop.ts'

const calls = cartCalls()
const { ask, add, change, takeOut, piece, readCart } = calls

describe('the cart', () => {
  test('API-04 is empty and answers to the id 0 before anything is added', async () => {
    expect(await readCart()).toEqual({ id: '0', items: [], total_items: 0, total_usd: '0.00', held_piece_ids: [], version: 0 })
  })

  test('API-04 API-08 has a line with a card for each piece of every kind, in the order of adding', async () => {
    const watch = await piece({ price_cents: 1_250_050 }, { photos: 2 })
    const jewelry = await piece({ kind: 'jewelry', price_cents: 300_000, stock: 5 })
    const bag = await piece({ kind: 'bag', price_cents: 700_000 })
    const added = await add({ watch_id: watch })
    await add({ jewelry_id: jewelry, quantity: 3 })
    await add({ bag_id: bag })
    const cart = await readCart()
    expect(added.statusCode).toBe(201)
    expect(CartItem.parse(added.json())).toEqual(cart.items[0])
    expect(cart.items.map(({ watch, jewelry, bag, quantity }) => [watch?.id, jewelry?.id, bag?.id, quantity])).toEqual([
      [watch, undefined, undefined, 1],
      [undefined, jewelry, undefined, 3],
      [undefined, undefined, bag, 1],
    ])
    expect(cart).toMatchObject({ total_items: 5, total_usd: '28500.50', version: 3 })
    expect(cart.items[0]).toMatchObject({
      city: { name: expect.stringMatching(/Moscow|Dubai/) },
      stock: 1,
      is_available: true,
      price_was_usd: null,
      watch: { price_usd: '12500.50' },
    })
    expect(cart.items[0]?.watch?.photos).toHaveLength(2)
  })

  test('CART-04 LIST-01 accepts a piece that another process just published, though this process has not read it yet', async () => {
    const [watch, bag, ring] = [await piece(), await piece({ kind: 'bag' }), await piece({ kind: 'jewelry' })]
    const additions = [
      () => add({ watch_id: watch }),
      () => ask('POST', '/api/favorites/', { bag_id: bag }),
      () => ask('POST', '/api/comparison/', { jewelry_id: ring }),
    ]
    for (const put of additions) {
      const restore = emptyCatalog(calls.shop.catalog)
      expect((await put()).statusCode).toBe(201)
      restore()
    }
  })

  test('CART-04 adding a piece again raises the quantity of its line', async () => {
    const id = await piece({ stock: 5 })
    await add({ watch_id: id, quantity: 2 })
    const again = await add({ watch_id: id })
    expect(again.json()).toMatchObject({ quantity: 3 })
    expect((await readCart()).items).toHaveLength(1)
  })

  test('CART-05 a quantity is set, up to the stock, under the cart’s id or 0', async () => {
    const id = await piece({ stock: 4 })
    await add({ watch_id: id })
    const cart = await readCart()
    const byId = await ask('PATCH', `/api/cart/${cart.id}/`, { watch_id: id, quantity: 4 })
    const byZero = await change({ watch_id: id, quantity: 2 })
    expect([byId.statusCode, byId.json().quantity, byZero.json().quantity]).toEqual([200, 4, 2])
    expect((await readCart()).version).toBe(cart.version + 2)
  })

  test('CART-05 SEC-D12 a line is removed by the body, or by the query if a proxy dropped the body', async () => {
    const [first, second, third] = [await piece(), await piece({ kind: 'bag' }), await piece()]
    await add({ watch_id: first })
    await add({ bag_id: second })
    await add({ watch_id: third })
    const byBody = await takeOut({ watch_id: first })
    const byQuery = await ask('DELETE', `/api/cart/0/?bag_id=${second}`)
    const lost = await ask('DELETE', `/api/cart/0/?watch_id=${third}`, undefined, {
      ...calls.me.headers,
      'content-type': 'application/json',
    })
    expect([byBody.statusCode, byQuery.statusCode, lost.statusCode]).toEqual([204, 204, 204])
    expect(byBody.body).toBe('')
    expect((await readCart()).items).toEqual([])
  })

  test('CART-05 clearing removes everything and raises the version', async () => {
    await add({ watch_id: await piece() })
    const { id, version } = await readCart()
    expect((await ask('DELETE', `/api/cart/${id}/clear/`)).statusCode).toBe(204)
    expect(await readCart()).toMatchObject({ id, items: [], version: version + 1 })
    expect((await ask('DELETE', '/api/cart/0/clear/')).statusCode).toBe(204)
  })

  test('API-04 a piece that is not in the cart can be neither changed nor removed: 404', async () => {
    const id = await piece()
    const statuses = [await change({ watch_id: id, quantity: 1 }), await takeOut({ watch_id: id })].map(({ statusCode }) => statusCode)
    await add({ watch_id: await piece() })
    const { version } = await readCart()
    statuses.push((await takeOut({ watch_id: id })).statusCode)
    expect(statuses).toEqual([404, 404, 404])
    expect((await readCart()).version).toBe(version)
  })
})

describe('access to a cart', () => {
  test('API-11 CART-03 a client without a session gets 401', async () => {
    const responses = [
      await ask('GET', '/api/cart/0/', undefined, {}),
      await add({ watch_id: 1 }, {}),
      await change({ watch_id: 1, quantity: 1 }, {}),
      await takeOut({ watch_id: 1 }, {}),
      await ask('DELETE', '/api/cart/0/clear/', undefined, {}),
    ]
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401])
  })

  test('API-11 SEC-C8 another customer’s cart is not found and stays unchanged', async () => {
    const id = await piece({ stock: 3 })
    await add({ watch_id: id, quantity: 2 })
    const { id: mine } = await readCart()
    const { headers } = await signIn(calls.shop)
    await add({ watch_id: id }, headers)
    const responses = [
      await ask('PATCH', `/api/cart/${mine}/`, { watch_id: id, quantity: 1 }, headers),
      await ask('DELETE', `/api/cart/${mine}/`, { watch_id: id }, headers),
      await ask('DELETE', `/api/cart/${mine}/clear/`, undefined, headers),
    ]
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    expect(await readCart()).toMatchObject({ total_items: 2, version: 1 })
    expect(await readCart(headers)).toMatchObject({ total_items: 1, version: 1 })
  })

  test('SEC-B11 no cache stores a cart', async () => {
    expect((await ask('GET', '/api/cart/0/')).headers['cache-control']).toBe('no-store')
  })
})

/** Empties the catalog in memory until the next refresh, as if all pieces were new. Returns a function that restores the catalog. */
function emptyCatalog(catalog: TestShop['catalog']): () => void {
  const real = { ...catalog }
  const emptyColumns = { watch: createColumns(), jewelry: createColumns(), bag: createColumns() }
  const restore = () => void Object.assign(catalog, real)
  catalog.current = () => ({ ...real.current(), columnsByKind: emptyColumns })
  catalog.refresh = () => real.refresh().then(restore)
  return restore
}
