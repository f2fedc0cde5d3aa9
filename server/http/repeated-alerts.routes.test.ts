import { expect, test } from 'vitest'
import { alertCalls } from '#test/alert-calls.ts'

const calls = alertCalls()

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
  expect(calls.messages(email).every(({ subject }) => /^Available again: .*Returnia/.test(subject))).toBe(true)
})
