import { expect, test } from 'vitest'
import { alertCalls, stopPathOf } from '#test/alert-calls.ts'

const calls = alertCalls()

test('OWN-93 one press stops messages without a sign-in; opening the page changes nothing', async () => {
  const { headers, email } = await calls.customer()
  await calls.save(headers, 'search=halcyon', { pace: 'at-once', name: 'Halcyon <b>' })
  await calls.save(headers, 'search=other', { pace: 'at-once', name: 'Other' })
  await calls.publish('Halcyon')
  await calls.pass(15)
  const path = stopPathOf(calls.messages(email)[0]?.text ?? '')
  const readSwitched = async () => {
    const searches = await calls.shop.db.selectFrom('saved_search').select(['name', 'paused_at']).execute()
    return Object.fromEntries(searches.map(({ name, paused_at: at }) => [name, at === null]))
  }
  const page = await calls.ask('GET', path)
  expect(page.body).toContain('Halcyon &#60;b&#62;')
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })
  expect(await readSwitched()).toEqual({ 'Halcyon <b>': true, Other: true })
  const press = (payload: string) =>
    calls.shop.app.inject({ method: 'POST', url: path, payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } })
  expect((await press('scope=these')).statusCode).toBe(200)
  expect(await readSwitched()).toEqual({ 'Halcyon <b>': false, Other: true })
  expect((await press('List-Unsubscribe=One-Click')).statusCode).toBe(200)
  expect(await readSwitched()).toEqual({ 'Halcyon <b>': false, Other: false })
  await calls.publish('Halcyon')
  await calls.pass(120)
  expect(calls.messages(email)).toHaveLength(1)
  for (const wrong of ['/stop/1.abc', path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), '/stop/%00'])
    expect((await calls.ask('GET', wrong)).statusCode).toBe(404)
  expect((await press('x'.repeat(5000))).statusCode).toBe(413)
})
