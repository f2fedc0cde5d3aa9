import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPiece } from '#test/factories.ts'
import { advanceOrder, fillCart, pickup } from '#test/orders.ts'
import { openShopOnDatabase, openTestDatabase, signIn } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

let opened: Awaited<ReturnType<typeof openTestDatabase>>
let shop: Awaited<ReturnType<typeof openShopOnDatabase>>
let owner: Awaited<ReturnType<typeof createStaff>>
beforeAll(async () => {
  opened = await openTestDatabase()
  shop = await openShopOnDatabase(opened.database)
  owner = await createStaff(shop)
})
afterAll(async () => {
  await shop.app.close()
  await opened.drop()
})

const staff = (method: 'GET' | 'POST', path: string, payload?: object) =>
  shop.app.inject({ method, url: `/api/staff${path}`, headers: owner.headers, ...(payload ? { payload } : {}) })

test('OWN-113 a delivered order with a demo piece and an own piece does not prevent removing demo data, and stays complete', async () => {
  const { id: demo } = await shop.db
    .selectFrom('piece')
    .select('id')
    .where('origin', '=', 'demo')
    .where('status', '=', 'available')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const own = await addPiece(shop.db)
  const { headers, customerId } = await signIn(shop, { phone: '79163216550', first_name: 'Ottoline' })
  await fillCart(shop.db, customerId, [demo, own], 1)
  await shop.catalog.refresh()
  const placed = await shop.app.inject({ method: 'POST', url: '/api/orders/create_from_cart/', headers, payload: pickup })
  expect([placed.statusCode, placed.body]).toEqual([201, expect.anything()])
  const { id, order_number: number } = placed.json()
  const mixed = async () => (await staff('GET', '/empty-shop/')).json().mixed_orders
  for (const status of ['confirmed', 'shipped'] as const) await advanceOrder(shop.ctx, id, status)
  expect(await mixed()).toEqual([number])
  await advanceOrder(shop.ctx, id, 'delivered')
  expect(await mixed()).toEqual([])

  const before = (await staff('GET', `/orders/${id}/`)).json()
  expect((await staff('POST', '/backups/', { with_photos: false })).statusCode).toBe(201)
  await shop.ctx.backups.settle()
  const removed = await staff('POST', '/empty-shop/', { name: 'Vitrine' })
  expect([removed.statusCode, removed.body]).toEqual([200, expect.stringContaining('action_id')])
  const after = (await staff('GET', `/orders/${id}/`)).json()
  expect([after.status, after.money, after.items]).toEqual(['delivered', before.money, before.items])
  const pieces = await shop.db.selectFrom('piece').select(['id', 'origin', 'in_archive']).orderBy('id').execute()
  expect(pieces).toEqual([
    { id: demo, origin: 'staff', in_archive: false },
    { id: own, origin: 'staff', in_archive: true },
  ])
})
