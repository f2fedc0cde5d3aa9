import { expect, test } from 'vitest'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import { savedSearchesMax } from '#server/domain/alerts/saved-searches.ts'
import { alertCalls } from '#test/alert-calls.ts'
import { signIn } from '#test/shop.ts'

const calls = alertCalls()
const minutesOf = (ms: number) => ms / 60_000

test('OWN-93 a search is saved once, with its name, list and current number of matches', async () => {
  const { headers } = await calls.customer()
  const query = 'brand_ids=6&ordering=price_usd&page=3&max_price=9000'
  const first = await calls.save(headers, query)
  expect([first.statusCode, first.json()]).toMatchObject([
    201,
    { name: `Search ${query}`, path: '/catalog?brand_ids=6&max_price=9000', is_on: true, pace: 'daily' },
  ])
  const again = await calls.save(headers, 'max_price=9000&brand_ids=6', { name: 'Again', pace: 'at-once' })
  expect(again.json()).toMatchObject({ id: first.json().id, name: 'Again', pace: 'at-once' })
  const list = (await calls.ask('GET', '/api/watches/?brand_ids=6&max_price=9000')).json()
  const alerts = (await calls.ask('GET', '/api/alerts/', headers)).json()
  expect(alerts).toMatchObject({ searches: [{ name: 'Again', count: list.count }], reach: 'mail' })
})

test('OWN-93 SEC-C8 only its customer can switch, rename or delete a saved search', async () => {
  const { headers } = await calls.customer()
  const { id } = (await calls.save(headers, 'search=rolex', { mode: 'all' })).json()
  const { headers: other } = await signIn(calls.shop)
  expect((await calls.ask('PATCH', `/api/saved-searches/${id}/`, other, { is_on: false })).statusCode).toBe(404)
  expect((await calls.ask('DELETE', `/api/saved-searches/${id}/`, other)).statusCode).toBe(404)
  const changed = await calls.ask('PATCH', `/api/saved-searches/${id}/`, headers, { is_on: false, name: 'Rolex' })
  expect(changed.json()).toMatchObject({ is_on: false, name: 'Rolex', path: '/catalog?search=rolex' })
  expect((await calls.ask('DELETE', `/api/saved-searches/${id}/`, headers)).statusCode).toBe(204)
  expect((await calls.ask('GET', '/api/alerts/', headers)).json().searches).toEqual([])
  expect((await calls.ask('GET', '/api/alerts/')).statusCode).toBe(401)
})

test('OWN-93 a malformed search is refused, and so is one above the limit', async () => {
  const { headers, customerId } = await calls.customer()
  const wrong = [{ mode: 'cars' }, { name: ' ' }, { name: 'a\nb' }, { query: 'x'.repeat(2001) }, { pace: 'hourly' }, { mode: 'brand' }]
  for (const more of wrong) expect((await calls.save(headers, 'search=rolex', more)).statusCode).toBe(400)
  const rows = Array.from({ length: savedSearchesMax }, (_, at) => ({ name: 'One', mode: 'watches' as const, query: `search=${at}` }))
  await calls.shop.db
    .insertInto('saved_search')
    .values(rows.map((row) => ({ ...row, customer_id: customerId, created_at: new Date(calls.shop.clock.now) })))
    .execute()
  const refused = await calls.save(headers, 'search=rolex')
  expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining('50')])
  expect((await calls.save(headers, 'search=7')).statusCode).toBe(201)
  await calls.shop.db.deleteFrom('saved_search').where('customer_id', '=', customerId).where('query', '=', 'search=0').execute()
  const concurrent = await Promise.all(['a', 'b', 'c'].map((text) => calls.save(headers, `search=${text}`)))
  expect(concurrent.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([201, 409, 409])
})

