import { expect, test } from 'vitest'
import { depositCents } from '#contract/rules/promise.ts'
import { addPiece } from '#test/factories.ts'
import { visit } from '#test/form-calls.ts'
import { fillCart, pickup } from '#test/orders.ts'
import { signIn, testNow } from '#test/shop.ts'
import { visitCalls } from '#test/visit-calls.ts'

const { calls, staffCalls, book, newest, setTime } = visitCalls()
const dubai = 2
type Send = Awaited<ReturnType<typeof staffCalls>>

const piecesOfVisit = async (send: Send) => (await newest(send)).pieces
const record = async (send: Send, id: number) => (await send('GET', `/pieces/${id}/`)).json()
const messageOf = async (id: number) => {
  const { shop } = calls
  const { message } = await shop.db.selectFrom('enquiry').select('message').where('piece_id', '=', id).executeTakeFirstOrThrow()
  return message.replaceAll('\u00A0', ' ')
}

test('OWN-55 OWN-92 confirming a visit requests the transfer of its piece; the deposit is taken, then returned or retained', async () => {
  setTime(testNow)
  const send = await staffCalls()
  const piece = await addPiece(calls.shop.db, { city_id: dubai, price_cents: 4_312_345, model_name: 'Far' })
  const booked = await book(send, { ...visit, date: '2026-11-30', time: '13:00', deposit_agreed: true }, [piece])
  expect(await messageOf(piece)).toMatch(/ \| (Привезти к просмотру|Bring for the viewing): .* Far \((Дубай|Dubai)\), .*25 ?%/)
  expect((await piecesOfVisit(send))[0]).toMatchObject({ move: 'needed', deposit: null })
  expect((await send('POST', `/visits/${booked.id}/confirm/`, { version: booked.version })).statusCode).toBe(200)
  const sum = '10781.00'
  expect((await piecesOfVisit(send))[0]).toMatchObject({ move: 'asked', deposit: { state: 'asked', amount_usd: sum } })
  const token = booked.link.split('/').at(-1)?.split('?')[0]
  const linked = (await calls.shop.get(`/api/visits/${token}/`)).json()
  expect(linked.pieces[0]).toMatchObject({ is_elsewhere: true, deposit: { state: 'asked', amount_usd: sum } })

  const { deposit } = await record(send, piece)
  expect(deposit).toMatchObject({ state: 'asked', amount_usd: sum })
  const note = (state: string, amount: string | null = null) =>
    send('PUT', `/moves/${deposit.move_id}/deposit/`, { state, amount_usd: amount })
  expect((await note('returned')).statusCode).toBe(409)
  const taken = await note('taken', '10000')
  expect([taken.statusCode, taken.json().deposit]).toEqual([200, expect.objectContaining({ state: 'taken', amount_usd: '10000.00' })])
  expect((await note('taken')).statusCode).toBe(409)

  // receiving the piece does not return its deposit
  await send('POST', `/moves/${deposit.move_id}/send/`, { courier: '', tracking: '', insured_usd: null })
  await send('POST', `/moves/${deposit.move_id}/receive/`)
  expect(await record(send, piece)).toMatchObject({ move: null, city_id: 1, deposit: { state: 'taken' } })
  const returned = await note('returned')
  expect((await record(send, piece)).deposit).toBeNull()
  expect((await piecesOfVisit(send))[0].deposit).toEqual({ state: 'returned', amount_usd: '10000.00' })
  expect((await send('POST', `/audit/${returned.json().action_id}/undo/`)).statusCode).toBe(200)
  expect((await record(send, piece)).deposit).toMatchObject({ state: 'taken' })
  expect((await note('retained')).statusCode).toBe(200)
})

test('OWN-55 OWN-114 the owner’s percent and days apply at once to pages and new moves; zero percent asks for no deposit', async () => {
  setTime(testNow)
  const send = await staffCalls()
  expect(calls.shop.ctx.company().transferDays).toEqual({ min: 3, max: 7 })
  const set = async (values: object) => {
    const { version } = (await send('GET', '/thresholds/')).json()
    const changed = await send('PATCH', '/thresholds/', { version, ...values })
    expect([changed.statusCode, changed.body]).toEqual([200, expect.anything()])
    await calls.shop.catalog.refresh()
  }
  await set({ transfer_min_days: 3, transfer_max_days: 5, transfer_deposit_percent: 0 })
  expect(calls.shop.ctx.company().transferDays).toEqual({ min: 3, max: 5 })
  const piece = await addPiece(calls.shop.db, { city_id: dubai })
  const booked = await book(send, { ...visit, date: '2026-12-01', time: '13:30' }, [piece])
  expect(await messageOf(piece)).not.toMatch(/%/)
  await send('POST', `/visits/${booked.id}/confirm/`, { version: booked.version })
  expect((await piecesOfVisit(send))[0]).toMatchObject({ move: 'asked', deposit: null })
  // the staff can ask for a deposit even if none is due
  const { move } = await record(send, piece)
  const asked = await send('PUT', `/moves/${move.id}/deposit/`, { state: 'asked', amount_usd: null })
  expect(asked.json().deposit).toMatchObject({ state: 'asked', amount_usd: null })
  expect((await send('PUT', `/moves/${move.id}/deposit/`, { state: 'taken', amount_usd: null })).statusCode).toBe(409)
})

