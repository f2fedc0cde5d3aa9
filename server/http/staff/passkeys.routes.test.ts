import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hourMs, minuteMs } from '#contract/rules/durations.ts'
import { passkeyCalls } from '#test/passkey-calls.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'
import { createSoftwareAuthenticator, type SoftwareAuthenticator, type Twist } from '#test/software-authenticator.ts'
import { staffLinkToken } from '#test/staff-browser.ts'
import { createStaff, staffHeaders } from '#test/staff.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const { post, signIn, emailsTo, beginAdding, beginSignIn, addPasskey, signInBy, listPasskeys, remove, actionsOf } = passkeyCalls(() => shop)

describe('OWN-08 OWN-12 adding and removing a passkey', () => {
  test('OWN-08 OWN-12 a change needs a fresh factor, is emailed to the person, and is audited without the key', async () => {
    const [ada, late] = [await createStaff(shop), await createStaff(shop, { isSteppedUp: false })]
    const asked = await post('me/passkeys/options/', {}, { token: late.token })
    expect([asked.statusCode, asked.json().reason]).toEqual([403, 'step-up'])
    const authenticator = await addPasskey(ada)
    const [added] = await emailsTo(ada)
    expect(added).toMatchObject({ subject: 'Passkey added: Phone' })
    const changes = await shop.db.selectFrom('audit_change').selectAll().where('table_name', '=', 'staff_passkey').execute()
    expect(JSON.stringify(changes)).toContain('Phone')
    const { public_key: key } = await shop.db.selectFrom('staff_passkey').select('public_key').executeTakeFirstOrThrow()
    expect(JSON.stringify(changes)).not.toMatch(new RegExp(`${authenticator.credentialId}|${key}`))

    const [{ id }] = await listPasskeys(ada.token)
    expect((await remove(id, late.token)).statusCode).toBe(403)
    expect((await remove(id, (await createStaff(shop)).token)).statusCode).toBe(404)
    expect((await remove(id, ada.token)).statusCode).toBe(204)
    expect(await listPasskeys(ada.token)).toEqual([])
    expect((await emailsTo(ada)).map(({ subject }) => subject)).toContain('Passkey removed: Phone')
    expect(await actionsOf(ada)).toEqual(['staff.add-passkey', 'staff.remove-passkey'])
    expect((await signInBy(authenticator)).statusCode).toBe(400)
  })

  test('OWN-08 OWN-16 the link in the email removes the passkey and locks the account', async () => {
    const ada = await createStaff(shop)
    const authenticator = await addPasskey(ada)
    const [added] = await emailsTo(ada)
    const token = staffLinkToken(added?.text ?? '')
    expect((await post('links/accept/', { token })).json()).toEqual({ state: 'locked' })
    await shop.db.updateTable('staff').set({ blocked_at: null }).execute()
    expect((await signInBy(authenticator)).statusCode).toBe(400)
  })

  test('OWN-08 a person has at most five passkeys, even when two are added at once', async () => {
    const ada = await createStaff(shop)
    for (let at = 0; at < 4; at++) await addPasskey(ada)
    const made = await Promise.all([0, 1].map(async () => createSoftwareAuthenticator().make(await beginAdding(ada.token))))
    const statuses = (await Promise.all(made.map((one) => post('me/passkeys/', one, { token: ada.token })))).map(
      ({ statusCode }) => statusCode,
    )
    expect(new Set(statuses)).toEqual(new Set([201, 409]))
    expect((await post('me/passkeys/options/', {}, { token: ada.token })).json().detail).toContain('5 passkeys')
  })

  const twists: [string, Twist][] = [
    ['of another origin', { origin: 'https://staff.examp1e' }],
    ['for another domain', { rpId: 'shop.example' }],
    ['without user verification', { flags: 0x41 }],
    ['without a key', { flags: 0x05 }],
    ['of the type for signing in', { type: 'webauthn.get' }],
  ]
  test.each(twists)('OWN-08 a credential %s is refused', async (_what, twist) => {
    const ada = await createStaff(shop)
    const made = createSoftwareAuthenticator().make(await beginAdding(ada.token), twist)
    expect((await post('me/passkeys/', made, { token: ada.token })).statusCode).toBe(400)
    expect(await listPasskeys(ada.token)).toEqual([])
  })

  const badKeys: [string, SoftwareAuthenticator, Twist][] = [
    ['an unsupported type of key', createSoftwareAuthenticator('es384'), {}],
    ['a curve that its algorithm does not allow', createSoftwareAuthenticator('es384'), { alg: -7 }],
    ['a short key', createSoftwareAuthenticator('short rs256'), {}],
    ['a key of another algorithm than claimed', createSoftwareAuthenticator(), { alg: -257 }],
  ]
  test.each(badKeys)('OWN-08 %s is refused', async (_what, authenticator, twist) => {
    const ada = await createStaff(shop)
    const made = authenticator.make(await beginAdding(ada.token), twist)
    expect((await post('me/passkeys/', made, { token: ada.token })).statusCode).toBe(400)
  })

  test('OWN-08 an unreadable credential is refused', async () => {
    const ada = await createStaff(shop)
    for (const broken of [{ attestationObject: 'AAAA' }, { clientDataJSON: 'AAAA' }, { clientDataJSON: 'bnVsbA' }]) {
      const made = createSoftwareAuthenticator().make(await beginAdding(ada.token))
      Object.assign(made.credential.response, broken)
      expect((await post('me/passkeys/', made, { token: ada.token })).statusCode).toBe(400)
    }
  })

  test('OWN-08 a challenge of another session or purpose, a used challenge, and another person’s passkey are refused', async () => {
    const [ada, eve] = [await createStaff(shop), await createStaff(shop)]
    const made = createSoftwareAuthenticator().make(await beginAdding(ada.token))
    expect((await post('me/passkeys/', made, { token: eve.token })).statusCode).toBe(400)
    const { challenge } = (await post('session/step-up/passkey-options/', {}, { token: ada.token })).json()
    const { options } = await beginAdding(ada.token)
    const other = createSoftwareAuthenticator().make({ options: { ...options, challenge } })
    expect((await post('me/passkeys/', other, { token: ada.token })).statusCode).toBe(400)
    expect((await post('me/passkeys/', made, { token: ada.token })).statusCode).toBe(201)
    const [{ id }] = await listPasskeys(ada.token)
    await remove(id, ada.token)
    expect((await post('me/passkeys/', made, { token: ada.token })).statusCode).toBe(400)

    const authenticator = await addPasskey(ada)
    const taken = await post('me/passkeys/', authenticator.make(await beginAdding(eve.token)), { token: eve.token })
    expect([taken.statusCode, taken.json().detail]).toEqual([409, expect.stringContaining('already')])
  })

  test('OWN-08 adding a passkey at a bare IP address is refused', async () => {
    const ada = await createStaff(shop)
    for (const host of ['127.0.0.1:8000', '[::1]:8000']) {
      const headers = { ...staffHeaders(ada.token, `http://${host}`), host }
      const asked = await shop.app.inject({ method: 'POST', url: '/api/staff/me/passkeys/options/', headers, payload: {} })
      expect([asked.statusCode, asked.json().detail]).toEqual([400, expect.stringContaining('domain name')])
    }
  })
})

