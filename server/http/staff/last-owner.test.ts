import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { StaffRole } from '#contract/staff/permissions.ts'
import { runStaffCommand } from '#server/cli/staff-commands.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

type Person = Awaited<ReturnType<typeof createStaff>>
const command = (given: Parameters<typeof runStaffCommand>[1]) =>
  runStaffCommand({ ...shop.ctx, origin: 'https://staff.example', user: 'root' }, given)

describe('OWN-14 owners', () => {
  const setRoles = (by: Person, { staffId }: Person, roles: StaffRole[]) =>
    shop.app.inject({ method: 'PATCH', url: `/api/staff/members/${staffId}/`, payload: { roles, version: 1 }, headers: by.headers })
  const block = (by: Person, { staffId }: Person) =>
    shop.app.inject({ method: 'POST', url: `/api/staff/members/${staffId}/block/`, payload: {}, headers: by.headers })
  const owners = async () => {
    const people = await shop.db.selectFrom('staff').select(['roles', 'blocked_at']).execute()
    return people.filter(({ roles, blocked_at: at }) => roles.includes('owner') && !at).length
  }

  test('OWN-14 nobody changes their own roles or blocks themselves, and only owners change or block others', async () => {
    const [ada, bo] = [await createStaff(shop), await createStaff(shop, { roles: ['manager'] })]
    for (const roles of [['manager'], ['owner', 'expert']] satisfies StaffRole[][])
      expect((await setRoles(ada, ada, roles)).json().detail).toBe('Another owner changes your roles and your access.')
    expect((await block(ada, ada)).statusCode).toBe(409)
    expect([(await setRoles(bo, bo, ['owner'])).statusCode, (await block(bo, ada)).statusCode]).toEqual([403, 403])
    expect(await owners()).toBe(1)
  })

  test('OWN-14 one of two owners can be blocked, but the last owner cannot, not even by a command', async () => {
    const [ada, bo] = [await createStaff(shop), await createStaff(shop)]
    await expect(command({ name: 'block', email: ada.email })).resolves.toContain('blocked')
    await expect(command({ name: 'block', email: bo.email })).rejects.toThrow(/last owner/)
    expect(await owners()).toBe(1)
    expect((await shop.app.inject({ url: '/api/staff/session/', headers: bo.headers })).statusCode).toBe(200)
  })

  test.each(['block', 'demote'] as const)('OWN-14 if two owners %s each other at once, only one succeeds', async (what) => {
    for (let round = 0; round < 4; round++) {
      await shop.db
        .updateTable('staff')
        .set({ roles: ['expert'] })
        .execute()
      const [ada, bo] = [await createStaff(shop), await createStaff(shop)]
      const act = (by: Person, whom: Person) => (what === 'block' ? block(by, whom) : setRoles(by, whom, ['expert']))
      const responses = await Promise.all([act(ada, bo), act(bo, ada)])
      const statuses = responses.map(({ statusCode }) => statusCode)
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect([401, 403]).toContain(statuses.find((status) => status !== 200))
      expect(await owners()).toBe(1)
    }
  })
})