test('OWN-55 a deposit is a percent of the price in whole dollars, or open without a price; an expert cannot record it', async () => {
  expect([depositCents(4_312_345, 25), depositCents(null, 25), depositCents(1_000_000, 0), depositCents(100, 25)]).toEqual([
    1_078_100,
    null,
    null,
    null,
  ])
  setTime(testNow)
  const send = await staffCalls()
  const piece = await addPiece(calls.shop.db, { city_id: dubai, price_on_request: true })
  const booked = await book(send, { ...visit, date: '2026-12-02', time: '14:00', deposit_agreed: true }, [piece])
  await calls.shop.db.deleteFrom('threshold').execute()
  await calls.shop.catalog.refresh()
  await send('POST', `/visits/${booked.id}/confirm/`, { version: booked.version })
  const { deposit } = await record(send, piece)
  expect(deposit).toMatchObject({ state: 'asked', amount_usd: null })
  const expert = await staffCalls(['expert'])
  expect((await expert('PUT', `/moves/${deposit.move_id}/deposit/`, { state: 'taken', amount_usd: '1' })).statusCode).toBe(403)
  for (const wrong of [{ state: 'lost', amount_usd: '1' }, { state: 'taken', amount_usd: '-1' }, { state: 'taken' }])
    expect((await send('PUT', `/moves/${deposit.move_id}/deposit/`, wrong)).statusCode).toBe(400)
})

test('OWN-55 OWN-92 PROM-02 a visit in the office that its piece is leaving requests the way back once the piece has arrived', async () => {
  setTime(testNow)
  const send = await staffCalls()
  const piece = await addPiece(calls.shop.db, { city_id: 1, price_cents: 4_000_000 })
  const { move: away } = (await send('POST', `/pieces/${piece}/moves/`, { to_city_id: dubai, reason: 'stock' })).json()
  await send('POST', `/moves/${away.id}/send/`, { courier: '', tracking: '', insured_usd: null })
  const booked = await book(send, { ...visit, date: '2026-12-07', time: '15:00', deposit_agreed: true }, [piece])
  await send('POST', `/visits/${booked.id}/confirm/`, { version: booked.version })
  expect((await piecesOfVisit(send))[0]).toMatchObject({ move: 'needed', deposit: null })
  const token = booked.link.split('/').at(-1)?.split('?')[0]
  expect((await calls.shop.get(`/api/visits/${token}/`)).json().pieces[0]).toMatchObject({ is_elsewhere: true })
  expect((await send('POST', `/moves/${away.id}/receive/`)).statusCode).toBe(200)
  expect((await record(send, piece)).move).toMatchObject({ state: 'asked', to_city_id: 1 })
  expect((await piecesOfVisit(send))[0]).toMatchObject({ move: 'asked', deposit: { state: 'asked', amount_usd: '10000.00' } })
})

test('OWN-55 OWN-92 a piece that arrives for an order, or that was withdrawn on its way, is not sent on to a visit', async () => {
  setTime(testNow)
  const send = await staffCalls()
  const buyer = await signIn(calls.shop)
  const [ordered, withdrawn, free] = await Promise.all([1, 2, 3].map(() => addPiece(calls.shop.db, { city_id: 1 })))
  if (!ordered || !withdrawn || !free) throw new Error('No pieces')
  const pieces = [ordered, withdrawn, free]
  const booked = await book(send, { ...visit, date: '2026-12-08', time: '15:00', deposit_agreed: true }, pieces)
  expect((await send('POST', `/visits/${booked.id}/confirm/`, { version: booked.version })).statusCode).toBe(200)
  await fillCart(calls.shop.db, buyer.customerId, [ordered])
  const url = '/api/orders/create_from_cart/'
  const placed = await calls.shop.app.inject({ method: 'POST', url, headers: buyer.headers, payload: { ...pickup, pickup_city_id: dubai } })
  expect([placed.statusCode, placed.json().detail]).toEqual([201, undefined])
  const moves = []
  for (const piece of pieces) {
    const { move } = (await send('POST', `/pieces/${piece}/moves/`, { to_city_id: dubai, reason: 'stock' })).json()
    await send('POST', `/moves/${move.id}/send/`, { courier: '', tracking: '', insured_usd: null })
    moves.push(move)
  }
  await calls.shop.db.updateTable('piece').set({ status: 'withdrawn' }).where('id', '=', withdrawn).execute()
  for (const { id } of moves) expect((await send('POST', `/moves/${id}/receive/`)).statusCode).toBe(200)
  const next = calls.shop.db.selectFrom('piece_move').select('piece_id').where('state', '=', 'asked').where('piece_id', 'in', pieces)
  expect(await next.execute()).toEqual([{ piece_id: free }])
})
