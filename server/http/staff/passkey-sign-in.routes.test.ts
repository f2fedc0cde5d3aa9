import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { minuteMs } from '#contract/rules/durations.ts'
import { passkeyCalls } from '#test/passkey-calls.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'
import { createSoftwareAuthenticator, type Twist } from '#test/software-authenticator.ts'
import { createStaff, staffTokenIn } from '#test/staff.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const { post, isOpen, beginSignIn, addPasskey, signInBy, listPasskeys, actionsOf } = passkeyCalls(() => shop)

describe('OWN-08 signing in with a passkey', () => {
  test.each(['es256', 'ed25519', 'rs256'] as const)('OWN-08 a %s passkey replaces password and code, and logs its use', async (kind) => {
    const ada = await createStaff(shop)
    const authenticator = await addPasskey(ada, createSoftwareAuthenticator(kind))
    shop.clock.now += minuteMs
    const signedIn = await signInBy(authenticator)
    expect([signedIn.statusCode, signedIn.json().staff]).toEqual([200, expect.objectContaining({ id: ada.staffId, has_passkeys: true })])
    expect(signedIn.json().stepped_up_until).toBe(new Date(shop.clock.now + 5 * minuteMs).toISOString())
    const token = staffTokenIn(signedIn.headers['set-cookie'])
    expect(await isOpen(token)).toBe(true)
    expect(await listPasskeys(token)).toEqual([expect.objectContaining({ name: 'Phone', used_at: new Date(shop.clock.now).toISOString() })])
    expect(await actionsOf(ada)).toEqual(['staff.add-passkey', 'staff.sign-in passkey'])
    // the authenticator increments its counter, so a second sign-in is not refused as a replay
    expect((await signInBy(authenticator)).statusCode).toBe(200)
  })

  test.each(['es256', 'ed25519', 'rs256'] as const)('OWN-08 a %s key in the form of earlier releases is read', async (kind) => {
    const authenticator = await addPasskey(await createStaff(shop), createSoftwareAuthenticator(kind))
    await sql`update staff_passkey set public_key = ${authenticator.spki}`.execute(shop.db)
    expect((await signInBy(authenticator)).statusCode).toBe(200)
  })

  const twists: [string, Twist][] = [
    ['of another origin', { origin: 'https://staff.examp1e' }],
    ['in a frame of another site', { crossOrigin: true }],
    ['for another domain', { rpId: 'shop.example' }],
    ['without user verification', { flags: 0x01 }],
    ['without user presence', { flags: 0x04 }],
    ['of the type for adding a passkey', { type: 'webauthn.create' }],
    ['of an unknown passkey', { credentialId: 'A'.repeat(43) }],
    ['without a user handle', { userHandle: null }],
    ['with the user handle of another person', { userHandle: 'A'.repeat(22) }],
    ['with a forged challenge', { challenge: Buffer.from('nonce.99999999999999.seal').toString('base64url') }],
  ]
  test.each(twists)('OWN-08 a response %s is refused', async (_what, twist) => {
    const authenticator = await addPasskey(await createStaff(shop))
    const refused = await signInBy(authenticator, twist)
    expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([400, undefined])
    expect((await signInBy(authenticator)).statusCode).toBe(200)
  })

  test('OWN-08 a changed signature and a signature by another key are refused', async () => {
    const authenticator = await addPasskey(await createStaff(shop))
    const { options, token } = await beginSignIn()
    const signed = authenticator.sign(options)
    const { signature } = signed.response
    signed.response.signature = `${signature.slice(0, -2)}${signature.endsWith('AA') ? 'BB' : 'AA'}`
    expect((await post('session/passkey/', signed, { token })).statusCode).toBe(400)
    const stranger = createSoftwareAuthenticator()
    const forged = { credentialId: authenticator.credentialId, userHandle: authenticator.sign(options).response.userHandle }
    expect((await signInBy(stranger, forged)).statusCode).toBe(400)
  })

  test('OWN-08 a response works once, within five minutes, in the browser that requested the challenge', async () => {
    const authenticator = await addPasskey(await createStaff(shop))
    const { options, token } = await beginSignIn()
    const signed = authenticator.sign(options, { signCount: 7 })
    expect((await post('session/passkey/', signed, { token: 'x'.repeat(43) })).statusCode).toBe(400)
    expect((await post('session/passkey/', signed)).statusCode).toBe(400)
    expect((await post('session/passkey/', signed, { token })).statusCode).toBe(200)
    await shop.db.updateTable('staff_passkey').set({ sign_count: 0 }).execute()
    const replayed = await post('session/passkey/', signed, { token })
    expect([replayed.statusCode, replayed.json().detail]).toEqual([400, expect.stringContaining('took too long')])

    const late = await beginSignIn()
    shop.clock.now += 5 * minuteMs + 1
    expect((await post('session/passkey/', authenticator.sign(late.options), { token: late.token })).statusCode).toBe(400)
  })

  test('OWN-08 a counter that does not increase is refused as a cloned key; an authenticator without a counter is accepted', async () => {
    const [counting, resting] = [await addPasskey(await createStaff(shop)), await addPasskey(await createStaff(shop))]
    for (const [signCount, status] of [
      [5, 200],
      [5, 400],
      [4, 400],
      [0, 400],
      [6, 200],
    ] as const)
      expect([signCount, (await signInBy(counting, { signCount })).statusCode]).toEqual([signCount, status])
    for (const signCount of [0, 0]) expect((await signInBy(resting, { signCount })).statusCode).toBe(200)
  })

  test('OWN-08 a passkey does not sign in a blocked person, and a reset removes it', async () => {
    const [ada, bo] = [await createStaff(shop), await createStaff(shop, { roles: ['expert'] })]
    const authenticator = await addPasskey(bo)
    await post(`members/${bo.staffId}/block/`, {}, { token: ada.token })
    expect((await signInBy(authenticator)).statusCode).toBe(400)
    await post(`members/${bo.staffId}/unblock/`, {}, { token: ada.token })
    expect((await signInBy(authenticator)).statusCode).toBe(200)
    await post(`members/${bo.staffId}/reset/`, { lost: 'factor' }, { token: ada.token })
    expect((await signInBy(authenticator)).statusCode).toBe(400)
  })

  test('OWN-08 OWN-10 failed attempts from one network are rate-limited; another network is not', async () => {
    const authenticator = await addPasskey(await createStaff(shop))
    for (let at = 0; at < 50; at++) expect((await signInBy(authenticator, { flags: 1 })).statusCode).toBe(400)
    expect((await signInBy(authenticator)).statusCode).toBe(429)
    const elsewhere = { ip: '198.51.100.9', agent: 'Safari' }
    const { options, token } = await beginSignIn(elsewhere)
    expect((await post('session/passkey/', authenticator.sign(options), { ...elsewhere, token })).statusCode).toBe(200)
  })

  test('OWN-08 requesting a challenge keeps the current session and counts no attempt', async () => {
    const ada = await createStaff(shop)
    const begun = await post('session/passkey-options/', {}, { token: ada.token })
    expect(staffTokenIn(begun.headers['set-cookie'])).toBe(ada.token)
    expect(await isOpen(ada.token)).toBe(true)
    expect((await shop.db.selectFrom('attempt').select('key').where('key', 'like', '%passkey%').execute()).length).toBe(0)
  })
})
