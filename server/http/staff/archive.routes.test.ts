import { afterAll, expect, test } from 'vitest'
import { openTestShop } from '#test/shop.ts'
import { createStaff, staffCalls } from '#test/staff.ts'

const shop = await openTestShop()
const owner = await createStaff(shop)
afterAll(() => shop.close())
const put = (is_open: boolean, prices: string, who = owner) => staffCalls(shop, who).call('PUT', '/archive/', { is_open, prices })

test('OWN-41 only the owner can change the archive settings; the change is logged and can be undone', async () => {
  const manager = await createStaff(shop, { roles: ['manager'] })
  expect((await put(true, 'exact', manager)).statusCode).toBe(403)
  for (const wrong of ['cheap', null]) expect((await put(true, String(wrong))).statusCode).toBe(400)
  expect((await put(false, 'none')).statusCode).toBe(200)
  const changed = (await put(true, 'band')).json()
  expect(changed.archive).toMatchObject({ is_open: true, prices: 'band', pieces: expect.any(Number) })
  const entry = (await shop.app.inject({ url: `/api/staff/audit/${changed.action_id}/`, headers: owner.headers })).json()
  const [before, after] = [
    { is_open: false, prices: 'none' },
    { is_open: true, prices: 'band' },
  ]
  expect(entry).toMatchObject({ action: 'shop.change-archive', changes: [{ before, after }] })
  const undone = await shop.app.inject({
    method: 'POST',
    url: `/api/staff/audit/${changed.action_id}/undo/`,
    headers: owner.headers,
    payload: {},
  })
  expect(undone.statusCode).toBe(200)
  const { headers } = owner
  expect((await shop.app.inject({ url: '/api/staff/archive/', headers })).json()).toMatchObject({ is_open: false, prices: 'none' })
})
