import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import { freshPhone, openBrowser } from '#test/browser.ts'
import { openTestShop, type TestShop, testNow } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const isOpen = async (access: string) => {
  const [, payload = ''] = access.split('.')
  const { sid } = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const session = await shop.db.selectFrom('session').select('ended_at').where('id', '=', sid).executeTakeFirstOrThrow()
  return session.ended_at === null
}

describe('the session', () => {
  test('AUTH-16 SEC-A4 a refresh returns a new pair of the same session', async () => {
    const first = await openBrowser(shop).signIn(freshPhone())
    const response = await openBrowser(shop).post('refresh', { refresh: first.refresh })
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.json().refresh).not.toBe(first.refresh)
    expect(await isOpen(response.json().access)).toBe(true)
  })

  test('SEC-A4 a parent token returns the same child until the child is used; after that it ends the session', async () => {
    const browser = openBrowser(shop)
    const { refresh } = await browser.signIn(freshPhone())
    const children = [await browser.post('refresh', { refresh }), await browser.post('refresh', { refresh })].map((response) =>
      response.json(),
    )
    expect(children[0].refresh).toBe(children[1].refresh)
    const grandchild = await browser.post('refresh', { refresh: children[0].refresh })
    expect(grandchild.statusCode).toBe(200)

    const reused = await browser.post('refresh', { refresh })
    expect(reused.statusCode).toBe(401)
    expect(reused.json()).toEqual({ detail: 'Your session has ended. Please sign in again.' })
    expect(await isOpen(grandchild.json().access)).toBe(false)
    expect((await browser.post('refresh', { refresh: grandchild.json().refresh })).statusCode).toBe(401)
  })

  test('SEC-A4 fifty concurrent refreshes with one token all succeed and return the same next token', async () => {
    const browser = openBrowser(shop)
    const { refresh } = await browser.signIn(freshPhone())
    const responses = await Promise.all(Array.from({ length: 50 }, () => browser.post('refresh', { refresh })))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200))
    expect(new Set(responses.map((response) => response.json().refresh)).size).toBe(1)
    expect((await browser.post('refresh', { refresh: responses[0]?.json().refresh })).statusCode).toBe(200)
  })

  test('SEC-A4 a session ends after a month without a refresh', async () => {
    const browser = openBrowser(shop)
    const { refresh } = await browser.signIn(freshPhone())
    shop.clock.now = testNow + 30 * dayMs
    const late = await browser.post('refresh', { refresh })
    shop.clock.now = testNow
    expect(late.statusCode).toBe(401)
  })

  test('SEC-A4 a session ends after half a year, even if refreshed every day', async () => {
    const browser = openBrowser(shop)
    let { refresh } = await browser.signIn(freshPhone())
    for (const day of [29, 58, 87, 116, 145, 174]) {
      shop.clock.now = testNow + day * dayMs
      refresh = (await browser.post('refresh', { refresh })).json().refresh
    }
    shop.clock.now = testNow + 180 * dayMs
    const late = await browser.post('refresh', { refresh })
    shop.clock.now = testNow
    expect(late.statusCode).toBe(401)
  })

  test('SEC-A4 the database stores tokens only as hashes', async () => {
    const { refresh } = await openBrowser(shop).signIn(freshPhone())
    const rows = await shop.db.selectFrom('session').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(refresh.split('.')[1])
    expect(rows.at(-1)?.next_hash).toMatch(/^[\w-]{43}$/)
  })

  test.each(['', 'nonsense', 'x'.repeat(201), `00000000-0000-4000-8000-000000000000.${'A'.repeat(43)}`])(
    'AUTH-16 «%s» is refused as a refresh token',
    async (refresh) => {
      expect([400, 401]).toContain((await openBrowser(shop).post('refresh', { refresh })).statusCode)
    },
  )

  test('AUTH-14 signing out ends the session immediately, and gets the same response without a session', async () => {
    const browser = openBrowser(shop)
    const { access, refresh } = await browser.signIn(freshPhone())
    const out = await browser.post('logout', { refresh })
    expect([out.statusCode, out.json()]).toEqual([200, { detail: 'You are signed out.' }])
    expect(await isOpen(access)).toBe(false)
    expect((await browser.post('refresh', { refresh })).statusCode).toBe(401)
    const again = await browser.post('logout', { refresh })
    expect([again.statusCode, again.body]).toEqual([out.statusCode, out.body])
    expect((await browser.post('logout', { refresh: 'nonsense' })).statusCode).toBe(200)
    expect((await browser.post('logout', {})).statusCode).toBe(400)
  })

  test('AUTH-14 signing out with the previous token ends the session as well', async () => {
    const browser = openBrowser(shop)
    const { refresh } = await browser.signIn(freshPhone())
    const { access } = (await browser.post('refresh', { refresh })).json()
    await browser.post('logout', { refresh })
    expect(await isOpen(access)).toBe(false)
  })
})