test('OWN-93 EDN-14 a new match is notified once, with price and stop link, within 15 minutes or in the morning', async () => {
  const [soon, daily, other] = [await calls.customer(), await calls.customer('ru'), await calls.customer()]
  await calls.save(soon.headers, 'search=zephyrine&max_price=20000', { pace: 'at-once', name: 'Zephyrine' })
  await calls.save(daily.headers, 'search=zephyrine', { mode: 'all' })
  await calls.save(other.headers, 'search=zephyrine&max_price=500', { pace: 'at-once' })
  await calls.shop.runJobs()
  const id = await calls.publish('Zephyrine', { reference: 'ZPH.1' })
  await calls.pass(5)
  expect(calls.messages(soon.email)).toEqual([])
  await calls.pass(10)
  const [message] = calls.messages(soon.email)
  expect(message?.subject).toContain('Zephyrine')
  expect(message?.text).toMatch(
    new RegExp(`\\$10,000[\\s\\S]*https://vitrine.test.com/product/${id}[\\s\\S]*https://vitrine.test.com/stop/`),
  )
  expect(calls.messages(daily.email)).toEqual([])
  // 10:00 in Moscow
  await calls.pass(minutesOf(22 * hourMs))
  const [morning] = calls.messages(daily.email)
  expect(morning).toMatchObject({
    subject: expect.stringContaining('Новое по вашему поиску'),
    text: expect.stringContaining('vitrine.test.ru'),
  })
  await calls.setStatus(id, 'withdrawn')
  await calls.setStatus(id, 'available')
  await calls.pass(minutesOf(2 * dayMs))
  expect(calls.messages(soon.email)).toHaveLength(1)
  expect(calls.messages(daily.email)).toHaveLength(1)
  expect(calls.messages(other.email)).toEqual([])
})

test('OWN-93 no notification is sent at night, and a piece that is gone by the morning is not notified', async () => {
  const { headers, email } = await calls.customer('ru')
  await calls.save(headers, 'search=nocturne', { pace: 'at-once' })
  // 01:00 in Moscow
  calls.shop.clock.now += 13 * hourMs
  const gone = await calls.publish('Nocturne gone')
  await calls.publish('Nocturne stays')
  await calls.pass(60)
  expect(calls.messages(email)).toEqual([])
  await calls.setStatus(gone, 'sold')
  await calls.pass(minutesOf(7 * hourMs))
  const [message, second] = calls.messages(email)
  expect(message?.text).toContain('Nocturne stays')
  expect(message?.text).not.toContain('Nocturne gone')
  expect(second).toBeUndefined()
})

test('OWN-93 an alert that the hourly limit delays into the night is sent in the morning', async () => {
  const { headers, email } = await calls.customer('ru')
  await calls.save(headers, 'search=vespertina', { pace: 'at-once' })
  // 21:30 in Moscow
  calls.shop.clock.now += 9.5 * hourMs
  const countAfter = async (minutes: number) => {
    await calls.pass(minutes)
    return calls.messages(email).length
  }
  await calls.publish('Vespertina')
  expect(await countAfter(15)).toBe(1)
  await calls.publish('Vespertina')
  // after these steps, it is 23:02, 7:03 and 8:04 in Moscow
  expect([await countAfter(75), await countAfter(8 * 60), await countAfter(60)]).toEqual([1, 1, 2])
})

test('OWN-93 a change of many pieces sends one message', async () => {
  const { headers, email } = await calls.customer()
  await calls.save(headers, 'search=stormline', { pace: 'at-once' })
  for (let at = 0; at < 40; at++) await calls.publish('Stormline')
  await calls.pass(15)
  await calls.pass(15)
  expect(calls.messages(email)).toHaveLength(1)
  expect(calls.messages(email)[0]?.text).toContain('28 more')
})

test('OWN-93 a person who requested a missing model is notified once, of that model only, even if it is first in transit', async () => {
  await calls.want({ brand: 'Rolex', model: 'Meridiana', email: 'wanda@example.com' })
  await calls.publish('Submariner')
  await calls.pass(15)
  expect(calls.messages('wanda@example.com')).toEqual([])
  const id = await calls.publish('Meridiana', { status: 'incoming' })
  await calls.pass(15)
  await calls.setStatus(id, 'available')
  await calls.pass(minutesOf(dayMs))
  const messages = calls.messages('wanda@example.com')
  expect(messages.map(({ subject }) => subject)).toEqual([expect.stringContaining('Meridiana')])
})

