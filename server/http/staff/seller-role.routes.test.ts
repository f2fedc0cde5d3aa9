import { expect, test } from 'vitest'
import { staffRoles } from '#contract/staff/permissions.ts'
import { addPiece } from '#test/factories.ts'
import { withoutIds } from '#test/find-words.ts'
import { quoteCalls } from '#test/quote-calls.ts'
import { createStaff, staffCalls } from '#test/staff.ts'

const calls = quoteCalls()
const seller = async () => (await createStaff(calls.shop, { roles: ['seller'], name: 'Sonya' })).headers

test('DESK-01 a seller makes quotes above the floor, and reads threads, people, orders, visits and offers', async () => {
  const headers = await seller()
  const { pieceId, thread } = await calls.askPrice()
  await calls.shop.db
    .updateTable('piece_private')
    .set({ cost_cents: 600_000, floor_cents: 912_300 })
    .where('piece_id', '=', pieceId)
    .execute()
  const tooLow = await calls.quoteOf(thread, [pieceId], { lines: [{ piece_id: pieceId, price_usd: '9000' }] }, headers)
  expect([tooLow.statusCode, tooLow.json().errors]).toEqual([400, { lines: [expect.not.stringContaining('9123')] }])
  const { quote, ...quoted } = (await calls.quoteOf(thread, [pieceId], {}, headers)).json()
  expect(quote, JSON.stringify(quoted)).toMatchObject({ state: 'open', by: 'Sonya' })
  expect(withoutIds(JSON.stringify({ ...quote, url: '' }))).not.toMatch(/9123|6000|floor|cost/)
  for (const path of ['/threads/', '/people/', '/orders/', '/visits/?from=2026-11-20&to=2026-11-30', '/offers/'])
    expect([path, (await calls.call('GET', path, undefined, headers)).statusCode]).toEqual([path, 200])
})

test('DESK-01 a seller changes no facts, prices or stock, and reads no costs, sales figures or settings', async () => {
  const { call } = staffCalls(calls.shop, { headers: await seller() })
  const id = await addPiece(calls.shop.db)
  const refused = [
    ['GET', '/insight/sales/?from=2026-11-01&to=2026-11-30'],
    ['GET', '/insight/stock/'],
    ['GET', '/consignors/'],
    ['GET', '/people/?segment=consignors'],
    ['GET', '/audit/'],
    ['GET', '/health/'],
    ['PATCH', `/pieces/${id}/`, { version: 1, changes: { model_name: 'Another' } }],
    ['PATCH', `/pieces/${id}/books/`, { version: 1, changes: { cost_usd: '1' } }],
    ['PUT', `/pieces/${id}/price/`, { version: 1, price_usd: '1', price_on_request: false, keep_previous: false }],
  ] as const
  for (const [method, path, body] of refused) expect([path, (await call(method, path, body)).statusCode]).toEqual([path, 403])
  const piece = (await call('GET', `/pieces/${id}/`)).json()
  expect(piece).toMatchObject({ id })
  expect(piece).not.toHaveProperty('books')
})

test('OWN-01 one person may have every role', async () => {
  const { call } = staffCalls(calls.shop, await createStaff(calls.shop))
  const { staffId } = await createStaff(calls.shop, { roles: ['seller'] })
  const changed = await call('PATCH', `/members/${staffId}/`, { roles: staffRoles, version: 1 })
  expect([changed.statusCode, changed.json().roles]).toEqual([200, staffRoles])
  const invited = await call('POST', '/invitations/', { email: 'everything@shop.example', roles: staffRoles })
  expect([invited.statusCode, invited.body]).toEqual([201, expect.anything()])
})
