import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPiece } from '#test/factories.ts'
import { delivery, fillCart } from '#test/orders.ts'
import { openTestShop, signIn, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

type Staff = Awaited<ReturnType<typeof createStaff>>

let shop: TestShop
let [manager, editor]: Staff[] = []
beforeAll(async () => {
  shop = await openTestShop()
  manager = await createStaff(shop, { roles: ['manager'] })
  editor = await createStaff(shop, { roles: ['editor'] })
})
afterAll(() => shop.close())

const counts = async (who: Staff | undefined) => (await shop.app.inject({ url: '/api/staff/counts/', headers: who?.headers ?? {} })).json()

test('OWN-17 unconfirmed orders and drafts are counted for staff who may see them', async () => {
  const before = await counts(manager)
  await addPiece(shop.db, { status: 'draft', published_at: null })
  const { customerId, headers } = await signIn(shop)
  await fillCart(shop.db, customerId, [await addPiece(shop.db)])
  const { id } = (await shop.app.inject({ method: 'POST', url: '/api/orders/create_from_cart/', headers, payload: delivery })).json()
  expect(await counts(manager)).toEqual({ ...before, orders: before.orders + 1, pieces: before.pieces + 1 })
  expect(await counts(editor)).toEqual({ pieces: before.pieces + 1 })
  await shop.app.inject({ method: 'POST', url: `/api/staff/orders/${id}/confirm/`, headers: manager?.headers ?? {}, payload: {} })
  expect(await counts(manager)).toEqual({ ...before, pieces: before.pieces + 1 })
})