describe('OWN-08 OWN-12 the step-up with a passkey', () => {
  test('OWN-08 OWN-12 a step-up with a passkey permits an action that needs a fresh factor', async () => {
    const ada = await createStaff(shop)
    const authenticator = await addPasskey(ada)
    const token = await signIn(ada)
    shop.clock.now += 6 * minuteMs
    expect((await post('me/recovery-codes/', {}, { token })).statusCode).toBe(403)
    const options = (await post('session/step-up/passkey-options/', {}, { token })).json()
    expect(options.allowCredentials).toEqual([{ id: authenticator.credentialId, type: 'public-key', transports: ['internal'] }])
    const proved = await post('session/step-up/passkey/', authenticator.sign(options, { userHandle: null }), { token })
    expect(proved.statusCode).toBe(200)
    expect((await post('me/recovery-codes/', {}, { token })).statusCode).toBe(200)
  })

  test('OWN-08 OWN-12 a step-up with another person’s passkey, a foreign challenge or no user verification is refused', async () => {
    const [ada, eve] = [await createStaff(shop, { isSteppedUp: false }), await createStaff(shop)]
    const strange = await addPasskey(eve)
    const own = createSoftwareAuthenticator()
    await shop.db
      .updateTable('staff_session')
      .set({ stepped_up_at: new Date(shop.clock.now) })
      .where('id', '=', ada.sessionId)
      .execute()
    await addPasskey(ada, own)
    await shop.db.updateTable('staff_session').set({ stepped_up_at: null }).where('id', '=', ada.sessionId).execute()
    const begin = async (token: string) => (await post('session/step-up/passkey-options/', {}, { token })).json()
    const attempts = [
      strange.sign(await begin(ada.token)),
      own.sign(await begin(eve.token)),
      own.sign(await begin(ada.token), { flags: 0x01 }),
      own.sign((await beginSignIn()).options),
    ]
    for (const attempt of attempts) expect((await post('session/step-up/passkey/', attempt, { token: ada.token })).statusCode).toBe(400)
    expect((await post('me/recovery-codes/', {}, { token: ada.token })).statusCode).toBe(403)
    expect((await post('session/step-up/passkey/', own.sign(await begin(ada.token)), { token: ada.token })).statusCode).toBe(200)
    shop.clock.now += hourMs
    await shop.runJobs()
    expect(await actionsOf(ada)).toContain('staff.sign-in-refusal')
  })
})
