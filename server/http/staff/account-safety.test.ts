import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dayMs, minuteMs } from '#contract/rules/durations.ts'
import type { StaffRole } from '#contract/staff/permissions.ts'
import { runStaffCommand } from '#server/cli/staff-commands.ts'
import { openTestShop, type TestShop, testNow } from '#test/shop.ts'
import { createStaff, staffCode, staffHeaders, staffTokenIn } from '#test/staff.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

type Person = Awaited<ReturnType<typeof createStaff>>
type Browser = { ip: string; agent: string }

const home = {
  ip: '203.0.113.7',
  agent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
}
const elsewhere = { ...home, ip: '198.51.100.9' }
const phone = {
  ...home,
  agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
}

const post = (url: string, payload: object, { token = '', ip = home.ip, agent = home.agent } = {}) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/staff/${url}`,
    payload,
    headers: { ...staffHeaders(token), 'user-agent': agent },
    remoteAddress: ip,
  })
const enter = ({ email, password }: { email: string; password: string }, browser: Browser = home) =>
  post('session/', { email, password }, browser)
const halfToken = async (person: Person, browser: Browser = home) => staffTokenIn((await enter(person, browser)).headers['set-cookie'])
const giveCode = (code: string, token: string, browser: Browser = home) => post('session/factor/', { code }, { token, ...browser })
const isOpen = async (token: string) =>
  (await shop.app.inject({ url: '/api/staff/session/', headers: staffHeaders(token) })).statusCode === 200
const tokenOf = (text: string) => /\/staff\/welcome\/#([\w.-]+)/.exec(text)?.[1] ?? ''
const command = (given: Parameters<typeof runStaffCommand>[1]) =>
  runStaffCommand({ ...shop.ctx, origin: 'https://staff.example', user: 'root' }, given)

/** Signs a person in, with a code that was not used before; returns the token. */
async function signIn(person: Person, browser: Browser = home): Promise<string> {
  shop.clock.now += minuteMs
  const signedIn = await giveCode(person.codeAt(shop.clock.now), await halfToken(person, browser), browser)
  expect(signedIn.statusCode).toBe(200)
  return staffTokenIn(signedIn.headers['set-cookie'])
}

async function emailsTo({ email }: Person) {
  await shop.runJobs()
  return shop.outbox('mail').filter(({ to }) => to === email)
}

describe('OWN-10 wrong passwords', () => {
  test('OWN-10 from the fifth on make account and network wait together, twice as long each time; another network does not wait', async () => {
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
    expect(await isOpen(await signIn(ada, elsewhere))).toBe(true)
    // the account of somebody else does not wait there either
    expect((await enter(await createStaff(shop))).statusCode).toBe(200)
  })

  test('OWN-10 a right one after the time begins anew', async () => {
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
  /** Six digits that no step near now has. */
  const wrongCode = ({ secret }: Person): string => {
    const near = [-2, -1, 0, 1, 2].map((steps) => staffCode(secret, shop.clock.now + steps * 30_000))
    return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
  }

  /** Types so many wrong codes, in new attempts where one has ended. */
  async function failFactor(person: Person, count: number): Promise<void> {
    let token = ''
    for (let at = 0; at < count; at++) {
      if (at % 5 === 0) token = await halfToken(person)
      expect((await giveCode(wrongCode(person), token)).statusCode).toBe(at % 5 === 4 ? 401 : 400)
    }
  }

  test('OWN-10 five end the attempt: the right one comes too late', async () => {
    const ada = await createStaff(shop)
    const token = await halfToken(ada)
    for (let at = 0; at < 4; at++) expect((await giveCode(wrongCode(ada), token)).statusCode).toBe(400)
    expect((await giveCode(wrongCode(ada), token)).statusCode).toBe(401)
    expect((await giveCode(ada.codeAt(testNow), token)).statusCode).toBe(401)
    expect(await isOpen(await signIn(ada))).toBe(true)
  })

  test.each(['an owner', 'a command'])('OWN-10 twenty a day lock the factor, owners are told once, and %s resets it', async (by) => {
    const [ada, eve] = [await createStaff(shop, { name: 'Ada' }), await createStaff(shop, { name: 'Eve' })]
    const bo = await createStaff(shop, { name: 'Bo', roles: ['expert'] })
    await failFactor(bo, 20)
    shop.clock.now += minuteMs
    const locked = await giveCode(bo.codeAt(shop.clock.now), await halfToken(bo))
    expect([locked.statusCode, locked.json().detail]).toEqual([400, expect.stringContaining('Ask an owner')])
    await failFactor(bo, 3)
    for (const owner of [ada, eve]) expect((await emailsTo(owner)).map(({ subject }) => subject)).toEqual(['Second factor locked: Bo'])
    expect(await emailsTo(bo)).toEqual([])
    // another day does not open it
    shop.clock.now += 2 * dayMs
    expect((await giveCode(bo.codeAt(shop.clock.now), await halfToken(bo))).statusCode).toBe(400)

    const owner = await signIn(ada)
    const link =
      by === 'a command'
        ? await command({ name: 'reset', email: bo.email })
        : (await post(`members/${bo.staffId}/reset/`, { lost: 'factor' }, { token: owner })).json().link
    const password = by === 'a command' ? 'quiet harbour lanterns' : bo.password
    const accepted = await post('links/accept/', { token: tokenOf(link), password })
    expect(accepted.json()).toEqual({ state: 'factor-setup' })
    const half = staffTokenIn(accepted.headers['set-cookie'])
    const { secret } = (await post('session/factor-setup/', {}, { token: half })).json()
    const confirmed = await post('session/factor-setup/confirm/', { code: staffCode(secret, shop.clock.now) }, { token: half })
    expect(await isOpen(staffTokenIn(confirmed.headers['set-cookie']))).toBe(true)
  })

  test('OWN-10 nineteen of one day and one of the next lock nothing', async () => {
    const ada = await createStaff(shop)
    await failFactor(ada, 19)
    shop.clock.now += dayMs
    await failFactor(ada, 1)
    expect(await isOpen(await signIn(ada))).toBe(true)
  })
})

describe('OWN-14 owners', () => {
  const setRoles = (by: Person, { staffId }: Person, roles: StaffRole[]) =>
    shop.app.inject({ method: 'PATCH', url: `/api/staff/members/${staffId}/`, payload: { roles, version: 1 }, headers: by.headers })
  const block = (by: Person, { staffId }: Person) =>
    shop.app.inject({ method: 'POST', url: `/api/staff/members/${staffId}/block/`, payload: {}, headers: by.headers })
  const owners = async () => {
    const people = await shop.db.selectFrom('staff').select(['roles', 'blocked_at']).execute()
    return people.filter(({ roles, blocked_at: at }) => roles.includes('owner') && !at).length
  }

  test('OWN-14 nobody changes their own roles or blocks themselves, and nobody else but owners does', async () => {
    const [ada, bo] = [await createStaff(shop), await createStaff(shop, { roles: ['manager'] })]
    for (const roles of [['manager'], ['owner', 'expert']] satisfies StaffRole[][])
      expect((await setRoles(ada, ada, roles)).json().detail).toBe('Another owner changes your roles and your access.')
    expect((await block(ada, ada)).statusCode).toBe(409)
    expect([(await setRoles(bo, bo, ['owner'])).statusCode, (await block(bo, ada)).statusCode]).toEqual([403, 403])
    expect(await owners()).toBe(1)
  })

  test('OWN-14 the last owner cannot be blocked, also not from the machine; one of two can', async () => {
    const [ada, bo] = [await createStaff(shop), await createStaff(shop)]
    await expect(command({ name: 'block', email: ada.email })).resolves.toContain('blocked')
    await expect(command({ name: 'block', email: bo.email })).rejects.toThrow(/last owner/)
    expect(await owners()).toBe(1)
    expect((await shop.app.inject({ url: '/api/staff/session/', headers: bo.headers })).statusCode).toBe(200)
  })

  test.each(['block', 'demote'] as const)('OWN-14 of two owners who %s each other at once one succeeds', async (what) => {
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

describe('OWN-16 a sign-in from somewhere new', () => {
  const subjects = async (person: Person) => (await emailsTo(person)).map(({ subject }) => subject)
  const newDevice = 'A sign-in from a new device'

  /** Somebody who has never signed in. */
  async function newPerson(roles: StaffRole[] = ['expert']): Promise<Person> {
    const person = await createStaff(shop, { name: 'Bo', roles })
    await shop.db.deleteFrom('staff_session').where('staff_id', '=', person.staffId).execute()
    return person
  }

  test('OWN-16 is told to the person by mail, for a device and for a network; the first of all and a known one are not', async () => {
    const bo = await newPerson()
    await signIn(bo)
    await signIn(bo)
    expect(await subjects(bo)).toEqual([])
    await signIn(bo, elsewhere)
    expect(await subjects(bo)).toEqual([newDevice])
    await signIn(bo, phone)
    expect(await subjects(bo)).toEqual([newDevice, newDevice])
    const [byNetwork, byDevice] = await emailsTo(bo)
    expect(byNetwork?.text).toContain('network 198.51.100.0/24')
    expect(byDevice?.text).toContain('iPhone')
    await signIn(bo, phone)
    expect(await subjects(bo)).toHaveLength(2)
  })

  test('OWN-16 after 90 days without it a device is new again, also when nothing else was seen since', async () => {
    const bo = await newPerson()
    await signIn(bo)
    shop.clock.now += 89 * dayMs
    await signIn(bo)
    expect(await subjects(bo)).toEqual([])
    shop.clock.now += 91 * dayMs
    await shop.runJobs()
    await signIn(bo)
    expect(await subjects(bo)).toEqual([newDevice])
  })

  test('OWN-16 the link ends all sessions and locks the account until an owner opens it; owners are told', async () => {
    const [ada, bo] = [await createStaff(shop), await newPerson()]
    const known = await signIn(bo)
    const foreign = await signIn(bo, elsewhere)
    expect([await isOpen(known), await isOpen(foreign)]).toEqual([true, true])
    const [email] = await emailsTo(bo)
    const token = tokenOf(String(email?.text))
    expect((await post('links/look/', { token })).json()).toMatchObject({ purpose: 'lock', email: bo.email })
    expect((await post('links/accept/', { token })).json()).toEqual({ state: 'locked' })
    expect([await isOpen(known), await isOpen(foreign)]).toEqual([false, false])
    expect((await enter(bo)).json()).toEqual((await enter({ ...bo, password: 'some other password' })).json())
    expect((await post('links/accept/', { token })).statusCode).toBe(404)
    expect(await subjects(ada)).toEqual(['Account locked: Bo'])

    const owner = await signIn(ada)
    expect((await post(`members/${bo.staffId}/unblock/`, {}, { token: owner })).statusCode).toBe(200)
    expect(await isOpen(await signIn(bo))).toBe(true)
  })
})

test('OWN-24 of two tabs that save the own profile at once one is told that the other was faster', async () => {
  const ada = await createStaff(shop)
  const save = (theme: string) =>
    shop.app.inject({ method: 'PATCH', url: '/api/staff/me/', payload: { theme, version: 1 }, headers: ada.headers })
  const statuses = (await Promise.all([save('light'), save('dark')])).map(({ statusCode }) => statusCode)
  expect(new Set(statuses)).toEqual(new Set([200, 409]))
})