test('OWN-93 price drops of a favorite in quick succession send one message; reverted or already reported ones send none', async () => {
  const { headers, email } = await calls.customer()
  const id = await calls.publish('Cascade')
  await calls.shop.catalog.refresh()
  await calls.ask('POST', '/api/favorites/', headers, { watch_id: id })
  expect((await calls.ask('PATCH', '/api/alerts/favorites/', headers, { is_on: true, pace: 'at-once' })).json()).toMatchObject({
    is_on: true,
  })
  await calls.shop.runJobs()
  await calls.setPrice(id, 900_000)
  await calls.pass(2)
  await calls.setPrice(id, 1_000_000)
  await calls.pass(20)
  await calls.setPrice(id, 900_000)
  await calls.pass(2)
  await calls.setPrice(id, null)
  await calls.pass(20)
  expect(calls.messages(email)).toEqual([])
  await calls.setPrice(id, 1_000_000)
  await calls.pass(2)
  await calls.setPrice(id, 950_000)
  await calls.pass(2)
  await calls.setPrice(id, 900_000)
  await calls.pass(20)
  expect(calls.messages(email).map(({ text }) => /\$9\d\d,?\d*|\$\d,\d{3}/.exec(text)?.[0])).toEqual(['$9,000'])
  await calls.setPrice(id, 1_000_000)
  await calls.pass(2)
  await calls.setPrice(id, 900_000)
  await calls.pass(120)
  expect(calls.messages(email)).toHaveLength(1)
})

test('OWN-93 a favorite can have its own notification settings; back in stock and sold are notified too', async () => {
  const { headers, email } = await calls.customer()
  const [loud, quiet] = [await calls.publish('Loudest'), await calls.publish('Quietest')]
  await calls.shop.catalog.refresh()
  for (const id of [loud, quiet]) await calls.ask('POST', '/api/favorites/', headers, { watch_id: id })
  const change = (body: object) => calls.ask('PATCH', '/api/alerts/favorites/', headers, body)
  await change({ is_on: true, pace: 'at-once' })
  expect((await change({ piece: quiet, is_on: false })).json()).toMatchObject({ is_on: true, off_ids: [quiet], on_ids: [] })
  expect((await change({ piece: 2_000_000_000, is_on: true })).statusCode).toBe(404)
  for (const id of [loud, quiet]) await calls.setStatus(id, 'reserved')
  await calls.pass(2)
  for (const id of [loud, quiet]) await calls.setStatus(id, 'available')
  await calls.pass(20)
  for (const id of [loud, quiet]) await calls.setStatus(id, 'sold')
  await calls.pass(120)
  const subjects = calls.messages(email).map(({ subject }) => subject)
  expect(subjects).toEqual([expect.stringMatching(/^Available again: .*Loudest/), expect.stringMatching(/^Sold: .*Loudest/)])
})

test('OWN-93 a search in Cyrillic matches a piece named in Latin; nonsense and typos match nothing', async () => {
  const sought = ['ролекс меридиана', 'zzz', 'rolex merdiana', 'rolex meridiana qwf']
  const people = []
  for (const search of sought) {
    const { headers, email } = await calls.customer()
    await calls.save(headers, new URLSearchParams({ search }).toString(), { pace: 'at-once' })
    people.push(email)
  }
  await calls.want({ brand: 'ролекс', model: 'меридиана', email: 'russian@example.com' })
  await calls.want({ brand: 'Rolex', model: 'Merdiana', email: 'typo@example.com' })
  await calls.shop.runJobs()
  await calls.publish('Meridiana Zzzz')
  await calls.pass(20)
  const notified = [...people, 'russian@example.com', 'typo@example.com'].map((email) => calls.messages(email).length)
  expect(notified).toEqual([1, 0, 0, 0, 1, 0])
})
