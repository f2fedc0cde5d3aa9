import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop, testNow } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'
import { ageWallet, walletAddresses, walletCalls } from '#test/wallets.ts'

type Person = Awaited<ReturnType<typeof createStaff>>
let shop: TestShop
let calls: ReturnType<typeof walletCalls>
let ada: Person
let bo: Person
let manager: Person
const [address] = walletAddresses.BTC

beforeAll(async () => {
  shop = await openTestShop()
  calls = walletCalls(shop)
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.now = testNow
  await shop.db
    .updateTable('wallet')
    .set({ state: 'cancelled', ended_at: new Date(testNow) })
    .where('state', 'in', ['proposed', 'approved'])
    .execute()
  await shop.db
    .updateTable('staff')
    .set({ blocked_at: new Date(testNow) })
    .execute()
  ada = await createStaff(shop, { name: 'Ada' })
  bo = await createStaff(shop, { name: 'Bo' })
  manager = await createStaff(shop, { name: 'Max', roles: ['manager'] })
})

const propose = async (by = manager): Promise<string> => (await calls.propose(by, 'BTC', address)).json().id
const stateOf = async (id: string) =>
  (await shop.db.selectFrom('wallet').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state
const act = (by: Person, what: string, id: string, payload: object = {}) =>
  shop.app.inject({ method: 'POST', url: `/api/staff/members/${id}/${what}/`, headers: by.headers, payload })
const setRoles = (by: Person, whom: Person, roles: string[]) =>
  shop.app.inject({
    method: 'PATCH',
    url: `/api/staff/members/${whom.staffId}/`,
    headers: by.headers,
    payload: { roles, version: 1 },
  })
const statuses = (responses: readonly { statusCode: number }[]) => responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)

describe('OWN-106 SEC-C13 permissions for each step', () => {
  test('OWN-106 nobody can approve their own proposal, and each step needs a fresh factor', async () => {
    const id = await propose(ada)
    const own = await calls.approve(ada, id)
    expect([own.statusCode, own.json().detail]).toEqual([409, 'Nobody approves their own proposal: another owner does.'])
    for (const roles of [['owner'], ['manager']] as const) {
      const tired = await createStaff(shop, { roles: [...roles], isSteppedUp: false })
      const tried = [await calls.propose(tired, 'ETH', walletAddresses.ETH[0]), await calls.cancel(tired, id)]
      if (roles[0] === 'owner') tried.push(await calls.approve(tired, id), await calls.stop(tired, id))
      for (const response of tried) expect([response.statusCode, response.json().reason]).toEqual([403, 'step-up'])
    }
    expect(await stateOf(id)).toBe('proposed')
  })

  test('OWN-106 a proposer can cancel until the approval, any owner until the wallet is in force, and nobody afterwards', async () => {
    const taken = await propose()
    expect([(await calls.cancel(await createStaff(shop, { roles: ['manager'] }), taken)).statusCode, await stateOf(taken)]).toEqual([
      403,
      'proposed',
    ])
    expect([(await calls.cancel(manager, taken)).statusCode, await stateOf(taken)]).toEqual([200, 'cancelled'])
    const id = await propose()
    await calls.approve(bo, id)
    expect((await calls.cancel(manager, id)).statusCode).toBe(403)
    expect([(await calls.cancel(ada, id)).statusCode, await stateOf(id)]).toEqual([200, 'cancelled'])
    expect((await calls.approve(ada, id)).statusCode).toBe(409)
    const late = await propose()
    await calls.approve(bo, late)
    await ageWallet(shop.db, late, 24)
    shop.clock.now += 60_000
    await shop.runJobs()
    const tooLate = await calls.cancel(ada, late)
    expect([tooLate.statusCode, await stateOf(late)]).toEqual([409, 'active'])
    const same = await calls.propose(manager, 'BTC', address)
    expect([same.statusCode, same.json().errors.address]).toEqual([400, ['This address is in force already.']])
    const [stopped, proposed] = [await calls.stop(ada, late), await calls.propose(manager, 'BTC', address)]
    expect([stopped.statusCode, proposed.statusCode]).toEqual([200, 201])
  })

  test('OWN-106 an unknown wallet, an invalid address and an unknown coin are refused', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000'
    for (const what of ['approve', 'cancel', 'stop'] as const) {
      expect((await calls[what](ada, nobody)).statusCode).toBe(404)
      expect((await calls[what](ada, 'x')).statusCode).toBe(400)
    }
    for (const bad of ['', ' ', 'a'.repeat(500), '\u0000', 'bc1q\u{1F600}'])
      expect((await calls.propose(ada, 'BTC', bad)).statusCode).toBe(400)
    expect((await calls.propose(ada, 'DOGE' as 'BTC', address)).statusCode).toBe(400)
  })
})

