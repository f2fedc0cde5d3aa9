import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Cart, CartItem } from '#contract/cart.ts'
import { limits } from '#contract/limits.ts'
import { createShelf } from '#server/domain/catalog/shelf.ts'
import { addPiece } from '#test/factories.ts'
import { onPostgres, openTestShop, signIn, type TestShop } from '#test/shop.ts'

let shop: TestShop
let me: Awaited<ReturnType<typeof signIn>>

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  me = await signIn(shop)
})

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

function ask(method: Method, url: string, payload?: object, headers: Record<string, string> = me.headers) {
  return shop.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
}

const add = (payload: object, headers?: Record<string, string>) => ask('POST', '/api/cart/', payload, headers)
const readCart = async (headers?: Record<string, string>): Promise<Cart> =>
  Cart.parse((await ask('GET', '/api/cart/0/', undefined, headers)).json())

/** A new piece on sale that the shop's memory knows. */
async function piece(...given: Parameters<typeof addPiece> extends [unknown, ...infer Rest] ? Rest : never): Promise<number> {
  const id = await addPiece(shop.db, ...given)
  await shop.catalog.refresh()
  return id
}

/** Until it is refreshed the memory knows no piece, as if all were news; answers with what ends that. */
function forgetAll(catalog: TestShop['catalog']): () => void {
  const real = { ...catalog }
  const nothing = { watch: createShelf(), jewelry: createShelf(), bag: createShelf() }
  const remember = () => void Object.assign(catalog, real)
  catalog.current = () => ({ ...real.current(), shelves: nothing })
  catalog.refresh = () => real.refresh().then(remember)
  return remember
}

describe('the cart', () => {
  test('API-04 is empty, and its id means «mine», before anything is put in', async () => {
    expect(await readCart()).toEqual({ id: '0', items: [], total_items: 0, total_usd: '0.00', version: 0 })
  })

  test('API-04 API-08 has a line for each piece of every kind, with its card, in the order of adding', async () => {
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
    expect(cart.items[0]).toMatchObject({ stock: 1, is_available: true, price_was_usd: null, watch: { price_usd: '12500.50' } })
    expect(cart.items[0]?.watch?.photos).toHaveLength(2)
  })

  test('CART-04 LIST-01 a piece that another process has just published is put in, though this one does not know it yet', async () => {
    const [watch, bag, ring] = [await piece(), await piece({ kind: 'bag' }), await piece({ kind: 'jewelry' })]
    const puts = [
      () => add({ watch_id: watch }),
      () => ask('POST', '/api/favorites/', { bag_id: bag }),
      () => ask('POST', '/api/comparison/', { jewelry_id: ring }),
    ]
    for (const put of puts) {
      const remember = forgetAll(shop.catalog)
      expect((await put()).statusCode).toBe(201)
      remember()
    }
  })

  test('CART-04 more of a piece joins the line that is there', async () => {
    const id = await piece({ stock: 5 })
    await add({ watch_id: id, quantity: 2 })
    const again = await add({ watch_id: id })
    expect(again.json()).toMatchObject({ quantity: 3 })
    expect((await readCart()).items).toHaveLength(1)
  })

  test('CART-05 a quantity is set, up to what there is, under the cart’s id or 0', async () => {
    const id = await piece({ stock: 4 })
    await add({ watch_id: id })
    const cart = await readCart()
    const byId = await ask('PATCH', `/api/cart/${cart.id}/`, { watch_id: id, quantity: 4 })
    const byZero = await ask('PATCH', '/api/cart/0/', { watch_id: id, quantity: 2 })
    expect([byId.statusCode, byId.json().quantity, byZero.json().quantity]).toEqual([200, 4, 2])
    expect((await readCart()).version).toBe(cart.version + 2)
  })

  test('CART-05 SEC-D12 a line is taken out by the body, or by the address when the body got lost', async () => {
    const [first, second, third] = [await piece(), await piece({ kind: 'bag' }), await piece()]
    await add({ watch_id: first })
    await add({ bag_id: second })
    await add({ watch_id: third })
    const byBody = await ask('DELETE', '/api/cart/0/', { watch_id: first })
    const byAddress = await ask('DELETE', `/api/cart/0/?bag_id=${second}`)
    const lost = await ask('DELETE', `/api/cart/0/?watch_id=${third}`, undefined, { ...me.headers, 'content-type': 'application/json' })
    expect([byBody.statusCode, byAddress.statusCode, lost.statusCode]).toEqual([204, 204, 204])
    expect(byBody.body).toBe('')
    expect((await readCart()).items).toEqual([])
  })

  test('CART-05 clearing takes everything out and raises the version', async () => {
    await add({ watch_id: await piece() })
    const { id, version } = await readCart()
    expect((await ask('DELETE', `/api/cart/${id}/clear/`)).statusCode).toBe(204)
    expect(await readCart()).toMatchObject({ id, items: [], version: version + 1 })
    expect((await ask('DELETE', '/api/cart/0/clear/')).statusCode).toBe(204)
  })

  test('API-04 what is not in the cart can be neither changed nor taken out: 404', async () => {
    const id = await piece()
    const statuses = [
      await ask('PATCH', '/api/cart/0/', { watch_id: id, quantity: 1 }),
      await ask('DELETE', '/api/cart/0/', { watch_id: id }),
    ].map(({ statusCode }) => statusCode)
    await add({ watch_id: await piece() })
    const { version } = await readCart()
    statuses.push((await ask('DELETE', '/api/cart/0/', { watch_id: id })).statusCode)
    expect(statuses).toEqual([404, 404, 404])
    expect((await readCart()).version).toBe(version)
  })
})

