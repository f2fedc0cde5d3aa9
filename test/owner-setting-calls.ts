import { afterAll, beforeAll, expect } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { createStaff } from '#test/staff.ts'
import { openTwoShops, type TwoShops } from '#test/two-shops.ts'

type Staff = Awaited<ReturnType<typeof createStaff>>
type Method = 'GET' | 'POST' | 'PATCH' | 'PUT'

/**
 * Returns helpers for tests of the owner's settings. All tests of a file share one shop. On PostgreSQL, `other` acts as a second process of
 * the shop; on the embedded database, `other` is the same shop.
 */
export function ownerSettingCalls(settings: Record<string, string>) {
  let shops: TwoShops
  let shop: TwoShops['shop']
  let other: TwoShops['other']
  let owner: Staff
  let manager: Staff
  let expert: Staff
  beforeAll(async () => {
    shops = await openTwoShops(settings)
    ;({ shop, other } = shops)
    owner = await createStaff(shop)
    manager = await createStaff(shop, { roles: ['manager'] })
    expert = await createStaff(shop, { roles: ['expert'] })
  })
  afterAll(() => shops.close())

  const call = (method: Method, path: string, payload?: object, { headers } = owner, at = shop) =>
    at.app.inject({ method, url: `/api/staff${path}`, headers, ...(payload ? { payload } : {}) })
  const read = async (who = owner) => (await call('GET', '/thresholds/', undefined, who)).json()
  const change = async (values: object, who = owner) => call('PATCH', '/thresholds/', { version: (await read()).version, ...values }, who)
  return {
    call,
    read,
    change,
    /** Changes settings and waits until `other` has the new values. */
    set: async (values: object) => {
      const changed = await change(values)
      expect([changed.statusCode, changed.body]).toEqual([200, expect.anything()])
      await eventually(() => other.ctx.ownerSettings()).toMatchObject(values)
      return changed
    },
    undo: (response: { json: () => { action_id: string } }) => call('POST', `/audit/${response.json().action_id}/undo/`, {}),
    errorsOf: (response: { statusCode: number; json: () => { errors?: object } }) => [response.statusCode, response.json().errors],
    get other() {
      return other
    },
    get owner() {
      return owner
    },
    get manager() {
      return manager
    },
    get expert() {
      return expert
    },
  }
}
