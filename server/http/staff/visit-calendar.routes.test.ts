import { expect, test } from 'vitest'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import { addPiece } from '#test/factories.ts'
import { withoutIds } from '#test/find-words.ts'
import { visit } from '#test/form-calls.ts'
import { testNow } from '#test/shop.ts'
import { visitCalls } from '#test/visit-calls.ts'

const { calls, staffCalls, book, newest, stateOf, setTime } = visitCalls()
const begins = Date.parse('2026-11-24T12:30:00Z')
const api = (link: string) => link.replace('/visit/', '/api/visits/')

test('KNOW-02 the staff sees the link, language and contact of a visit', async () => {
  setTime(begins - 20 * hourMs)
  const send = await staffCalls()
  const { link, url, language, contact } = await book(send, visit, [])
  expect(new URL(url).pathname).toBe(link)
  expect([language, contact]).toEqual([
    'en',
    { name: visit.name, phone: expect.stringMatching(/^\+\d+$/), telegram: null, comment: expect.any(String) },
  ])
})

test('OWN-91 OWN-92 a person sees, moves and cancels the visit by their link, and the calendar entry follows', async () => {
  setTime(begins - 20 * hourMs)
  const send = await staffCalls()
  const piece = await addPiece(calls.shop.db, { city_id: 1, model_name: 'Linked Piece' })
  const { id, version, link, calendar } = await book(send, visit, [piece])
  const entry = async () => (await calls.shop.get(calendar)).body
  expect(await entry()).toMatch(/SEQUENCE:0\r\n[^]*STATUS:TENTATIVE/)
  const uid = /UID:.*/.exec(await entry())?.[0]
  await send('POST', `/visits/${id}/confirm/`, { version })
  const shown = await calls.shop.get(api(`${link}/`))
  expect(shown.headers['cache-control']).toBe('no-store')
  expect(shown.json()).toMatchObject({
    office: 'moscow',
    date: visit.date,
    time: '15:30',
    state: 'confirmed',
    pieces: [{ id: piece, state: 'held' }],
  })
  expect(withoutIds(JSON.stringify({ ...shown.json(), calendar_url: '' }))).not.toMatch(/Анна|7800/)
  const moved = await calls.post(api(`${link}/move/`), { city: 'moscow', date: visit.date, time: '16:30' })
  expect([moved.statusCode, moved.json().time, await stateOf(piece)]).toEqual([200, '16:30', 'reserved'])
  expect(await entry()).toMatch(/SEQUENCE:2\r\n[^]*STATUS:CONFIRMED/)
  expect((await entry()).replaceAll('\r\n ', '')).toContain('Linked Piece')
  const form = {
    method: 'POST' as const,
    url: api(`${link}/cancel/`),
    payload: '',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
  }
  const cancelled = await calls.shop.app.inject(form)
  expect([cancelled.statusCode, cancelled.headers.location]).toEqual([303, link])
  expect((await calls.shop.app.inject(form)).statusCode).toBe(303)
  expect([(await calls.shop.get(api(`${link}/`))).json().state, await stateOf(piece)]).toEqual(['cancelled', 'available'])
  expect(await entry()).toMatch(/METHOD:CANCEL/)
  expect(await entry()).toContain(String(uid))
  expect((await calls.post(api(`${link}/move/`), { city: 'moscow', date: visit.date, time: '16:30' })).statusCode).toBe(409)
  const wrong = `${link.slice(0, -4)}AAAA`
  expect((await calls.shop.get(api(`${wrong}/`))).statusCode).toBe(404)
})

test('OWN-91 a manually added visit is confirmed at once, and its visitor gets emails and a reminder the day before', async () => {
  setTime(testNow)
  const send = await staffCalls()
  const piece = await addPiece(calls.shop.db, { city_id: 1 })
  const byHand = {
    office: 'dubai',
    date: '2026-12-01',
    time: '12:00',
    name: 'Vera Hall',
    phone: '+971500000001',
    email: 'vera@visit.example',
    language: 'en',
    pieces: [piece],
  }
  const added = await send('POST', '/visits/', byHand)
  expect([added.statusCode, (await newest(send)).is_confirmed]).toEqual([201, true])
  const entry = await calls.shop.db
    .selectFrom('audit_entry')
    .select('subject_id')
    .where('action', '=', 'visit.add')
    .executeTakeFirstOrThrow()
  expect(entry.subject_id).toBe(String((await newest(send)).id))
  expect((await send('POST', '/visits/', { ...byHand, phone: '+971500000002' })).json().errors.time).toHaveLength(1)
  setTime(calls.shop.clock.now + 11_000)
  await calls.shop.runJobs()
  const { id, version, starts_at: starts } = await newest(send)
  await send('POST', `/visits/${id}/move/`, { version, office: 'dubai', date: '2026-12-01', time: '13:00' })
  setTime(calls.shop.clock.now + 11_000)
  await calls.shop.runJobs()
  setTime(Date.parse(starts) + hourMs - dayMs)
  await calls.shop.runJobs()
  const emails = calls.shop.outbox('mail').filter(({ to }) => to === 'vera@visit.example')
  expect(emails.map(({ subject }) => subject?.replace(/:.*/, ''))).toEqual([
    'Your visit is confirmed',
    'Your visit has been rescheduled',
    'Reminder of your visit',
  ])
  expect(emails.at(-1)?.text).toContain('seeing you tomorrow')
  for (const { subject, text } of emails) {
    const when = String(subject?.split(': ')[1])
    expect(when).toMatch(/, 2026 at \d\d:\d\d (Moscow|Dubai) time$/)
    expect(text?.replaceAll('\u00A0', ' ').split(when)).toHaveLength(2)
  }
})

