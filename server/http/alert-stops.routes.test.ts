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

test('OWN-93 a stop page lists pieces and the number of others, and asks again once alerts for one are switched on again', async () => {
  const customer = await calls.customer()
  const { headers, email } = customer
  const ids: number[] = []
  for (let at = 0; at < 12; at++) ids.push(await calls.publish(`Plurala ${at}`))
  await calls.shop.catalog.refresh()
  for (const id of ids) await calls.ask('POST', '/api/favorites/', headers, { watch_id: id })
  const switchOn = async (change: object) =>
    calls.ask('PATCH', '/api/alerts/favorites/', await calls.renewed(customer), { is_on: true, ...change })
  await switchOn({ pace: 'at-once' })
  await calls.shop.runJobs()
  for (const id of ids) await calls.setPrice(id, 900_000)
  await calls.pass(15)
  const path = stopPathOf(calls.messages(email)[0]?.text ?? '')
  expect((await calls.ask('GET', path)).body).toMatch(/Plurala[^]*<li>and 2 more<\/li>/)
  const post = { method: 'POST', url: path, payload: 'scope=these' } as const
  const stopped = await calls.shop.app.inject({ ...post, headers: { 'content-type': 'application/x-www-form-urlencoded' } })
  for (const { body } of [stopped, await calls.ask('GET', path)]) {
    expect(body).toContain('no more messages about this')
    expect(body).toContain('value="all"')
  }
  await switchOn({ piece: ids[3] })
  const { body } = await calls.ask('GET', path)
  expect(body).toContain('value="these"')
  expect(body.match(/Plurala \d+/g)).toEqual(['Plurala 3'])
})

test('OWN-93 a stopped request without an account leads to a new request, not to favorites', async () => {
  await calls.want({ brand: 'Rolex', model: 'Solitaria', email: 'solo@example.com' })
  await calls.publish('Solitaria')
  await calls.pass(15)
  const url = stopPathOf(calls.messages('solo@example.com')[0]?.text ?? '')
  expect((await calls.ask('GET', url)).body).toContain('<li>Rolex Solitaria</li>')
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const { body } = await calls.shop.app.inject({ method: 'POST', url, payload: 'scope=these', headers })
  expect(body).toContain('новый запрос')
  expect(body).not.toContain('/favorites')
})
