import { expect, test } from 'vitest'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import { formatEnquiry } from '#server/cli/enquiries-table.ts'
import { listEnquiries } from '#server/domain/enquiries/list-enquiries.ts'
import { staffMails } from '#server/domain/mail/staff-mails.ts'
import { addPiece } from '#test/factories.ts'
import { visit } from '#test/form-calls.ts'
import { brokenInvariants, fillCart, pickup } from '#test/orders.ts'
import { signIn, testNow } from '#test/shop.ts'
import { visitCalls } from '#test/visit-calls.ts'

const { calls, staffCalls, book, newest, stateOf, setTime } = visitCalls()
const begins = Date.parse('2026-11-24T12:30:00Z')
const nextWeek = { ...visit, date: '2026-11-30' }

test('OWN-92 the pieces of a confirmed visit are held from a day before its start until two hours after its end', async () => {
  setTime(testNow)
  const send = await staffCalls()
  const piece = await addPiece(calls.shop.db, { city_id: 1 })
  const { id, version, pieces } = await book(send, nextWeek, [piece])
  expect(pieces).toMatchObject([{ id: piece, state: null, move: null, is_in_time: true }])
  expect((await send('POST', `/visits/${id}/confirm/`, { version })).statusCode).toBe(200)
  expect(await stateOf(piece)).toBe('available')
  expect((await newest(send)).pieces[0].state).toBe('planned')
  const starts = Date.parse((await newest(send)).starts_at)
  setTime(starts - dayMs - hourMs)
  await calls.shop.runJobs()
  expect(await stateOf(piece)).toBe('available')
  setTime(starts - dayMs)
  await calls.shop.runJobs()
  expect([await stateOf(piece), (await newest(await staffCalls())).pieces[0].state]).toEqual(['reserved', 'held'])
  setTime(starts + 3 * hourMs - 1)
  await calls.shop.runJobs()
  expect(await stateOf(piece)).toBe('reserved')
  setTime(starts + 3 * hourMs)
  await calls.shop.runJobs()
  expect(await stateOf(piece)).toBe('available')
})

test('OWN-92 moving a visit moves its holds, cancelling it frees the pieces, and an undo holds them again', async () => {
  setTime(begins - 20 * hourMs)
  const send = await staffCalls()
  const piece = await addPiece(calls.shop.db, { city_id: 1 })
  const { id, version } = await book(send, visit, [piece])
  await send('POST', `/visits/${id}/confirm/`, { version })
  expect(await stateOf(piece)).toBe('reserved')
  const later = await send('POST', `/visits/${id}/move/`, { version: version + 1, office: 'moscow', date: visit.date, time: '17:00' })
  expect([later.statusCode, await stateOf(piece)]).toEqual([200, 'reserved'])
  const hold = await calls.shop.db
    .selectFrom('piece_hold')
    .select(['until', 'reason', 'name'])
    .where('piece_id', '=', piece)
    .executeTakeFirstOrThrow()
  expect(hold).toEqual({ until: new Date(begins + 90 * 60_000 + 3 * hourMs), reason: 'visit', name: 'Анна' })
  const away = await send('POST', `/visits/${id}/move/`, { version: version + 2, office: 'moscow', date: '2026-11-30', time: '17:00' })
  expect([away.statusCode, await stateOf(piece)]).toEqual([200, 'available'])
  await send('POST', `/visits/${id}/move/`, { version: version + 3, office: 'moscow', date: visit.date, time: '17:00' })
  expect(await stateOf(piece)).toBe('reserved')
  const cancelled = await send('POST', `/visits/${id}/cancel/`)
  expect([cancelled.statusCode, await stateOf(piece)]).toEqual([200, 'available'])
  expect((await send('POST', `/audit/${cancelled.json().action_id}/undo/`)).statusCode).toBe(200)
  expect(await stateOf(piece)).toBe('reserved')
  const stale = await send('POST', `/visits/${id}/move/`, { version: 1, office: 'moscow', date: visit.date, time: '18:00' })
  expect([stale.statusCode, stale.json().reason]).toEqual([409, 'visit-edited-meanwhile'])
})

test('OWN-37 OWN-92 the page of a piece shows a moved visit at its new time, and a canceled one as canceled', async () => {
  setTime(begins - 20 * hourMs)
  const send = await staffCalls()
  const piece = await addPiece(calls.shop.db, { city_id: 1 })
  const { id, version } = await book(send, visit, [piece])
  const shown = async () => (await send('GET', `/pieces/${piece}/enquiries/`)).json().results[0].visit
  expect(await shown()).toEqual({ starts_at: '2026-11-24T12:30:00.000Z', office: 'moscow', is_cancelled: false })
  const moved = await send('POST', `/visits/${id}/move/`, { version, office: 'dubai', date: '2026-11-30', time: '17:00' })
  expect([moved.statusCode, moved.body]).toEqual([200, expect.anything()])
  expect(await shown()).toEqual({ starts_at: '2026-11-30T13:00:00.000Z', office: 'dubai', is_cancelled: false })
  const [enquiry] = await listEnquiries(calls.shop.db, { kind: 'appointment', limit: 1 })
  expect(enquiry && formatEnquiry(enquiry, '/data')).toMatch(/^begins +2026-11-30/m)
  await send('POST', `/visits/${id}/cancel/`)
  expect(await shown()).toMatchObject({ is_cancelled: true })
})

