import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TokenPair } from '#contract/auth.ts'
import { silentLog } from '#server/context/log.ts'
import { openDatabase } from '#server/db/client.ts'
import { transaction } from '#server/db/transaction.ts'
import { endOtherSessions } from '#server/domain/accounts/end-other-sessions.ts'
import { openSession } from '#server/domain/accounts/open-session.ts'
import { codeOf, freshPhone, openBrowser } from '#test/browser.ts'
import { countByStatus, createBuyers, fourAtOnce } from '#test/concurrent-buyers.ts'
import { eventually } from '#test/eventually.ts'
import { countLockWaits } from '#test/lock-waits.ts'
import { openProcesses, type Processes } from '#test/processes.ts'
import { onPostgres, openShopOnDatabase, openTestDatabase, signIn as signInAs } from '#test/shop.ts'

type Shops = Awaited<ReturnType<typeof openTwo>>

async function openTwo() {
  const { database, url, drop } = await openTestDatabase()
  await database.close()
  const open = async () => openShopOnDatabase(await openDatabase({ ...(url ? { url } : {}), poolMax: 8, log: silentLog }))
  const [one, other] = [await open(), await open()]
  const close = async () => {
    await one.app.close()
    await other.app.close()
    await drop()
  }
  return { one: { ...one, close }, other: { ...other, close }, close }
}

describe.runIf(onPostgres)('two shops on one PostgreSQL', () => {
  let shops: Shops
  beforeAll(async () => {
    shops = await openTwo()
  })
  afterAll(() => shops.close())

  test('SEC-A1 of fifty uses of one code, eight at a time, exactly one signs in', async () => {
    const [browser, phone] = [openBrowser(shops.one), freshPhone()]
    await browser.requestCode(phone)
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const code = codeOf(shops.one, phone)
    const statuses: number[] = []
    const verify = async (shop: Shops['one']) =>
      void statuses.push((await openBrowser(shop).post('verify_code', { phone, code }, { cookie })).statusCode)
    await Promise.all(
      [shops.one, shops.other].map((shop) =>
        fourAtOnce(
          Array.from({ length: 25 }, (_, at) => at),
          () => verify(shop),
        ),
      ),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 400)).toHaveLength(49)
    expect(await shops.one.db.selectFrom('customer').select('id').where('phone', '=', phone).execute()).toHaveLength(1)
  })

  test('AUTH-05 concurrent first sign-ins with one phone in five browsers create one customer', async () => {
    const phone = freshPhone()
    const pairs = await Promise.all(
      Array.from({ length: 5 }, (_, at) => openBrowser(at % 2 ? shops.one : shops.other)).map(async (browser, at) => {
        await browser.requestCode(phone)
        const shop = at % 2 ? shops.one : shops.other
        return { browser, code: codeOf(shop, phone) }
      }),
    )
    const responses = await Promise.all(pairs.map(({ browser, code }) => browser.verifyCode(phone, code)))
    for (const { statusCode } of responses) expect([200, 400]).toContain(statusCode)
    expect(responses.some(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(await shops.one.db.selectFrom('customer').select('id').where('phone', '=', phone).execute()).toHaveLength(1)
  })
})

describe.runIf(onPostgres)('a session for the other site', () => {
  let shops: Shops
  beforeAll(async () => {
    shops = await openTwo()
  })
  afterAll(() => shops.close())

  test('SEC-A13 AUTH-11 opened during a password change ends with all others', async () => {
    const { one, other } = shops
    const { customerId, sessionId, headers } = await signInAs(one)
    const mine = await transaction(one.db, (tx) => openSession(tx, one.ctx, customerId))
    const changed = Promise.withResolvers<void>()
    const change = transaction(one.db, async (tx) => {
      await tx.updateTable('customer').set({ password_hash: 'another' }).where('id', '=', customerId).execute()
      await changed.promise
      await endOtherSessions(tx, { customerId, sessionId: mine.sessionId }, one.clock.now)
    })
    let hasBegun = false
    const relayed = other.app.inject({ method: 'POST', url: '/api/auth/relay/', payload: {}, headers }).finally(() => (hasBegun = true))
    // the relay either waits for the change of the password, or has already responded
    await eventually(async () => hasBegun || (await countLockWaits(one.db)) > 0, { reason: 'the relay to wait' }).toBe(true)
    changed.resolve()
    await change
    expect((await relayed).statusCode).toBe(401)
    const open = await one.db
      .selectFrom('session')
      .select('id')
      .where('customer_id', '=', customerId)
      .where('ended_at', 'is', null)
      .execute()
    expect(open).toEqual([{ id: mine.sessionId }])
    expect(sessionId).not.toBe(mine.sessionId)
  })
})

describe.runIf(onPostgres)('two server processes on PostgreSQL', () => {
  let shop: Processes
  beforeAll(async () => {
    shop = await openProcesses()
  })
  afterAll(() => shop.close())

  async function signIn(): Promise<string> {
    const [customer] = await createBuyers(shop, 1)
    const { refresh } = await transaction(shop.db, (tx) => openSession(tx, shop, customer?.customerId ?? ''))
    return refresh
  }
  const refreshAll = async (tokens: readonly string[]) => {
    const responses = await Promise.all(tokens.map((refresh) => shop.ask('POST', '/api/auth/refresh/', { payload: { refresh } })))
    return responses.map(({ statusCode, body }) => ({ statusCode, refresh: statusCode === 200 ? TokenPair.parse(body).refresh : '' }))
  }
  const fifty = (token: string) => Array.from({ length: 50 }, () => token)

  test('SEC-A4 fifty concurrent refreshes with one token all succeed with one child, twenty times in a row', async () => {
    let refresh = await signIn()
    for (let round = 0; round < 20; round++) {
      const responses = await refreshAll(fifty(refresh))
      expect(countByStatus(responses)).toEqual({ 200: 50 })
      const children = new Set(responses.map((response) => response.refresh))
      expect(children.size).toBe(1)
      refresh = [...children][0] ?? ''
    }
    expect(await shop.db.selectFrom('session').select('id').where('ended_at', 'is not', null).execute()).toEqual([])
  })

  test('SEC-A4 once the child was used, fifty concurrent refreshes with its parent are refused, and the session ends in both processes', async () => {
    const parent = await signIn()
    const [child = ''] = (await refreshAll([parent])).map(({ refresh }) => refresh)
    const [grandchild = ''] = (await refreshAll([child])).map(({ refresh }) => refresh)
    expect(countByStatus(await refreshAll(fifty(parent)))).toEqual({ 401: 50 })
    expect(countByStatus(await refreshAll([child, grandchild, child, grandchild]))).toEqual({ 401: 4 })
  })
})
