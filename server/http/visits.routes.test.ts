import { expect, test } from 'vitest'
import { formCalls, visit } from '#test/form-calls.ts'
import { createStaff } from '#test/staff.ts'

const calls = formCalls()
const other = { ...visit, name: 'Борис', phone: '+7 916 000-00-01' }

const book = (form: object) => calls.post('/api/appointments/', form)
const takenTimes = async (city = visit.city): Promise<string[]> =>
  (await calls.shop.get(`/api/visit-times/?city=${city}&date=${visit.date}`)).json().taken

test('OWN-91 a second booking of one time is refused beside its field; the other office stays free', async () => {
  expect((await book(visit)).statusCode).toBe(201)
  const second = await book(other)
  expect([second.statusCode, second.json().errors]).toEqual([400, { time: ['This time has just been taken. Please choose another.'] }])
  expect(await calls.storedEnquiries()).toHaveLength(1)
  expect((await book({ ...other, city: 'dubai' })).statusCode).toBe(201)
  expect((await book({ ...other, time: '16:00' })).statusCode).toBe(201)
})

test('OWN-91 if twenty people book one time at once, one succeeds and nothing of the others is stored', async () => {
  const people = Array.from({ length: 20 }, (_each, at) => ({ ...visit, name: `Person ${at}`, phone: `+79160000${100 + at}` }))
  // each request comes from another network, to stay below the rate limit per network
  const bookFrom = (form: object, at: number) =>
    calls.shop.app.inject({ method: 'POST', url: '/api/appointments/', payload: form, remoteAddress: `10.${at}.0.1` })
  const statuses = (await Promise.all(people.map(bookFrom))).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  expect(statuses.filter((status) => status === 400)).toHaveLength(19)
  expect(await calls.storedEnquiries()).toHaveLength(1)
})

test('OWN-91 a booking sent again after a lost response is the same visit', async () => {
  const [first, again] = [await book(visit), await book(visit)]
  expect([again.statusCode, again.json().calendar_url]).toEqual([201, first.json().calendar_url])
  expect(await calls.storedEnquiries()).toHaveLength(1)
})

test('OWN-91 booked times are listed per office, and an unknown office is refused', async () => {
  expect(await takenTimes()).toEqual([])
  await book(visit)
  expect([await takenTimes(), await takenTimes('dubai')]).toEqual([['15:30'], []])
  const response = await calls.shop.get('/api/visit-times/?city=paris&date=2026-11-24')
  expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, ['city']])
})

test('OWN-91 cancelling a visit frees its time; the undo is refused if the time is booked again', async () => {
  const owner = await createStaff(calls.shop)
  const send = (method: 'GET' | 'POST', url: string) =>
    calls.shop.app.inject({ method, url: `/api/staff${url}`, headers: owner.headers, ...(method === 'POST' ? { payload: {} } : {}) })
  await book({ ...visit, comment: 'Daytona' })
  const [listed] = (await send('GET', '/visits/?from=2026-11-24&to=2026-11-24')).json().results
  expect(listed).toMatchObject({
    office: 'moscow',
    date: '2026-11-24',
    time: '15:30',
    is_cancelled: false,
    contact: { name: 'Анна', phone: '+78007005359', comment: 'Daytona' },
  })
  expect((await send('GET', '/visits/?from=2026-11-25&to=2026-11-26')).json().results).toEqual([])
  const cancelled = await send('POST', `/visits/${listed.id}/cancel/`)
  expect(cancelled.body).toContain('action_id')
  expect(cancelled.statusCode).toBe(200)
  expect((await send('POST', `/visits/${listed.id}/cancel/`)).statusCode).toBe(404)
  expect(await takenTimes()).toEqual([])
  expect((await book(other)).statusCode).toBe(201)
  const undone = await send('POST', `/audit/${cancelled.json().action_id}/undo/`)
  expect([undone.statusCode, undone.json().reason]).toEqual([409, 'undo-in-use'])
})
