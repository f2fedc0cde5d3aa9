import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hourMs, minuteMs } from '#contract/rules/durations.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'
import { openStaffBrowser } from '#test/staff-browser.ts'
import { createStaff } from '#test/staff.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const { post, halfToken, giveCode, wrongCode } = openStaffBrowser(() => shop)

const fail = (email: string, at: number) =>
  post('session/', { email, password: 'another long password' }, { ip: `10.${Math.floor(at / 250)}.${at % 250}.7` })

async function readRefusals(headers: Record<string, string>) {
  const response = await shop.app.inject({ url: '/api/staff/audit/?action=staff.sign-in-refusal', headers })
  return response.json().results.map(({ actor, subject }: { actor: string; subject: object }) => ({ actor, ...subject }))
}

const ownerNow = async () => (await createStaff(shop)).headers

describe('SAFE-06 refused sign-ins in the audit log', () => {
  test('SAFE-06 400 refused sign-ins to one account within an hour are one entry with their number', async () => {
    const ada = await createStaff(shop)
    for (let begun = 0; begun < 400; begun += 40) {
      const responses = await Promise.all(Array.from({ length: 40 }, (_each, at) => fail(ada.email, begun + at)))
      expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([400]))
    }
    await shop.runJobs()
    expect(await readRefusals(ada.headers)).toEqual([])
    shop.clock.now += hourMs
    await shop.runJobs()
    const entry = { actor: 'shop', kind: 'staff', id: ada.staffId, label: '× 400 (2026-11-21 09:00–10:00 UTC)' }
    expect(await readRefusals(await ownerNow())).toEqual([entry])
    shop.clock.now += hourMs
    await shop.runJobs()
    expect(await readRefusals(await ownerNow())).toEqual([entry])
  })

  test('SAFE-06 each account has one entry per hour, and all unknown accounts share one', async () => {
    const ada = await createStaff(shop)
    for (let at = 0; at < 3; at++) await fail(`nobody-${at}@staff.example`, at)
    const half = await halfToken(ada)
    for (let at = 0; at < 2; at++) expect((await giveCode(wrongCode(ada), half)).statusCode).toBe(400)
    shop.clock.now += 59 * minuteMs
    await fail(ada.email, 1)
    shop.clock.now += minuteMs
    await fail(ada.email, 2)
    shop.clock.now += hourMs
    await shop.runJobs()
    expect(
      (await readRefusals(await ownerNow())).map(({ id, label }: { id: string; label: string }) => `${id} ${label}`).toSorted(),
    ).toEqual(
      [
        `${ada.staffId} × 1 (2026-11-21 10:00–11:00 UTC)`,
        `${ada.staffId} × 3 (2026-11-21 09:00–10:00 UTC)`,
        'unknown × 3 (2026-11-21 09:00–10:00 UTC)',
      ].toSorted(),
    )
  })
})
