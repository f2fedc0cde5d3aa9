import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import type { StaffRole } from '#contract/staff/permissions.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'
import { browserElsewhere, homeBrowser, openStaffBrowser, staffLinkToken, type StaffPerson } from '#test/staff-browser.ts'
import { createStaff } from '#test/staff.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const { post, enter, isOpen, signIn, emailsTo } = openStaffBrowser(() => shop)

const phone = {
  ...homeBrowser,
  agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
}

describe('OWN-16 a sign-in from a new device or network', () => {
  const subjects = async (person: StaffPerson) => (await emailsTo(person)).map(({ subject }) => subject)
  const newDevice = 'A sign-in from a new device'

  async function newPerson(roles: StaffRole[] = ['expert']): Promise<StaffPerson> {
    const person = await createStaff(shop, { name: 'Bo', roles })
    await shop.db.deleteFrom('staff_session').where('staff_id', '=', person.staffId).execute()
    return person
  }

  test('OWN-16 a new device and a new network are each emailed to the person; the first sign-in and a known device are not', async () => {
    const bo = await newPerson()
    await signIn(bo)
    await signIn(bo)
    expect(await subjects(bo)).toEqual([])
    await signIn(bo, browserElsewhere)
    expect(await subjects(bo)).toEqual([newDevice])
    await signIn(bo, phone)
    expect(await subjects(bo)).toEqual([newDevice, newDevice])
    const [byNetwork, byDevice] = await emailsTo(bo)
    expect(byNetwork?.text).toContain('network 198.51.100.0/24')
    expect(byDevice?.text).toContain('iPhone')
    await signIn(bo, phone)
    expect(await subjects(bo)).toHaveLength(2)
  })

  test('OWN-16 a device is new again after 90 days without a sign-in, even if no other device was used since', async () => {
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

  test('OWN-16 the link in the email ends all sessions and locks the account until an owner unlocks it; owners are notified', async () => {
    const [ada, bo] = [await createStaff(shop), await newPerson()]
    const known = await signIn(bo)
    const foreign = await signIn(bo, browserElsewhere)
    expect([await isOpen(known), await isOpen(foreign)]).toEqual([true, true])
    const [email] = await emailsTo(bo)
    const token = staffLinkToken(String(email?.text))
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
