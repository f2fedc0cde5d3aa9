import { expect, test } from 'vitest'
import { alertCalls } from '#test/alert-calls.ts'

const calls = alertCalls()
const dayMinutes = 24 * 60

test('OWN-93 a favorite is notified each time it becomes available again, once per return', async () => {
  const customer = await calls.customer()
  const { headers, email } = customer
  const id = await calls.publish('Returnia')
  await calls.setStatus(id, 'reserved')
  await calls.shop.catalog.refresh()
  await calls.shop.runJobs()
  await calls.ask('POST', '/api/favorites/', headers, { watch_id: id })
  const countAfterReturn = async () => {
    const ring = { piece: id, is_on: true, pace: 'at-once' }
    const rung = await calls.ask('PATCH', '/api/alerts/favorites/', await calls.renewed(customer), ring)
    expect(rung.statusCode).toBe(200)
    await calls.setStatus(id, 'available')
    await calls.pass(20)
    await calls.pass(70)
    return calls.messages(email).length
  }
  expect(await countAfterReturn()).toBe(1)
  await calls.setStatus(id, 'reserved')
  await calls.pass(20)
  expect(await countAfterReturn()).toBe(2)
  // the piece is reserved before the message is sent and becomes available once more
  await calls.setStatus(id, 'reserved')
  await calls.pass(1)
  await calls.setStatus(id, 'available')
  await calls.pass(1)
  await calls.setStatus(id, 'reserved')
  await calls.pass(1)
  expect(await countAfterReturn()).toBe(3)
  expect(calls.messages(email).every(({ subject }) => /^Available again: .*Returnia/.test(String(subject)))).toBe(true)
})

test('OWN-93 a search of the sale is notified once of a piece that enters the sale, in one message with another search', async () => {
  const [bargain, other] = [await calls.customer(), await calls.customer()]
  await calls.save(bargain.headers, 'search=discounta', { mode: 'sale', pace: 'daily', name: 'Sale' })
  await calls.save(bargain.headers, 'search=discounta&on_sale=true', { mode: 'all', pace: 'at-once', name: 'All of the sale' })
  await calls.save(other.headers, 'search=discounta', { pace: 'at-once' })
  await calls.shop.runJobs()
  const id = await calls.publish('Discounta')
  await calls.pass(15)
  expect([calls.messages(bargain.email).length, calls.messages(other.email).length]).toEqual([0, 1])
  const reduce = async (cents: number) => {
    const reduced = { price_cents: cents, previous_price_cents: 1_000_000 }
    await calls.shop.db.updateTable('piece').set(reduced).where('id', '=', id).execute()
    await calls.pass(15)
    await calls.pass(dayMinutes)
  }
  await reduce(900_000)
  await reduce(800_000)
  const [message, second] = calls.messages(bargain.email)
  expect(message?.subject).toMatch(/^Price reduced: .*Discounta/)
  expect(message?.text).toMatch(/\$9,000[^]*was \$10,000/)
  expect(second).toBeUndefined()
  expect(calls.messages(other.email)).toHaveLength(1)
})