test('OWN-92 a confirmation is refused with the name of a piece that is held for somebody else, and holds nothing', async () => {
  setTime(begins - 20 * hourMs)
  const send = await staffCalls()
  const [free, taken] = [
    await addPiece(calls.shop.db, { city_id: 1 }),
    await addPiece(calls.shop.db, { city_id: 1, model_name: 'Taken One' }),
  ]
  const { id, version } = await book(send, visit, [free, taken])
  const until = new Date(begins + dayMs).toISOString()
  await send('POST', `/pieces/${taken}/hold/`, { name: 'Boris', contact: '', reason: 'word', until })
  const refused = await send('POST', `/visits/${id}/confirm/`, { version })
  expect([refused.statusCode, refused.json().reason]).toEqual([409, 'visit-piece-not-free'])
  expect(refused.json().detail).toContain('Taken One')
  expect([await stateOf(free), (await newest(send)).is_confirmed]).toEqual(['available', false])
  const fewer = await send('PUT', `/visits/${id}/pieces/`, { version, pieces: [free] })
  expect(fewer.statusCode).toBe(200)
  expect((await send('POST', `/visits/${id}/confirm/`, { version: version + 1 })).statusCode).toBe(200)
  expect([await stateOf(free), (await newest(send)).pieces[0].state]).toEqual(['reserved', 'held'])
  expect((await send('PUT', `/visits/${id}/pieces/`, { version: version + 2, pieces: [] })).statusCode).toBe(200)
  expect(await stateOf(free)).toBe('available')
})

test('OWN-92 a piece sold more than a day before the visit is marked, and the staff gets an email', async () => {
  setTime(testNow)
  const send = await staffCalls()
  const piece = await addPiece(calls.shop.db, { city_id: 1 })
  const { id, version } = await book(send, nextWeek, [piece])
  await send('POST', `/visits/${id}/confirm/`, { version })
  await calls.shop.db.updateTable('piece').set({ status: 'sold' }).where('id', '=', piece).execute()
  setTime(Date.parse((await newest(send)).starts_at) - dayMs)
  await calls.shop.runJobs()
  expect((await newest(await staffCalls())).pieces).toMatchObject([{ status: 'sold', state: 'taken' }])
  const mails = await calls.shop.db.selectFrom('job').select('kind').where('key', 'like', `visit missed ${id}%`).execute()
  expect(mails).toHaveLength(staffMails(calls.shop.ctx).length)
})

test('OWN-92 a piece held for a visit can be ordered by the visitor only', async () => {
  setTime(begins - 20 * hourMs)
  const send = await staffCalls()
  const customer = await signIn(calls.shop)
  const other = await signIn(calls.shop)
  const piece = await addPiece(calls.shop.db, { city_id: 1 })
  const { phone } = await calls.shop.db
    .selectFrom('customer')
    .select('phone')
    .where('id', '=', customer.customerId)
    .executeTakeFirstOrThrow()
  const { id, version } = await book(send, { ...visit, phone: `+${phone}` }, [piece])
  await send('POST', `/visits/${id}/confirm/`, { version })
  for (const [who, status] of [
    [other, 409],
    [customer, 201],
  ] as const) {
    await fillCart(calls.shop.db, who.customerId, [piece])
    const ordered = await calls.shop.app.inject({
      method: 'POST',
      url: '/api/orders/create_from_cart/',
      headers: who.headers,
      payload: pickup,
    })
    expect(ordered.statusCode).toBe(status)
  }
  expect(await brokenInvariants(calls.shop.db)).toEqual([])
})

test('OWN-92 exactly one of a confirmation and an order that race for a piece succeeds', async () => {
  setTime(begins - 20 * hourMs)
  const send = await staffCalls()
  for (const time of ['10:00', '10:30', '11:00', '11:30']) {
    await calls.shop.db.deleteFrom('attempt').execute()
    const buyer = await signIn(calls.shop)
    const piece = await addPiece(calls.shop.db, { city_id: 1 })
    const { id, version } = await book(send, { ...visit, time }, [piece])
    await fillCart(calls.shop.db, buyer.customerId, [piece])
    const order = calls.shop.app.inject({ method: 'POST', url: '/api/orders/create_from_cart/', headers: buyer.headers, payload: pickup })
    const statuses = (await Promise.all([order, send('POST', `/visits/${id}/confirm/`, { version })])).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status < 300)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(1)
  }
  expect(await brokenInvariants(calls.shop.db)).toEqual([])
})

test('OWN-92 OWN-55 a piece of the other office is requested on confirmation, and shows whether it can arrive in time', async () => {
  setTime(testNow)
  const send = await staffCalls()
  const dubai = await calls.shop.db.selectFrom('city').select('id').where('key', '=', 'dubai').executeTakeFirstOrThrow()
  const piece = await addPiece(calls.shop.db, { city_id: dubai.id })
  const soon = await book(send, visit, [])
  await send('PUT', `/visits/${soon.id}/pieces/`, { version: soon.version, pieces: [piece] })
  expect((await newest(send)).pieces).toMatchObject([{ office: 'dubai', move: 'needed', is_in_time: false }])
  const later = await book(send, { ...visit, phone: '+79160000001', date: '2026-12-10', deposit_agreed: true }, [piece])
  expect(later.pieces).toMatchObject([{ move: 'needed', is_in_time: true }])
  expect((await send('POST', `/visits/${later.id}/confirm/`, { version: later.version })).statusCode).toBe(200)
  const moves = await calls.shop.db
    .selectFrom('piece_move')
    .select(['state', 'reason', 'from_city_id'])
    .where('piece_id', '=', piece)
    .execute()
  expect(moves).toEqual([{ state: 'asked', reason: 'viewing', from_city_id: dubai.id }])
  expect((await newest(send)).pieces).toMatchObject([{ move: 'asked', is_in_time: true }])
})
