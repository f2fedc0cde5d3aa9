import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'
import { createStaff, staffCalls } from '#test/staff.ts'
import { walletAddresses, walletCalls } from '#test/wallets.ts'

type Person = Awaited<ReturnType<typeof createStaff>>
let shop: TestShop
let calls: ReturnType<typeof walletCalls>
let ada: Person
beforeEach(async () => {
  shop = await openTestShop()
  calls = walletCalls(shop)
  ada = await createStaff(shop, { name: 'Ada' })
})
afterEach(() => shop.close())

const propose = async (by: Person): Promise<string> => (await calls.propose(by, 'BTC', walletAddresses.BTC[0])).json().id
const invitedBy = (inviter: Person, invited: Person) =>
  shop.db.updateTable('staff').set({ invited_by: inviter.staffId }).where('id', '=', invited.staffId).execute()
const act = (by: Person, what: string, whom: Person, payload: object = {}) =>
  staffCalls(shop, by).call('POST', `/members/${whom.staffId}/${what}/`, payload)
const stateOf = async (id: string) =>
  (await shop.db.selectFrom('wallet').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state

describe('SAFE-05 OWN-106 the independence of proposer and approver', () => {
  test('SAFE-05 nobody can approve the proposal of a person linked to them by invitations, directly or through others', async () => {
    const [bo, cy] = [await createStaff(shop, { name: 'Bo' }), await createStaff(shop, { name: 'Cy' })]
    await invitedBy(ada, bo)
    await invitedBy(bo, cy)
    for (const [proposer, approver] of [
      [ada, bo],
      [bo, ada],
      [ada, cy],
      [cy, ada],
    ] as const) {
      const id = await propose(proposer)
      const refused = await calls.approve(approver, id)
      expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining('linked by an invitation')])
      expect((await calls.ofCoin(approver, 'BTC'))?.pending?.approval).toEqual({ is_related: true, from: null })
      await calls.cancel(ada, id)
    }
    const dee = await createStaff(shop)
    expect((await calls.approve(dee, await propose(cy))).statusCode).toBe(200)
  })

  test.each(['approver', 'proposer'] as const)('SAFE-05 approval with a new %s is refused for seven days', async (who) => {
    const bo = await createStaff(shop, { name: 'Bo', knownDays: 0 })
    const id = await propose(who === 'proposer' ? bo : ada)
    const approver = who === 'proposer' ? ada : bo
    const from = new Date(shop.clock.now + 7 * dayMs).toISOString()
    expect((await calls.ofCoin(approver, 'BTC'))?.pending?.approval).toEqual({ is_related: false, from })
    const early = await calls.approve(approver, id)
    expect([early.statusCode, early.json().detail]).toEqual([409, expect.stringContaining(from.slice(0, 10))])
    await shop.db
      .updateTable('staff')
      .set({ known_since: new Date(shop.clock.now - 7 * dayMs) })
      .where('id', '=', bo.staffId)
      .execute()
    expect((await calls.approve(approver, id)).statusCode).toBe(200)
  })

  test.each(['reset', 'block'] as const)(
    'SAFE-05 a %s by another owner starts the seven days again, because that owner could enter the account',
    async (what) => {
      const [bo, max] = [await createStaff(shop, { name: 'Bo' }), await createStaff(shop, { name: 'Max', roles: ['manager'] })]
      await act(bo, what, ada, what === 'reset' ? { lost: 'password' } : {})
      if (what === 'block') await act(bo, 'unblock', ada)
      const { known_since: since } = await shop.db
        .selectFrom('staff')
        .select('known_since')
        .where('id', '=', ada.staffId)
        .executeTakeFirstOrThrow()
      expect(since).toEqual(new Date(shop.clock.now))
      await act(bo, 'reset', max, { lost: 'password' })
      expect(
        (await shop.db.selectFrom('staff').select('known_since').where('id', '=', max.staffId).executeTakeFirstOrThrow()).known_since,
      ).toEqual(since)
    },
  )

  test.each(['block', 'reset', 'demote'] as const)(
    'SAFE-05 losing an owner (%s) cancels every pending wallet and notifies all owners',
    async (what) => {
      const [bo, cy, max] = [await createStaff(shop), await createStaff(shop), await createStaff(shop, { roles: ['manager'] })]
      const id = await propose(max)
      await calls.approve(bo, id)
      const lost = await (what === 'demote'
        ? staffCalls(shop, ada).call('PATCH', `/members/${cy.staffId}/`, { roles: ['expert'], version: 1 })
        : act(ada, what, cy, what === 'reset' ? { lost: 'password' } : {}))
      expect([lost.statusCode, lost.json().withdrawn.wallets, await stateOf(id)]).toEqual([200, ['BTC bc1qw5…v8f3t4'], 'cancelled'])
      await shop.runJobs()
      const told = shop.outbox('mail').filter(({ subject }) => subject === 'A change of the wallet for BTC was canceled')
      expect(new Set(told.map(({ to }) => to))).toEqual(new Set([ada.email, bo.email, cy.email]))
    },
  )

  test('SAFE-05 an approval that races with the block of another owner ends cancelled', async () => {
    const [bo, max] = [await createStaff(shop), await createStaff(shop, { roles: ['manager'] })]
    for (let round = 0; round < 3; round++) {
      const [honest, id] = [await createStaff(shop), await propose(max)]
      const [approved, blocked] = await Promise.all([calls.approve(ada, id), act(bo, 'block', honest)])
      expect([[200, 409].includes(approved.statusCode), blocked.statusCode, await stateOf(id)]).toEqual([true, 200, 'cancelled'])
    }
  })
})
