import { afterAll, beforeAll, expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { createBuyers, fillCarts } from '#test/concurrent-buyers.ts'
import { addPiece } from '#test/factories.ts'
import { withoutIds } from '#test/find-words.ts'
import { pickup } from '#test/orders.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

type TestStaff = Awaited<ReturnType<typeof createStaff>>

let shop: TestShop
let manager: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  manager = await createStaff(shop, { roles: ['manager'] })
})
afterAll(() => shop.close())

const call = (method: 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  shop.app.inject({ method, url: `/api/staff${path}`, headers: manager.headers, ...(payload ? { payload } : {}) })
const inHours = (hours: number) => new Date(shop.clock.now + hours * hourMs).toISOString()
const hold = (id: number, hours = 24) =>
  call('POST', `/pieces/${id}/hold/`, { name: 'Anna', contact: '+7 916 000-00-00', reason: 'word', until: inHours(hours) })
const statusInShop = async (id: number) => {
  await shop.catalog.refresh()
  const { status, reserved_until } = (await shop.get(`/api/watches/${id}/`)).json()
  return { status, reserved_until }
}

test('OWN-52 a held piece is reserved in the shop with the time of its end, without the name of the customer', async () => {
  const id = await addPiece(shop.db)
  const heldPiece = (await hold(id)).json()
  expect(heldPiece).toMatchObject({ status: 'reserved', held: 1, hold: { name: 'Anna', until: inHours(24) } })
  expect(await statusInShop(id)).toEqual({ status: 'reserved', reserved_until: inHours(24) })
  expect(withoutIds((await shop.get(`/api/watches/${id}/`)).body)).not.toMatch(/Anna|916/)
  expect((await hold(id)).json().reason).toBe('piece-on-hold')
  const released = await call('DELETE', `/holds/${heldPiece.hold.id}/`)
  expect(released.json()).toMatchObject({ status: 'available', held: 0, hold: null })
  expect(await statusInShop(id)).toEqual({ status: 'available', reserved_until: null })
  expect((await call('DELETE', `/holds/${heldPiece.hold.id}/`)).json().reason).toBe('hold-ended')
})

test('OWN-52 a hold is rejected for a piece that is not free, an end in the past, and an end too far ahead', async () => {
  for (const status of ['draft', 'incoming', 'sold', 'withdrawn'] as const)
    expect((await hold(await addPiece(shop.db, { status }))).json().reason).toBe('piece-not-free')
  const id = await addPiece(shop.db)
  for (const hours of [-1, 24 * 91]) expect((await hold(id, hours)).statusCode).toBe(400)
})

test('OWN-51 withdrawing or selling elsewhere ends the hold', async () => {
  for (const [step, body] of [
    ['withdraw', {}],
    ['sold-elsewhere', { price_usd: '9000', sold_on: '2026-11-20', sold_to: 'A dealer' }],
  ] as const) {
    const id = await addPiece(shop.db)
    const { version } = (await hold(id)).json()
    const done = (await call('POST', `/pieces/${id}/${step}/`, { version, ...body })).json()
    expect(done).toMatchObject({ hold: null, held: 0, status: step === 'withdraw' ? 'withdrawn' : 'sold' })
  }
})

test('OWN-51 a piece in an order cannot be withdrawn by hand', async () => {
  const id = await addPiece(shop.db)
  const [buyer] = await createBuyers(shop.ctx, 1)
  if (!buyer) throw new Error('There is no buyer')
  await fillCarts(shop.db, [buyer], () => [id])
  await shop.app.inject({ method: 'POST', url: '/api/orders/create_from_cart/', headers: buyer.headers, payload: pickup })
  const response = await call('POST', `/pieces/${id}/withdraw/`, { version: 1 })
  expect([response.statusCode, response.json().reason]).toEqual([409, 'piece-in-order'])
})

test('OWN-52 a hold ends by itself, the staff is notified two hours before, and an extended one stays open', async () => {
  const id = await addPiece(shop.db)
  const { hold: made } = (await hold(id, 4)).json()
  await call('PATCH', `/holds/${made.id}/`, { until: inHours(6) })
  shop.clock.now += 4 * hourMs
  await shop.runJobs()
  expect((await statusInShop(id)).status).toBe('reserved')
  const emails = shop.outbox('mail').filter((email) => JSON.stringify(email).includes(manager.email))
  expect(emails).toHaveLength(1)
  shop.clock.now += 2 * hourMs
  await shop.runJobs()
  expect((await statusInShop(id)).status).toBe('available')
})
