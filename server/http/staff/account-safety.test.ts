import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dayMs, minuteMs } from '#contract/rules/durations.ts'
import { runStaffCommand } from '#server/cli/staff-commands.ts'
import { openTestShop, type TestShop, testNow } from '#test/shop.ts'
import { browserElsewhere, openStaffBrowser, staffLinkToken, type StaffPerson } from '#test/staff-browser.ts'
import { createStaff, staffCode, staffTokenIn } from '#test/staff.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const { post, enter, halfToken, giveCode, wrongCode, isOpen, signIn, emailsTo } = openStaffBrowser(() => shop)
const command = (given: Parameters<typeof runStaffCommand>[1]) =>
  runStaffCommand({ ...shop.ctx, origin: 'https://staff.example', user: 'root' }, given)

describe('OWN-10 wrong passwords', () => {
  test('OWN-10 after five wrong passwords an account must wait on that network, twice as long each time', async () => {
    const ada = await createStaff(shop)
    const wrong = { email: ada.email, password: 'some other password' }
    for (let at = 0; at < 5; at++) expect((await enter(wrong)).statusCode).toBe(400)
    for (const seconds of [30, 60, 120]) {
      const early = await enter(ada)
      expect([early.statusCode, early.headers['retry-after']]).toEqual([429, String(seconds)])
      shop.clock.now += seconds * 1000
      expect((await enter(wrong)).statusCode).toBe(400)
    }
    expect((await enter(ada)).statusCode).toBe(429)
    expect(await isOpen(await signIn(ada, browserElsewhere))).toBe(true)
    expect((await enter(await createStaff(shop))).statusCode).toBe(200)
  })

  test('OWN-10 a correct password after the wait resets the count', async () => {
    const ada = await createStaff(shop)
    const wrong = { email: ada.email, password: 'some other password' }
    for (let at = 0; at < 5; at++) await enter(wrong)
    shop.clock.now += 30_000
    expect((await enter(ada)).statusCode).toBe(200)
    for (let at = 0; at < 4; at++) expect((await enter(wrong)).statusCode).toBe(400)
    expect((await enter(ada)).statusCode).toBe(200)
  })
})

describe('OWN-10 wrong codes', () => {
  /** Enters wrong codes. Every fifth wrong code ends the sign-in. Starts a new sign-in for the next five codes. */
  async function failFactor(person: StaffPerson, count: number): Promise<void> {
    let token = ''
    for (let at = 0; at < count; at++) {
      if (at % 5 === 0) token = await halfToken(person)
      expect((await giveCode(wrongCode(person), token)).statusCode).toBe(at % 5 === 4 ? 401 : 400)
    }
  }

  test('OWN-10 five wrong codes end the attempt, even if the next code is correct', async () => {
    const ada = await createStaff(shop)
    const token = await halfToken(ada)
    for (let at = 0; at < 4; at++) expect((await giveCode(wrongCode(ada), token)).statusCode).toBe(400)
    expect((await giveCode(wrongCode(ada), token)).statusCode).toBe(401)
    expect((await giveCode(ada.codeAt(testNow), token)).statusCode).toBe(401)
    expect(await isOpen(await signIn(ada))).toBe(true)
  })

  test.each(['an owner', 'a command'])('OWN-10 20 wrong codes a day lock the factor and alert owners once; %s resets it', async (by) => {
    const [ada, eve] = [await createStaff(shop, { name: 'Ada' }), await createStaff(shop, { name: 'Eve' })]
    const bo = await createStaff(shop, { name: 'Bo', roles: ['expert'] })
    await failFactor(bo, 20)
    shop.clock.now += minuteMs
    const locked = await giveCode(bo.codeAt(shop.clock.now), await halfToken(bo))
    expect([locked.statusCode, locked.json().detail]).toEqual([400, expect.stringContaining('Ask an owner')])
    await failFactor(bo, 3)
    for (const owner of [ada, eve]) expect((await emailsTo(owner)).map(({ subject }) => subject)).toEqual(['Second factor locked: Bo'])
    expect(await emailsTo(bo)).toEqual([])
    shop.clock.now += 2 * dayMs
    expect((await giveCode(bo.codeAt(shop.clock.now), await halfToken(bo))).statusCode).toBe(400)

    const owner = await signIn(ada)
    const link =
      by === 'a command'
        ? await command({ name: 'reset', email: bo.email })
        : (await post(`members/${bo.staffId}/reset/`, { lost: 'factor' }, { token: owner })).json().link
    const password = by === 'a command' ? 'quiet harbour lanterns' : bo.password
    const accepted = await post('links/accept/', { token: staffLinkToken(link), password })
    expect(accepted.json()).toEqual({ state: 'factor-setup' })
    const half = staffTokenIn(accepted.headers['set-cookie'])
    const { secret } = (await post('session/factor-setup/', {}, { token: half })).json()
    const confirmed = await post('session/factor-setup/confirm/', { code: staffCode(secret, shop.clock.now) }, { token: half })
    expect(await isOpen(staffTokenIn(confirmed.headers['set-cookie']))).toBe(true)
  })

  test('OWN-10 nineteen wrong codes on one day and one on the next do not lock the factor', async () => {
    const ada = await createStaff(shop)
    await failFactor(ada, 19)
    shop.clock.now += dayMs
    await failFactor(ada, 1)
    expect(await isOpen(await signIn(ada))).toBe(true)
  })
})

test('OWN-06 a refused new password says why beside its own field, and the old password stays', async () => {
  const ada = await createStaff(shop, { name: 'Ada' })
  for (const [weak, why] of [
    ['short', 'too short'],
    ['password1234', 'first'],
    ['seven ada lanterns', 'must not'],
  ] as const) {
    const refused = await post('me/password/', { current_password: ada.password, new_password: weak }, { token: ada.token })
    expect([refused.statusCode, refused.json().errors]).toEqual([400, { new_password: [expect.stringContaining(why)] }])
  }
  expect(await isOpen(await signIn(ada))).toBe(true)
})

test('OWN-24 if two tabs save the same profile at once, the second save is refused', async () => {
  const ada = await createStaff(shop)
  const save = (theme: string) =>
    shop.app.inject({ method: 'PATCH', url: '/api/staff/me/', payload: { theme, version: 1 }, headers: ada.headers })
  const statuses = (await Promise.all([save('light'), save('dark')])).map(({ statusCode }) => statusCode)
  expect(new Set(statuses)).toEqual(new Set([200, 409]))
})
