import { afterAll, beforeAll, beforeEach } from 'vitest'
import { Cart } from '#contract/cart.ts'
import { addPiece } from '#test/factories.ts'
import { openTestShop, signIn, type TestShop } from '#test/shop.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Given = Parameters<typeof addPiece> extends [unknown, ...infer Rest] ? Rest : never

/** Returns helpers for tests of the cart. All tests of a file share one shop, and each test has its own customer. */
export function cartCalls() {
  let shop: TestShop
  let me: Awaited<ReturnType<typeof signIn>>
  beforeAll(async () => {
    shop = await openTestShop()
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    me = await signIn(shop)
  })

  const ask = (method: Method, url: string, payload?: object, headers: Record<string, string> = me.headers) =>
    shop.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })

  async function piece(...given: Given): Promise<number> {
    const id = await addPiece(shop.db, ...given)
    await shop.catalog.refresh()
    return id
  }

  return {
    ask,
    piece,
    add: (payload: object, headers?: Record<string, string>) => ask('POST', '/api/cart/', payload, headers),
    change: (payload: object, headers?: Record<string, string>) => ask('PATCH', '/api/cart/0/', payload, headers),
    takeOut: (payload: object, headers?: Record<string, string>) => ask('DELETE', '/api/cart/0/', payload, headers),
    readCart: async (headers?: Record<string, string>): Promise<Cart> =>
      Cart.parse((await ask('GET', '/api/cart/0/', undefined, headers)).json()),
    /** Changes a piece in the database without refreshing the catalog in memory. */
    set: (id: number, changes: PieceChanges) => shop.db.updateTable('piece').set(changes).where('id', '=', id).execute(),
    get shop() {
      return shop
    },
    get me() {
      return me
    },
  }
}

type PieceChanges = { status?: 'sold' | 'draft'; price_cents?: number; price_on_request?: boolean }