describe('what is not for sale', () => {
  test('CART-07 more than there is is refused with 409 in the person’s language, and nothing changes', async () => {
    const id = await piece({ stock: 2 })
    const tooMany = await add({ watch_id: id, quantity: 3 }, { ...me.headers, 'accept-language': 'ru' })
    expect(tooMany.statusCode).toBe(409)
    expect(tooMany.json()).toEqual({ detail: 'Столько нет в наличии. Доступно: 2\u00A0шт.' })
    expect(await readCart()).toMatchObject({ id: '0' })
    await add({ watch_id: id, quantity: 2 })
    const onTop = await add({ watch_id: id })
    expect([onTop.statusCode, onTop.json().detail]).toEqual([409, 'This piece is in your cart already. In stock: 2.'])
    const changed = await ask('PATCH', '/api/cart/0/', { watch_id: id, quantity: 3 })
    expect([changed.statusCode, changed.json().detail]).toEqual([409, 'There are not that many. Available: 2.'])
    expect(await readCart()).toMatchObject({ total_items: 2, version: 1 })
  })

  test('SEC-C4 PDP-07 a sold, a reserved, and a piece with its price on request are refused, each with its reason', async () => {
    const sold = await add({ watch_id: await piece({ status: 'sold' }) })
    const reserved = await add({ watch_id: await piece({ status: 'reserved' }) })
    const untold = await add({ watch_id: await piece({ price_on_request: true }) })
    const unpriced = await add({ bag_id: await piece({ kind: 'bag', price_on_request: true, price_cents: null }) })
    const gone = await add({ watch_id: await piece({ stock: 0 }) })
    expect([sold, reserved, untold, unpriced, gone].map((answer) => [answer.statusCode, answer.json().detail])).toEqual([
      [409, 'This piece has been sold.'],
      [409, 'This piece is reserved at the moment.'],
      [400, 'The price of this piece is on request. Please ask on its page.'],
      [400, 'The price of this piece is on request. Please ask on its page.'],
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

  test('CART-07 the database is asked, not the memory: a piece sold a moment ago is refused', async () => {
    const id = await piece()
    await shop.db.updateTable('piece').set({ status: 'sold' }).where('id', '=', id).execute()
    expect((await add({ watch_id: id })).statusCode).toBe(409)
  })

  test('CART-01 a line whose piece was sold stays, marked, and is not counted into the total', async () => {
    const [kept, sold] = [await piece({ price_cents: 500_000 }), await piece({ price_cents: 900_000 })]
    await add({ watch_id: kept })
    await add({ watch_id: sold })
    await shop.db.updateTable('piece').set({ status: 'sold' }).where('id', '=', sold).execute()
    const cart = await readCart()
    expect(cart.items.map(({ is_available, stock, watch }) => [is_available, stock, watch?.status])).toEqual([
      [true, 1, 'available'],
      [false, 0, 'sold'],
    ])
    expect(cart).toMatchObject({ total_items: 2, total_usd: '5000.00' })
    expect((await ask('DELETE', '/api/cart/0/', { watch_id: sold })).statusCode).toBe(204)
  })

  test('CART-01 a price that changed since is shown beside what it was; putting it in again takes the new one', async () => {
    const id = await piece({ price_cents: 500_000, stock: 3 })
    await add({ watch_id: id })
    await shop.db.updateTable('piece').set({ price_cents: 450_000 }).where('id', '=', id).execute()
    const [line] = (await readCart()).items
    expect(line).toMatchObject({ price_was_usd: '5000.00', watch: { price_usd: '4500.00' } })
    expect((await add({ watch_id: id })).json()).toMatchObject({ price_was_usd: null })
  })

  test('CART-06 a line whose price is told on request by now counts nothing', async () => {
    const id = await piece({ price_cents: 500_000 })
    await add({ watch_id: id })
    await shop.db.updateTable('piece').set({ price_on_request: true }).where('id', '=', id).execute()
    const cart = await readCart()
    expect(cart.total_usd).toBe('0.00')
    expect(cart.items[0]).toMatchObject({ is_available: false, watch: { price_usd: null, price_on_request: true } })
  })

  test('SEC-C12 a line whose piece became a draft is left out', async () => {
    const id = await piece()
    await add({ watch_id: id })
    await shop.db.updateTable('piece').set({ status: 'draft' }).where('id', '=', id).execute()
    expect(await readCart()).toMatchObject({ items: [], total_items: 0, version: 1 })
  })
})

describe('input', () => {
  test.each([1.5, '1e3', -1, 0, 10 ** 12, null, '2', limits.quantityMax + 1])('SEC-C5 a quantity of %j is refused', async (quantity) => {
    const id = await piece({ stock: 5 })
    await add({ watch_id: id })
    const statuses = [await add({ watch_id: id, quantity }), await ask('PATCH', '/api/cart/0/', { watch_id: id, quantity })]
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([400, 400])
    expect((await readCart()).total_items).toBe(1)
  })

  test.each([{}, { watch_id: 1, bag_id: 2 }, { watch_id: '1' }, { watch_id: 0 }, { watch_id: 1, price_usd: '1.00' }, []])(
    'SEC-C3 API-09 a body of %j is refused',
    async (body) => {
      const answer = await add(body)
      expect(answer.statusCode).toBe(400)
      expect(Object.keys(answer.json().errors)).not.toEqual([])
    },
  )

  test('API-09 taking out names exactly one piece', async () => {
    const statuses = [
      await ask('DELETE', '/api/cart/0/'),
      await ask('DELETE', '/api/cart/0/?watch_id=1&bag_id=2'),
      await ask('DELETE', '/api/cart/0/?watch_id=x'),
      await ask('DELETE', '/api/cart/none/?watch_id=1'),
    ].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([400, 400, 400, 400])
  })

  test('CART-07 a cart has an end', async () => {
    await add({ watch_id: await piece() })
    const { id } = await readCart()
    const more = await shop.db
      .selectFrom('piece')
      .select('id')
      .where('status', '=', 'available')
      .orderBy('id')
      .limit(limits.cartLinesMax - 1)
      .execute()
    await shop.db
      .insertInto('cart_line')
      .values(more.map((row) => ({ cart_id: id, piece_id: row.id, quantity: 1, price_cents: 100 })))
      .execute()
    const full = await add({ watch_id: await piece() })
    expect([full.statusCode, full.json().detail]).toEqual([409, `A cart holds ${limits.cartLinesMax} pieces at most.`])
  })
})

describe('whose cart it is', () => {
  test('API-11 CART-03 nobody has none: 401', async () => {
    const answers = [
      await ask('GET', '/api/cart/0/', undefined, {}),
      await add({ watch_id: 1 }, {}),
      await ask('PATCH', '/api/cart/0/', { watch_id: 1, quantity: 1 }, {}),
      await ask('DELETE', '/api/cart/0/', { watch_id: 1 }, {}),
      await ask('DELETE', '/api/cart/0/clear/', undefined, {}),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401])
  })

  test('API-11 SEC-C8 another’s cart is not found, and stays as it is', async () => {
    const id = await piece({ stock: 3 })
    await add({ watch_id: id, quantity: 2 })
    const { id: mine } = await readCart()
    const { headers } = await signIn(shop)
    await add({ watch_id: id }, headers)
    const answers = [
      await ask('PATCH', `/api/cart/${mine}/`, { watch_id: id, quantity: 1 }, headers),
      await ask('DELETE', `/api/cart/${mine}/`, { watch_id: id }, headers),
      await ask('DELETE', `/api/cart/${mine}/clear/`, undefined, headers),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    expect(await readCart()).toMatchObject({ total_items: 2, version: 1 })
    expect(await readCart(headers)).toMatchObject({ total_items: 1, version: 1 })
  })

  test('SEC-B11 no cache keeps it', async () => {
    expect((await ask('GET', '/api/cart/0/')).headers['cache-control']).toBe('no-store')
  })
})

describe.runIf(onPostgres)('on PostgreSQL', () => {
  test('CART-07 fifty adds at once of a piece of three: three succeed, none fails otherwise', async () => {
    const id = await piece({ stock: 3 })
    const statuses = (await Promise.all(Array.from({ length: 50 }, () => add({ watch_id: id })))).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(3)
    expect(statuses.filter((status) => status === 409)).toHaveLength(47)
    expect(await readCart()).toMatchObject({ total_items: 3, version: 3 })
  })

  test('SEC-C2 adds, changes and removals at once all count: the version is their number', async () => {
    const ids = [await piece({ stock: 9 }), await piece({ stock: 9 }), await piece({ stock: 9 })]
    for (const id of ids) await add({ watch_id: id })
    const calls = ids.flatMap((id) => [
      add({ watch_id: id }),
      ask('PATCH', '/api/cart/0/', { watch_id: id, quantity: 2 }),
      add({ watch_id: id, quantity: 2 }),
    ])
    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 201, 201, 201, 201, 201, 201])
    expect((await readCart()).version).toBe(12)
  })
})
