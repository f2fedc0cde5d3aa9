import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { reseal, sealedColumns } from '#server/domain/secrets/reseal.ts'
import { freshPhone, openBrowser } from '#test/browser.ts'
import { openShopOnDatabase, openTestDatabase, testNow } from '#test/shop.ts'
import { createStaff, staffCode, staffHeaders, staffTokenIn } from '#test/staff.ts'

type Shop = Awaited<ReturnType<typeof openShopOnDatabase>>
const [first, second] = [randomBytes(24).toString('hex'), randomBytes(24).toString('hex')]

let shops: { before: Shop; between: Shop; after: Shop }
let drop: () => Promise<void>
beforeAll(async () => {
  const { database, drop: dropDatabase } = await openTestDatabase()
  drop = dropDatabase
  shops = {
    before: await openShopOnDatabase(database, { AUTH_SECRET: first }),
    // knows only the second secret, as if an operator removed the first one without `npm run reseal`; even then no data may be lost
    after: await openShopOnDatabase(database, { AUTH_SECRET: second }),
    between: await openShopOnDatabase(database, { AUTH_SECRET: second, AUTH_SECRET_PREVIOUS: first }),
  }
})
afterAll(async () => {
  await shops.before.app.close()
  await drop()
})

const post = ({ app }: Shop, url: string, payload: object, token = '') =>
  app.inject({ method: 'POST', url: `/api/${url}`, payload, headers: staffHeaders(token), remoteAddress: '203.0.113.7' })
const me = ({ app }: Shop, access: string) => app.inject({ url: '/api/users/me/', headers: { authorization: `Bearer ${access}` } })
const staffSession = ({ app }: Shop, token: string) => app.inject({ url: '/api/staff/session/', headers: staffHeaders(token) })

async function joinStaff(shop: Shop) {
  const ada = await createStaff(shop)
  await shop.db.updateTable('staff').set({ totp_sealed: null }).where('id', '=', ada.staffId).execute()
  const half = staffTokenIn((await post(shop, 'staff/session/', { email: ada.email, password: ada.password })).headers['set-cookie'])
  const { secret } = (await post(shop, 'staff/session/factor-setup/', {}, half)).json()
  const confirmed = await post(shop, 'staff/session/factor-setup/confirm/', { code: staffCode(secret, shop.clock.now) }, half)
  const codes: string[] = confirmed.json().recovery_codes
  const token = staffTokenIn(confirmed.headers['set-cookie'])
  const signIn = async (at: Shop, code: string) => {
    const half = await post(at, 'staff/session/', { email: ada.email, password: ada.password })
    return (await post(at, 'staff/session/factor/', { code }, staffTokenIn(half.headers['set-cookie']))).statusCode
  }
  return { ...ada, secret, token, codes, signIn }
}

test('SAFE-01 a new AUTH_SECRET signs out and locks out no one, and after `npm run reseal` the old one can be removed', async () => {
  const { before, between, after } = shops
  const phone = freshPhone()
  const browser = openBrowser(before)
  await browser.post('register', { phone, password: 'a long watch strap' })
  const pair = (await browser.verifyCode(phone)).json()
  const ada = await joinStaff(before)
  const invited = await post(before, 'staff/invitations/', { email: 'bo@staff.example', roles: ['expert'] }, ada.token)
  const link = new URL(invited.json().link).hash.slice(1)

  expect([(await me(between, pair.access)).statusCode, (await staffSession(between, ada.token)).statusCode]).toEqual([200, 200])
  const renewed = await post(between, 'auth/refresh/', { refresh: pair.refresh })
  expect(renewed.statusCode).toBe(200)
  // a repeated refresh gets the same next token, even from a process that still has only the first secret
  expect((await post(before, 'auth/refresh/', { refresh: pair.refresh })).json().refresh).toBe(renewed.json().refresh)
  for (const shop of Object.values(shops)) shop.clock.now = testNow + hourMs / 4
  expect(await ada.signIn(between, staffCode(ada.secret, between.clock.now))).toBe(200)
  expect(await ada.signIn(between, ada.codes[0] ?? '')).toBe(200)
  expect((await post(between, 'staff/links/look/', { token: link })).statusCode).toBe(200)

  for (const shop of Object.values(shops)) shop.clock.now += hourMs / 4
  expect(await ada.signIn(after, staffCode(ada.secret, after.clock.now))).toBe(400)
  const { sealer } = between.ctx
  const { sealed, unreadable } = await reseal(between.db, sealer)
  expect([sealed > 0, unreadable]).toEqual([true, 0])
  expect(await reseal(between.db, sealer)).toMatchObject({ sealed: 0, unreadable: 0 })

  const { database } = between
  const last = await openShopOnDatabase(database, { AUTH_SECRET: second })
  last.clock.now = between.clock.now
  expect((await staffSession(last, ada.token)).statusCode).toBe(200)
  expect(await ada.signIn(last, staffCode(ada.secret, last.clock.now))).toBe(200)
  expect(await ada.signIn(last, ada.codes[1] ?? '')).toBe(200)
  const next = await post(last, 'auth/refresh/', { refresh: renewed.json().refresh })
  expect(next.statusCode).toBe(200)
  expect((await me(last, next.json().access)).statusCode).toBe(200)
  expect((await me(last, pair.access)).statusCode).toBe(401)
  expect((await post(last, 'staff/links/look/', { token: link })).statusCode).toBe(404)
})

test('SAFE-01 a value that no configured secret opens is counted and left unchanged', async () => {
  const { between, before } = shops
  const sealed = before.ctx.sealer.seal('another')
  const broken = `${sealed.slice(0, -4)}AAAA`
  const { staffId } = await createStaff(between)
  await between.db.updateTable('staff').set({ totp_sealed: broken }).where('id', '=', staffId).execute()
  expect(await reseal(between.db, between.ctx.sealer)).toMatchObject({ unreadable: 1 })
  const kept = await between.db.selectFrom('staff').select('totp_sealed').where('id', '=', staffId).executeTakeFirstOrThrow()
  expect(kept.totp_sealed).toBe(broken)
})

test('SAFE-01 `npm run reseal` knows every column whose values are sealed', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and column_name ~ '(^|_)sealed$' order by 1, 2`.execute(shops.before.db)
  expect(sealedColumns.map(({ table, column }) => ({ table, column })).toSorted((a, b) => (a.table < b.table ? -1 : 1))).toEqual(
    rows.toSorted((a, b) => (a.table < b.table ? -1 : 1)),
  )
})
