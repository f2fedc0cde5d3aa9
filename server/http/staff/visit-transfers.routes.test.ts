import { expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { addPiece } from '#test/factories.ts'
import { visit } from '#test/form-calls.ts'
import { fillCart, pickup } from '#test/orders.ts'
import { signIn, testNow } from '#test/shop.ts'
import { visitCalls } from '#test/visit-calls.ts'

const { calls, staffCalls, book, setTime } = visitCalls()
const [moscow, dubai] = [1, 2]
type Send = Awaited<ReturnType<typeof staffCalls>>

const record = async (send: Send, id: number) => (await send('GET', `/pieces/${id}/`)).json()
const moveOf = async (send: Send, id: number) => (await record(send, id)).move

/** Confirms a visit in Moscow, places an order for its pieces, and moves the pieces to Dubai. */
async function keptForOrder(send: Send, { date, time = '15:00', count = 1 }: { date: string; time?: string; count?: number }) {
  const { shop } = calls
  const buyer = await signIn(shop)
  const pieces: number[] = []
  for (let made = 0; made < count; made++)
    pieces.push(await addPiece(shop.db, { city_id: moscow, price_cents: 4_000_000, production_year: 2019 }))
  const booked = await book(send, { ...visit, date, time, deposit_agreed: true }, pieces)
  expect((await send('POST', `/visits/${booked.id}/confirm/`, { version: booked.version })).statusCode).toBe(200)
  await fillCart(shop.db, buyer.customerId, pieces)
  const payload = { ...pickup, pickup_city_id: dubai }
  const placed = await shop.app.inject({ method: 'POST', url: '/api/orders/create_from_cart/', headers: buyer.headers, payload })
  expect([placed.statusCode, placed.json().detail]).toEqual([201, undefined])
  for (const piece of pieces) {
    const { move } = (await send('POST', `/pieces/${piece}/moves/`, { to_city_id: dubai, reason: 'stock' })).json()
    await send('POST', `/moves/${move.id}/send/`, { courier: '', tracking: '', insured_usd: null })
    expect((await send('POST', `/moves/${move.id}/receive/`)).statusCode).toBe(200)
    expect(await moveOf(send, piece)).toBeNull()
  }
  const [piece = 0] = pieces
  return { piece, pieces, buyer, order: placed.json().id as string }
}

const asked = { state: 'asked', to_city_id: moscow, reason: 'viewing' }

test('OWN-55 OWN-92 an order that the staff cancels sends its pieces on to the visit that waits for them; the undo keeps them back', async () => {
  setTime(testNow)
  const send = await staffCalls()
  const { pieces, order } = await keptForOrder(send, { date: '2026-12-08', count: 2 })
  const cancelled = await send('POST', `/orders/${order}/cancel/`, { reason: 'Asked by phone', email: 'skip' })
  expect([cancelled.statusCode, cancelled.body]).toEqual([200, expect.anything()])
  for (const piece of pieces) expect(await record(send, piece)).toMatchObject({ move: asked, deposit: { amount_usd: '10000.00' } })
  expect((await send('POST', `/audit/${cancelled.json().action_id}/undo/`)).statusCode).toBe(200)
  for (const piece of pieces) expect(await moveOf(send, piece)).toBeNull()
  expect((await send('POST', `/orders/${order}/cancel/`, { reason: 'Asked again', email: 'skip' })).statusCode).toBe(200)
  for (const piece of pieces) expect(await moveOf(send, piece)).toMatchObject(asked)
})

test('OWN-55 OWN-92 an order that its buyer cancels, or whose reservation ends, sends its piece on to the waiting visit', async () => {
  setTime(testNow)
  const send = await staffCalls()
  const { piece, buyer, order } = await keptForOrder(send, { date: '2026-12-09' })
  const payload = { status: 'cancelled' }
  const response = await calls.shop.app.inject({ method: 'PATCH', url: `/api/orders/${order}/`, headers: buyer.headers, payload })
  expect([response.statusCode, response.body]).toEqual([200, expect.anything()])
  expect(await moveOf(send, piece)).toMatchObject(asked)

  const { piece: reserved, order: lapsing } = await keptForOrder(send, { date: '2026-12-18' })
  const { expires_at: end } = await calls.shop.db
    .selectFrom('shop_order')
    .select('expires_at')
    .where('id', '=', lapsing)
    .executeTakeFirstOrThrow()
  setTime(end.getTime() + hourMs)
  await calls.shop.runJobs()
  const later = await staffCalls()
  expect((await record(later, reserved)).status).toBe('available')
  expect(await moveOf(later, reserved)).toMatchObject(asked)
})

test('OWN-55 OWN-92 a unit left by an order is sent on when the order is ready for pickup; a sold piece only after a return', async () => {
  setTime(testNow)
  const send = await staffCalls()
  const { pieces, order } = await keptForOrder(send, { date: '2026-12-11', count: 2 })
  const [lot = 0, only = 0] = pieces
  await calls.shop.db.updateTable('piece').set({ stock: 2, status: 'available' }).where('id', '=', lot).execute()
  for (const [step, body] of [
    ['confirm', {}],
    ['ship', { reason: 'Pays later' }],
  ] as const)
    expect([step, (await send('POST', `/orders/${order}/${step}/`, { email: 'skip', ...body })).statusCode]).toEqual([step, 200])
  expect(await record(send, lot)).toMatchObject({ status: 'available', move: asked })
  expect(await record(send, only)).toMatchObject({ status: 'sold', move: null })
  const ofOrder = calls.shop.db.selectFrom('order_line').select('id').where('order_id', '=', order)
  const { id: line } = await ofOrder.where('piece_id', '=', only).executeTakeFirstOrThrow()
  const { order: returning } = (await send('POST', `/orders/${order}/returns/`, { line_id: line, reason: 'too large' })).json()
  for (const state of [{ state: 'received' }, { state: 'inspected', inspection: 'As new' }, { state: 'accepted' }])
    expect((await send('PATCH', `/orders/${order}/returns/${returning.returns[0].id}/`, state)).statusCode).toBe(200)
  expect(await record(send, only)).toMatchObject({ status: 'available', move: asked })
})

test('OWN-55 OWN-92 a withdrawn piece is sent on to the visit once it is restored, alone or with others', async () => {
  setTime(testNow)
  const send = await staffCalls()
  for (const how of ['alone', 'bulk']) {
    const { piece, order } = await keptForOrder(send, { date: '2026-12-12', time: how === 'alone' ? '12:00' : '15:00' })
    await calls.shop.db.updateTable('order_line').set({ is_active: false }).where('order_id', '=', order).execute()
    await calls.shop.db.updateTable('piece').set({ status: 'withdrawn', held: 0 }).where('id', '=', piece).execute()
    const { version } = await record(send, piece)
    const restored =
      how === 'alone'
        ? await send('POST', `/pieces/${piece}/restore/`, { version, as: 'available', reason: 'Found' })
        : await send('POST', '/pieces/bulk/apply/', { rows: [{ id: piece, version }], change: { do: 'publish', as: 'available' } })
    expect([how, restored.statusCode, restored.body]).toEqual([how, 200, expect.anything()])
    expect([how, await moveOf(send, piece)]).toEqual([how, expect.objectContaining(asked)])
  }
})
