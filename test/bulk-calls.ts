import { afterAll, beforeAll } from 'vitest'
import { addPiece } from '#test/factories.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

type Rows = { id: number; version: number }[]

export function bulkCalls() {
  let shop: TestShop
  let manager: Awaited<ReturnType<typeof createStaff>>
  beforeAll(async () => {
    shop = await openTestShop()
    manager = await createStaff(shop, { roles: ['manager'] })
  })
  afterAll(() => shop.close())

  const post = (url: string, payload: object, { headers } = manager, language = 'en') =>
    shop.app.inject({ method: 'POST', url: `/api/staff/${url}`, payload, headers: { ...headers, 'accept-language': language } })
  const get = (url: string) => shop.app.inject({ url: `/api/staff/${url}`, headers: manager.headers })
  const preview = async (ids: number[], change: object, language = 'en') =>
    (await post('pieces/bulk/preview/', { ids, change }, manager, language)).json().results
  const apply = async (rows: Rows, change: object, who = manager) => (await post('pieces/bulk/apply/', { rows, change }, who)).json()
  const rowsOf = (ids: number[]) =>
    shop.db
      .selectFrom('piece')
      .select(['id', 'edit_version as version', 'price_cents', 'status'])
      .where('id', 'in', ids)
      .orderBy('id')
      .execute()
  const versions = async (ids: number[]): Promise<Rows> => (await rowsOf(ids)).map(({ id, version }) => ({ id, version }))
  /** Adds pieces one after another, so that their ids are in the order of `prices`. */
  const addPieces = async (prices: (number | null)[], piece: object = {}): Promise<number[]> => {
    const ids: number[] = []
    for (const price_cents of prices) ids.push(await addPiece(shop.db, { price_cents, price_on_request: price_cents === null, ...piece }))
    return ids
  }
  return {
    get,
    post,
    preview,
    apply,
    rowsOf,
    versions,
    addPieces,
    get shop() {
      return shop
    },
    get manager() {
      return manager
    },
  }
}
