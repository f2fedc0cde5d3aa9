import { expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { addPiece } from '#test/factories.ts'
import { visit } from '#test/form-calls.ts'
import { visitCalls } from '#test/visit-calls.ts'

const { calls, staffCalls, book, stateOf, setTime } = visitCalls()
const begins = Date.parse('2026-11-24T12:30:00Z')

async function bookSoon() {
  setTime(begins - 20 * hourMs)
  const send = await staffCalls()
  const piece = await addPiece(calls.shop.db, { city_id: 1 })
  return { send, piece, ...(await book(send, visit, [piece])) }
}

async function quoteTo(send: Awaited<ReturnType<typeof staffCalls>>, piece: number, until: number) {
  const made = await send('POST', '/quotes/', {
    contact: { name: 'Анна', phone: visit.phone, email: '', language: 'ru' },
    lines: [{ piece_id: piece, price_usd: '9500' }],
    expires_at: new Date(until).toISOString(),
    is_held: true,
    channel: null,
  })
  expect([made.statusCode, made.body]).toEqual([201, expect.anything()])
  return made
}

test('OWN-92 a confirmed visit extends a shorter hold of its visitor', async () => {
  const { send, piece, id, version } = await bookSoon()
  const until = new Date(begins - 2 * hourMs).toISOString()
  const held = await send('POST', `/pieces/${piece}/hold/`, { name: 'Анна', contact: visit.phone, reason: 'word', until })
  expect([held.statusCode, await stateOf(piece)]).toEqual([201, 'reserved'])
  expect((await send('POST', `/visits/${id}/confirm/`, { version })).statusCode).toBe(200)
  setTime(begins - hourMs)
  await calls.shop.runJobs()
  expect(await stateOf(piece)).toBe('reserved')
})

test('OWN-92 OWN-86 after the end of a quote, a confirmed visit holds its piece itself; once the visit is over, the piece is free', async () => {
  const { send, piece, id, version } = await bookSoon()
  const first = await quoteTo(send, piece, begins + 24 * hourMs)
  expect((await send('POST', `/visits/${id}/confirm/`, { version })).statusCode).toBe(200)
  await send('POST', `/quotes/${first.json().quote.id}/withdraw/`)
  await calls.shop.runJobs()
  expect(await stateOf(piece)).toBe('reserved')
  await send('POST', `/visits/${id}/cancel/`)
  expect(await stateOf(piece)).toBe('available')

  const second = await bookSoon()
  const late = await quoteTo(second.send, second.piece, begins + 24 * hourMs)
  await second.send('POST', `/visits/${second.id}/confirm/`, { version: second.version })
  setTime(begins + 4 * hourMs)
  const nextDay = await staffCalls()
  expect((await nextDay('POST', `/quotes/${late.json().quote.id}/withdraw/`)).statusCode).toBe(200)
  await calls.shop.runJobs()
  expect(await stateOf(second.piece)).toBe('available')
})

test('OWN-92 OWN-86 canceling a visit leaves a hold that an open quote promises until the quote ends', async () => {
  const { send, piece, id, version } = await bookSoon()
  await send('POST', `/visits/${id}/confirm/`, { version })
  const made = await quoteTo(send, piece, begins + 24 * hourMs)
  await send('POST', `/visits/${id}/cancel/`)
  expect(await stateOf(piece)).toBe('reserved')
  await send('POST', `/quotes/${made.json().quote.id}/withdraw/`)
  expect(await stateOf(piece)).toBe('available')
})