test('OWN-91 a reminder that leaves on the day of the visit does not say tomorrow', async () => {
  setTime(testNow)
  const send = await staffCalls()
  const contact = { name: 'Vera Late', phone: '+971500000009', email: 'late@visit.example', language: 'en', pieces: [] }
  await send('POST', '/visits/', { office: 'dubai', date: '2026-12-03', time: '12:00', ...contact })
  setTime(Date.parse('2026-12-03T04:00:00Z'))
  await calls.shop.runJobs()
  const [reminder] = calls.shop.outbox('mail').filter(({ to, subject }) => to === 'late@visit.example' && subject?.startsWith('Reminder'))
  expect(reminder?.text).toContain('seeing you today')
})

test('OWN-26 OWN-91 an undo is refused once the visitor was told of the change, and possible if nobody could be told', async () => {
  setTime(testNow)
  const send = await staffCalls()
  const undo = async (action: string) => (await send('POST', `/audit/${action}/undo/`)).json().reason
  const cancel = async ({ id }: { id: number }) => (await send('POST', `/visits/${id}/cancel/`)).json().action_id
  const later = async () => {
    setTime(calls.shop.clock.now + 11_000)
    await calls.shop.runJobs()
  }
  const byEmail = { office: 'dubai', date: '2026-12-02', time: '12:00', name: 'Vera', phone: '+971500000003', language: 'en', pieces: [] }
  await send('POST', '/visits/', { ...byEmail, email: 'vera@cancelled.example' })
  const withEmail = await newest(send)
  await later()
  const soon = await cancel(withEmail)
  expect(await undo(soon)).toBeUndefined()
  const cancelled = await cancel(withEmail)
  await later()
  expect(calls.shop.outbox('mail').filter(({ to }) => to === 'vera@cancelled.example')).toHaveLength(2)
  expect(await undo(cancelled)).toBe('undo-sent')
  await send('POST', '/visits/', { ...byEmail, time: '13:00', phone: '+971500000004' })
  const onlyPhone = await cancel(await newest(send))
  await later()
  expect(await undo(onlyPhone)).toBeUndefined()
})

test('OWN-91 an office takes as many visitors at once as it has seats, and none in a break or a closure', async () => {
  setTime(testNow)
  const send = await staffCalls(['expert'])
  const findTaken = async () => (await calls.shop.get(`/api/visit-times/?city=moscow&date=${visit.date}`)).json().taken
  const capacity = { office: 'moscow', seats: 2, break_from: '14:00', break_to: '15:00' }
  expect((await send('PUT', '/visit-hours/capacity/', capacity)).statusCode).toBe(200)
  expect(await findTaken()).toEqual(['14:00', '14:30'])
  for (const [phone, status] of [
    ['+79160000001', 201],
    ['+79160000002', 201],
    ['+79160000003', 400],
  ] as const)
    expect((await calls.post('/api/appointments/', { ...visit, phone })).statusCode).toBe(status)
  expect(await findTaken()).toEqual(['14:00', '14:30', '15:30'])
  expect((await calls.post('/api/appointments/', { ...visit, time: '14:30' })).statusCode).toBe(400)
  const closing = {
    office: 'moscow',
    from_date: visit.date,
    from_time: '19:00',
    to_date: '2026-11-25',
    to_time: '00:00',
    reason: 'Stock-take',
  }
  expect((await send('POST', '/visit-hours/closures/', closing)).statusCode).toBe(201)
  expect(await findTaken()).toEqual(['14:00', '14:30', '15:30', '19:00', '19:30', '20:00', '20:30'])
  const { closures, capacities } = (await send('GET', '/visit-hours/')).json()
  expect([closures, capacities]).toMatchObject([[{ from: '2026-11-24 19:00', to: '2026-11-25 00:00' }], [capacity]])
  expect((await send('DELETE', `/visit-hours/closures/${closures[0].id}/`)).statusCode).toBe(200)
  await send('PUT', '/visit-hours/capacity/', { office: 'moscow', seats: 1, break_from: null, break_to: null })
  expect(await findTaken()).toEqual(['15:30'])
  const cancelled = { cancelled_at: new Date(testNow) }
  const booked = calls.shop.db.selectFrom('visit').select('id').where('cancelled_at', 'is', null).where('seat', '=', 1)
  await calls.shop.db.updateTable('visit').set(cancelled).where('id', 'in', booked).execute()
  expect(await findTaken()).toEqual(['15:30'])
  expect((await calls.post('/api/appointments/', { ...visit, phone: '+79160000004' })).statusCode).toBe(400)
})

test('SAFE-06 a visit can be moved by its link twenty times a day, and each move is audited', async () => {
  setTime(begins - 20 * hourMs)
  const send = await staffCalls()
  const { id, link } = await book(send, visit, [])
  const move = (time: string) => calls.post(api(`${link}/move/`), { city: 'moscow', date: visit.date, time })
  for (let moves = 0; moves < 20; moves++) expect((await move(moves % 2 ? '15:30' : '16:30')).statusCode).toBe(200)
  const refused = await move('16:30')
  expect([refused.statusCode, refused.json().detail]).toEqual([
    429,
    'This visit has been rescheduled too often today. Please call or write to us.',
  ])
  const entries = calls.shop.db
    .selectFrom('audit_entry')
    .select('id')
    .where('action', '=', 'visit.move')
    .where('subject_id', '=', String(id))
  expect((await entries.execute()).length).toBe(20)
})
