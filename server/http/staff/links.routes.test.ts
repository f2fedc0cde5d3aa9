import { afterEach, beforeEach, expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { runStaffCommand } from '#server/cli/staff-commands.ts'
import { createFirstOwnerLink } from '#server/domain/staff/first-owner-link.ts'
import { announceFirstOwner } from '#server/start/announce-first-owner.ts'
import { createLogger } from '#server/start/logger.ts'
import { openTestShop, type TestShop, testConfig, testNow } from '#test/shop.ts'
import { createStaff, staffCalls, staffHeaders, staffTokenIn } from '#test/staff.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const origin = 'http://localhost'
const post = (url: string, payload: object, token = '') =>
  shop.app.inject({ method: 'POST', url: `/api/staff/${url}`, payload, headers: staffHeaders(token) })
const command = (given: Parameters<typeof runStaffCommand>[1]) =>
  runStaffCommand({ ...shop.ctx, origin: 'https://staff.example', user: 'root' }, given)
const tokenOf = (text: string | null) => /\/staff\/welcome\/#([\w.-]+)$/.exec(String(text))?.[1] ?? ''
const newcomer = { name: 'Bo Larsson', password: 'quiet harbour lanterns', language: 'en' }
const statusOf = async (token: string, payload: object = newcomer) => (await post('links/accept/', { token, ...payload })).statusCode

test('OWN-04 the startup link makes the first owner once; after that, startup creates no more links', async () => {
  const earlier = tokenOf(await createFirstOwnerLink(shop.ctx, origin))
  const token = tokenOf(await createFirstOwnerLink(shop.ctx, origin))
  const inspected = await post('links/look/', { token })
  expect(inspected.json()).toEqual({ purpose: 'first-owner', email: null, roles: ['owner'] })
  const owner = { ...newcomer, email: 'Bo@Shop.example' }
  expect(await statusOf(earlier, owner)).toBe(404)
  const accepted = await post('links/accept/', { token, ...owner })
  expect([accepted.statusCode, accepted.json()]).toEqual([200, { state: 'factor-setup' }])
  const half = staffTokenIn(accepted.headers['set-cookie'])
  expect((await shop.app.inject({ url: '/api/staff/session/', headers: staffHeaders(half) })).json().reason).toBe('factor-setup')
  expect(await statusOf(token, owner)).toBe(404)
  expect(await createFirstOwnerLink(shop.ctx, origin)).toBeNull()
  expect(await shop.db.selectFrom('staff').select(['name', 'email', 'roles', 'language']).execute()).toEqual([
    { name: 'Bo Larsson', email: 'bo@shop.example', roles: ['owner'], language: 'en' },
  ])
})

test('OWN-04 if two people open the first link at once, only one becomes the owner', async () => {
  const token = tokenOf(await createFirstOwnerLink(shop.ctx, origin))
  const statuses = await Promise.all(['a@shop.example', 'b@shop.example'].map((email) => statusOf(token, { ...newcomer, email })))
  expect(new Set(statuses)).toEqual(new Set([200, 404]))
})

test('OWN-04 OWN-05 a link expires: that of the first owner after 24 hours, an invitation after 72', async () => {
  const token = tokenOf(await createFirstOwnerLink(shop.ctx, origin))
  shop.clock.now = testNow + 24 * hourMs
  expect((await post('links/look/', { token })).statusCode).toBe(404)
  shop.clock.now = Date.now()
  const invitation = tokenOf(await command({ name: 'invite', email: 'bo@shop.example', roles: ['expert'] }))
  shop.clock.now = Date.now() + 73 * hourMs
  expect(await statusOf(invitation)).toBe(404)
})

test('OWN-05 an invited person chooses their name and password, and gets the roles of the invitation', async () => {
  const token = tokenOf(await command({ name: 'invite', email: 'bo@shop.example', roles: ['expert', 'editor'] }))
  expect((await post('links/look/', { token })).json()).toEqual({
    purpose: 'invitation',
    email: 'bo@shop.example',
    roles: ['expert', 'editor'],
  })
  await shop.runJobs()
  const [sent] = shop.outbox('mail').slice(-1)
  expect([sent?.to, sent?.subject]).toEqual(['bo@shop.example', 'Приглашение работать в магазине'])
  expect(sent?.text).toContain(`https://staff.example/staff/welcome/#${token}`)
  expect(sent?.text).toContain('72\u00A0часа')
  expect(await statusOf(token, { password: newcomer.password })).toBe(400)
  expect(await statusOf(token)).toBe(200)
  expect(await shop.db.selectFrom('staff').select(['email', 'roles']).execute()).toEqual([
    { email: 'bo@shop.example', roles: ['expert', 'editor'] },
  ])
  expect(await statusOf(token)).toBe(404)
})

test('OWN-05 pending invitations are listed, sent again with a new expiry and the same link, and withdrawn', async () => {
  const { headers } = await createStaff(shop, { name: 'Ada' })
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
    shop.app.inject({ method, url: `/api/staff/invitations/${path}`, headers, ...(payload ? { payload } : {}) })
  const pending = async () => (await call('GET', '')).json().results
  const { id, link } = (await call('POST', '', { email: 'dee@shop.example', roles: ['manager'] })).json()
  await shop.runJobs()
  expect(await pending()).toMatchObject([{ id, email: 'dee@shop.example', roles: ['manager'], inviter: 'Ada' }])
  expect((await post('links/look/', { token: tokenOf(link) })).statusCode).toBe(200)
  const inHours = async () => (Date.parse((await pending())[0].expires_at) - shop.clock.now) / hourMs
  await shop.db
    .updateTable('staff_link')
    .set({ expires_at: new Date(shop.clock.now + hourMs) })
    .execute()
  const again = (await call('POST', `${id}/resend/`, {})).json()
  expect(await inHours()).toBeCloseTo(72, 0)
  await shop.runJobs()
  expect(shop.outbox('mail').filter(({ to }) => to === 'dee@shop.example')).toHaveLength(2)
  expect([again, (await post('links/look/', { token: tokenOf(link) })).statusCode]).toEqual([{ link }, 200])
  const [invitation] = await pending()
  expect((await call('DELETE', `${invitation.id}/`)).statusCode).toBe(204)
  expect([await pending(), await statusOf(tokenOf(link))]).toEqual([[], 404])
})

test('OWN-05 an expired invitation cannot be sent again once its address is invited anew', async () => {
  const { call } = staffCalls(shop, await createStaff(shop))
  const invite = async () => (await call('POST', '/invitations/', { email: 'eva@shop.example', roles: ['manager'] })).json().id
  const first = await invite()
  await shop.db
    .updateTable('staff_link')
    .set({ expires_at: new Date(shop.clock.now - 1) })
    .execute()
  const second = await invite()
  expect((await call('POST', `/invitations/${first}/resend/`, {})).statusCode).toBe(404)
  expect((await call('POST', `/invitations/${second}/resend/`, {})).statusCode).toBe(200)
})

test('OWN-05 the database contains no link, neither in its row nor in the job of its email', async () => {
  const token = tokenOf(await command({ name: 'invite', email: 'cy@shop.example', roles: ['manager'] }))
  const stored = [await shop.db.selectFrom('staff_link').selectAll().execute(), await shop.db.selectFrom('job').selectAll().execute()]
  expect(JSON.stringify(stored)).not.toContain(token.split('.')[1])
  expect(await statusOf(`${token.slice(0, -2)}xx`)).toBe(404)
})

test('OWN-06 a password that is short, common or contains a name is refused', async () => {
  const token = tokenOf(await createFirstOwnerLink(shop.ctx, origin))
  const refusalOf = async (password: string): Promise<string> => {
    const refused = await post('links/accept/', { token, ...newcomer, email: 'bo@shop.example', password })
    return refused.statusCode === 400 ? refused.json().errors.password[0] : String(refused.statusCode)
  }
  expect(await refusalOf('eleven char')).toContain('too short')
  for (const common of ['password1234', '493820175539', 'abcabcabcabc', 'Qwerty!!!!!!!'])
    expect(await refusalOf(common), common).toContain('first to be guessed')
  for (const personal of ['the Larsson family', 'lathe-bo@shop.example', 'my vitrine is shiny'])
    expect(await refusalOf(personal), personal).toContain('must not contain')
})

test('OWN-11 the reset command sets a new password and factor, ends all sessions and notifies the other owners', async () => {
  const [ada, eve] = [await createStaff(shop, { name: 'Ada' }), await createStaff(shop, { roles: ['owner'] })]
  const token = tokenOf(await command({ name: 'reset', email: ada.email }))
  expect((await shop.app.inject({ url: '/api/staff/session/', headers: ada.headers })).statusCode).toBe(401)
  expect((await post('session/', { email: ada.email, password: ada.password })).statusCode).toBe(400)
  const accepted = await post('links/accept/', { token, password: newcomer.password })
  expect(accepted.json()).toEqual({ state: 'factor-setup' })
  expect((await post('session/', { email: ada.email, password: ada.password })).statusCode).toBe(400)
  expect((await post('session/', { email: ada.email, password: newcomer.password })).statusCode).toBe(200)
  await shop.runJobs()
  const toEve = shop.outbox('mail').filter(({ to }) => to === eve.email)
  expect(toEve.map(({ subject }) => subject)).toEqual(['Sign-in reset: Ada'])
})

test('OWN-15 a command is logged with the terminal as its actor and the user who ran it', async () => {
  const bo = await createStaff(shop, { roles: ['expert'] })
  expect(await command({ name: 'block', email: bo.email })).toBe(`${bo.email} is blocked.`)
  const entries = await shop.db.selectFrom('audit_entry').selectAll().where('subject_id', '=', bo.staffId).execute()
  expect(entries).toMatchObject([{ actor: 'terminal', account: 'root', action: 'staff.block' }])
  expect(await command({ name: 'list' })).toMatch(/Ada.+expert.+blocked/)
})

test('OWN-04 in production startup creates no link', async () => {
  const config = { ...testConfig(), isProduction: true }
  await announceFirstOwner(shop, config, createLogger('silent'), origin)
  expect(await shop.db.selectFrom('staff_link').selectAll().execute()).toEqual([])
})
