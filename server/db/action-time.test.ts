import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAction } from '#server/domain/audit/run-action.ts'
import { addPiece } from '#test/factories.ts'
import { openTestShop, signIn, testNow, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const action = { name: 'piece.edit', subject: { kind: 'piece', id: '1' } } as const

test('OPS-12 rows written by a trigger have the time of the action around them', async () => {
  const id = await addPiece(shop.db, { created_at: new Date(testNow - 1) })
  const consignor = {
    ownership: 'consignment',
    consignor_name: 'Cora Consigns',
    consignor_contact: 'cora@example.com',
    consignor_share: 7000,
  } as const
  await runAction(shop.ctx, { kind: 'shop' }, action, async (tx) => {
    await tx.updateTable('piece').set({ price_cents: 900_000 }).where('id', '=', id).execute()
    await tx.updateTable('piece_private').set(consignor).where('piece_id', '=', id).execute()
  })
  const prices = await shop.db.selectFrom('price_change').select('at').where('piece_id', '=', id).orderBy('id').execute()
  expect(prices).toEqual([{ at: new Date(testNow - 1) }, { at: new Date(testNow) }])
  const person = await shop.db.selectFrom('person').select(['created_at', 'last_at']).where('name', '=', 'Cora Consigns').execute()
  expect(person).toEqual([{ created_at: new Date(testNow), last_at: new Date(testNow) }])
})

test("OPS-12 a price set outside of an action has the database's time", async () => {
  const id = await addPiece(shop.db)
  await shop.db.updateTable('piece').set({ price_cents: 900_000 }).where('id', '=', id).execute()
  const { rows } = await sql<{ ageS: number }>`
    select extract(epoch from clock_timestamp() - at)::float8 as "ageS" from price_change where piece_id = ${id} order by id desc limit 1`.execute(
    shop.db,
  )
  expect(rows[0]?.ageS).toBeGreaterThanOrEqual(0)
  expect(rows[0]?.ageS).toBeLessThan(3600)
})

test('OPS-12 LIST-02 lists keep the order of insertion even if the clock is set back', async () => {
  const { headers } = await signIn(shop)
  const ids = [await addPiece(shop.db), await addPiece(shop.db), await addPiece(shop.db)]
  await shop.catalog.refresh()
  for (const [at, id] of ids.entries()) {
    shop.clock.now = testNow - at * 1000
    for (const url of ['/api/cart/', '/api/favorites/', '/api/comparison/'])
      expect((await shop.app.inject({ method: 'POST', url, headers, payload: { watch_id: id } })).statusCode).toBe(201)
  }
  const readIds = async (url: string, part: 'items' | 'results'): Promise<number[]> =>
    (await shop.app.inject({ url, headers })).json()[part].map(({ watch }: { watch: { id: number } }) => watch.id)
  expect(await readIds('/api/cart/0/', 'items')).toEqual(ids)
  expect(await readIds('/api/favorites/', 'results')).toEqual(ids.toReversed())
  expect(await readIds('/api/comparison/', 'results')).toEqual(ids)
})