describe('OWN-106 SEC-C13 races', () => {
  test('OWN-106 one of two concurrent approvals succeeds; an approval that races with a cancellation ends cancelled', async () => {
    const cyd = await createStaff(shop)
    for (let round = 0; round < 3; round++) {
      const id = await propose()
      expect(statuses(await Promise.all([calls.approve(ada, id), calls.approve(bo, id)]))).toEqual([200, 409])
      const [row] = (
        await sql<{ waits: number }>`select extract(epoch from active_from - now()) / 3600 as waits from wallet where id = ${id}`.execute(
          shop.db,
        )
      ).rows
      expect(Number(row?.waits)).toBeGreaterThan(23.9)
      await calls.cancel(cyd, id)
      const next = await propose()
      const [approved, cancelled] = await Promise.all([calls.approve(ada, next), calls.cancel(bo, next)])
      expect([[200, 409].includes(approved.statusCode), cancelled.statusCode, await stateOf(next)]).toEqual([true, 200, 'cancelled'])
    }
  })

  test('OWN-106 one of three concurrent proposals for a coin succeeds', async () => {
    expect(statuses(await Promise.all([ada, bo, manager].map((by) => calls.propose(by, 'BTC', address))))).toEqual([201, 409, 409])
  })

  test.each(['role', 'block'] as const)(
    'OWN-106 losing access (%s) cancels a proposer’s proposal, even during its approval',
    async (what) => {
      const lose = () => (what === 'role' ? setRoles(ada, manager, ['expert']) : act(ada, 'block', manager.staffId))
      const id = await propose()
      const [lost, approved] = await Promise.all([lose(), calls.approve(bo, id)])
      expect([lost.statusCode, [200, 409].includes(approved.statusCode), await stateOf(id)]).toEqual([200, true, 'cancelled'])
    },
  )

  test('OWN-106 a pending wallet is cancelled when its approver or the only other owner is blocked', async () => {
    const cyd = await createStaff(shop)
    const first = await propose()
    await calls.approve(bo, first)
    await act(ada, 'block', bo.staffId)
    expect(await stateOf(first)).toBe('cancelled')
    const second = await propose()
    await calls.approve(ada, second)
    await act(ada, 'block', cyd.staffId)
    expect(await stateOf(second)).toBe('cancelled')
    const { detail } = (await calls.propose(manager, 'BTC', address)).json()
    expect(detail).toContain('There is one owner')
  })
})

describe('OWN-106 SEC-C13 the database', () => {
  const refusalOf = async (statement: string) => {
    const failure = await sql
      .raw(statement)
      .execute(shop.db)
      .then(
        () => null,
        (error: unknown) => error,
      )
    return failure && typeof failure === 'object' && 'code' in failure ? failure.code : failure
  }

  test('OWN-106 the database refuses a shorter wait, a changed address, self-approval and any other transition', async () => {
    const id = await propose()
    const people = `'${manager.staffId}'`
    const approval = (by: string, from: string) =>
      `update wallet set state = 'approved', approved_by = '${by}', approved_at = now(), active_from = ${from} where id = '${id}'`
    expect(await refusalOf(approval(ada.staffId, `now() + interval '23 hours 59 minutes'`))).toBe('23514')
    expect(await refusalOf(approval(ada.staffId, 'now()'))).toBe('23514')
    const longAgo = `update wallet set state = 'approved', approved_by = '${ada.staffId}', approved_at = now() - interval '2 days', active_from = now() - interval '1 day' where id = '${id}'`
    expect(await refusalOf(longAgo)).toBe('23514')
    expect(await refusalOf(approval(manager.staffId, `now() + interval '24 hours'`))).toBe('23514')
    expect(await refusalOf(`update wallet set state = 'active', active_at = now() where id = '${id}'`)).toBe('23514')
    await calls.approve(ada, id)
    for (const change of [
      `address = '${walletAddresses.BTC[1]}'`,
      `active_from = now()`,
      `state = 'active', active_at = active_from`,
      `state = 'active', active_at = now() + interval '3 days'`,
      `proposed_by = '${bo.staffId}'`,
      `state = 'proposed', approved_by = null, approved_at = null, active_from = null`,
    ])
      expect([change, await refusalOf(`update wallet set ${change} where id = '${id}'`)]).toEqual([change, '23514'])
    const inForce = `insert into wallet (coin, address, state, proposed_by, proposed_at, approved_by, approved_at, active_from, active_at)
      values ('ETH', '${walletAddresses.ETH[0]}', 'active', ${people}, now() - interval '3 days', '${ada.staffId}', now() - interval '2 days', now() - interval '1 day', now())`
    expect(await refusalOf(inForce)).toBe('23514')
    expect(await refusalOf(`delete from wallet where id = '${id}'`)).toBeTruthy()
    expect(await stateOf(id)).toBe('approved')
  })
})
