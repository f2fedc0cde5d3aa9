import { expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { addPiece } from '#test/factories.ts'
import { visit } from '#test/form-calls.ts'
import { visitCalls } from '#test/visit-calls.ts'

const { calls, staffCalls, book, newest, setTime } = visitCalls()
const begins = Date.parse('2026-11-24T12:30:00Z')
const email = 'anna@visit.example'
type Send = Awaited<ReturnType<typeof staffCalls>>

/** Books a visit and then adds the visitor's email address. */
async function bookByEmail(send: Send, time: string, ids: number[] = []) {
  const booked = await book(send, { ...visit, time }, ids)
  expect((await send('PUT', `/threads/${booked.thread_id}/email/`, { email })).statusCode).toBe(200)
  return booked
}
const letters = () => calls.shop.outbox('mail').filter(({ to }) => to === email)
const later = async () => {
  setTime(calls.shop.clock.now + 11_000)
  await calls.shop.runJobs()
}

test('DESK-07 OWN-91 the email of a confirmation and of a move is shown before it is sent, and sent as the staff rewrote it', async () => {
  setTime(begins - 40 * hourMs)
  const send = await staffCalls()
  const piece = await addPiece(calls.shop.db, { city_id: 1, model_name: 'Lettered Piece' })
  const { id, version, url } = await bookByEmail(send, visit.time, [piece])

  const { action_id: none, email: seen } = (await send('POST', `/visits/${id}/confirm/`, { version, preview: true })).json()
  expect([none, seen]).toEqual([
    null,
    { to: email, language: 'en', subject: expect.stringContaining('15:30'), text: expect.any(String), body: expect.any(String) },
  ])
  expect(seen.body).toContain(seen.text)
  expect(seen.body).toContain('Lettered Piece')
  expect(seen.body).toContain(url)
  expect([(await newest(send)).is_confirmed, letters()]).toEqual([false, []])

  const own = 'We meet you at the door: please ring twice.'
  expect((await send('POST', `/visits/${id}/confirm/`, { version, email_text: own })).json()).toMatchObject({
    action_id: expect.any(String),
  })
  // The email is already written, so changing the pieces does not change its text.
  const confirmed = await newest(send)
  await send('PUT', `/visits/${id}/pieces/`, { version: confirmed.version, pieces: [] })
  await later()
  expect(letters()).toMatchObject([{ subject: seen.subject, text: expect.stringContaining(own) }])
  expect(letters()[0]?.text).not.toContain(seen.text)

  const to = { version: (await newest(send)).version, office: 'moscow', date: visit.date, time: '16:30' }
  const moved = (await send('POST', `/visits/${id}/move/`, { ...to, email_text: 'Later, then.', preview: true })).json().email
  expect([moved.subject, moved.body, (await newest(send)).time]).toEqual([
    expect.stringContaining('16:30'),
    expect.stringContaining('Later, then.'),
    '15:30',
  ])
  await send('POST', `/visits/${id}/move/`, to)
  await later()
  expect(letters()).toHaveLength(2)
  expect(letters()[1]?.text).not.toMatch(/ring twice|Later, then/)
  const again = { ...to, version: (await newest(send)).version, time: '17:30', email: 'skip' }
  expect((await send('POST', `/visits/${id}/move/`, again)).statusCode).toBe(200)
  await later()
  expect([letters().length, (await newest(send)).time]).toEqual([2, '17:30'])
})

test('OWN-03 OWN-91 a reader without contacts previews a letter without the address and the link; an outdated version is refused', async () => {
  setTime(begins - 40 * hourMs)
  const send = await staffCalls()
  const { id, version, url } = await bookByEmail(send, '18:30')
  const expert = await staffCalls(['expert'])
  const preview = await expert('POST', `/visits/${id}/confirm/`, { version, preview: true })
  expect([preview.statusCode, preview.json().email?.to]).toEqual([200, ''])
  expect(preview.body).not.toContain(new URL(url).pathname)
  expect(preview.body).not.toContain(email)
  expect((await send('POST', `/visits/${id}/confirm/`, { version: version + 1, preview: true })).statusCode).toBe(409)
})

test('DESK-07 a visitor with only a phone has no email to preview; cancelling a visit that has begun notifies nobody', async () => {
  setTime(begins - 40 * hourMs)
  const send = await staffCalls()
  const byPhone = await book(send, { ...visit, phone: '+7 916 555-00-99', time: '19:30' }, [])
  const asked = { version: byPhone.version, preview: true }
  expect((await send('POST', `/visits/${byPhone.id}/confirm/`, asked)).json()).toEqual({ action_id: null, email: null })

  const told = await bookByEmail(send, '20:30')
  expect(told.is_over).toBe(false)
  const before = letters().length
  setTime(Date.parse(told.starts_at) + hourMs)
  const after = await staffCalls()
  expect((await newest(after)).is_over).toBe(true)
  expect((await after('POST', `/visits/${told.id}/cancel/`)).statusCode).toBe(200)
  await later()
  expect(letters()).toHaveLength(before)
})
