import { expect, test } from 'vitest'
import type { OfficeKey } from '#contract/offices.ts'
import { dayMs } from '#contract/rules/durations.ts'
import { officeClock, timesOfDay } from '#contract/rules/visit-times.ts'
import { addPiece } from '#test/factories.ts'
import { formCalls, visit } from '#test/form-calls.ts'
import { closedDay, moments, promiseCases, promiseTerms } from '#test/promise-cases.ts'
import { createStaff } from '#test/staff.ts'

const calls = formCalls()
const [moscow, dubai] = [1, 2]
/**
 * `first` is the Saturday one week after `testNow`. `early` is the day before `first`. On `early`, a piece from the other office has not
 * arrived yet.
 */
const [early, first] = ['2026-11-27', '2026-11-28']

const addWatch = async (fields: object) => {
  const id = await addPiece(calls.shop.db, fields)
  await calls.shop.catalog.refresh()
  return id
}
const book = (form: object) => calls.post('/api/appointments/', form)
const refusal = async (form: object) => {
  const { statusCode, body } = await book(form)
  return [statusCode, JSON.parse(body).errors]
}
const takenTimes = async (query: string): Promise<string[]> => (await calls.shop.get(`/api/visit-times/?${query}`)).json().taken

test('PROM-02 OWN-55 a piece of the other office cannot be viewed before it can have arrived, nor without a deposit', async () => {
  const pieces = [`watch-${await addWatch({ city_id: dubai })}`]
  const tooEarly = 'We cannot have the piece there sooner. The first available day is Saturday, November\u00A028.'
  expect(await refusal({ ...visit, date: early, pieces, deposit_agreed: true })).toEqual([400, { date: [tooEarly] }])
  const unagreed = await refusal({ ...visit, date: first, pieces })
  expect(unagreed).toEqual([400, { deposit_agreed: [expect.stringContaining('refundable deposit')] }])
  expect(await calls.storedEnquiries()).toEqual([])
  const booked = await book({ ...visit, date: first, pieces, deposit_agreed: true })
  expect(booked.statusCode).toBe(201)
  const [{ fields } = {}] = await calls.storedEnquiries()
  expect(fields).toMatchObject({ transfer: expect.stringMatching(/deposit 25%, agreed$/) })
  expect(fields).not.toHaveProperty('deposit_agreed')
})

test('PROM-02 a robot’s form gets the same errors as a person’s', async () => {
  const pieces = [`watch-${await addWatch({ city_id: dubai })}`]
  const form = { ...visit, date: early, pieces, website: 'spam' }
  expect(Object.keys((await book(form)).json().errors)).toEqual(['date'])
})

test('PROM-01 in its own office a piece can be viewed at once, without a deposit', async () => {
  const pieces = [`watch-${await addWatch({ city_id: dubai })}`]
  expect((await book({ ...visit, city: 'dubai', pieces })).statusCode).toBe(201)
})

test('PROM-01 PROM-02 the times of a day are closed until all of the pieces can be there', async () => {
  const [here, there] = [await addWatch({ city_id: moscow }), await addWatch({ city_id: dubai })]
  const both = `&pieces=watch-${here},watch-${there}`
  expect(await takenTimes(`city=moscow&date=${early}&pieces=watch-${here}`)).toEqual([])
  expect(await takenTimes(`city=moscow&date=${early}${both}`)).toHaveLength(22)
  expect(await takenTimes(`city=moscow&date=${first}${both}`)).toEqual([])
  expect((await calls.shop.get(`/api/visit-times/?city=moscow&date=${first}&pieces=ring-1`)).statusCode).toBe(400)
})

test('PROM-02 the link of a visit moves it only to days on which its piece is there, and not to an office that asks for a deposit', async () => {
  const piece = await addWatch({ city_id: dubai })
  const pieces = [`watch-${piece}`]
  const booked = await book({ ...visit, date: '2026-12-02', pieces, deposit_agreed: true })
  const token = String(booked.json().visit_url).split('/').at(-1)?.split('?')[0]
  expect((await calls.shop.get(`/api/visits/${token}/`)).json()).toMatchObject({ first_date: first })
  const move = (to: object) => calls.post(`/api/visits/${token}/move/`, { city: 'moscow', time: '15:30', ...to })
  expect(Object.keys((await move({ date: early })).json().errors)).toEqual(['date'])
  expect((await move({ date: first })).statusCode).toBe(200)
  // a day later, the transfer could no longer begin in time, but the promised day stays the same
  calls.shop.clock.now += 24 * 3600 * 1000
  expect((await calls.shop.get(`/api/visits/${token}/`)).json()).toMatchObject({ first_date: first })
  await calls.shop.db.updateTable('piece').set({ city_id: moscow }).where('id', '=', piece).execute()
  expect(Object.keys((await move({ date: '2026-12-05', city: 'dubai' })).json().errors)).toEqual(['deposit_agreed'])
})

test('PROM-01 the calendar of the staff uses the same day to decide whether a piece is there in time', async () => {
  const pieces = [`watch-${await addWatch({ city_id: dubai })}`]
  const date = '2026-11-30'
  await book({ ...visit, date, pieces, deposit_agreed: true })
  const isInTime = async () => {
    const { headers } = await createStaff(calls.shop)
    const { results } = (await calls.shop.get(`/api/staff/visits/?from=${date}&to=${date}`, headers)).json()
    return results[0].pieces[0].is_in_time
  }
  expect(await isInTime()).toBe(true)
  calls.shop.clock.now = Date.parse('2026-11-24T12:00:00+03:00')
  expect(await isInTime()).toBe(false)
})

/** Returns the first free time according to `/api/visit-times/`, searched day by day from today. */
async function firstFree(office: OfficeKey, piece: number): Promise<string> {
  for (let ahead = 0; ahead < 20; ahead++) {
    const { date } = officeClock(office, calls.shop.clock.now + ahead * dayMs)
    const taken = await takenTimes(`city=${office}&date=${date}&pieces=watch-${piece}`)
    const free = timesOfDay(promiseTerms.appointments).find((time) => !taken.includes(time))
    if (free) return `${date} ${free}`
  }
  return 'none'
}

test('PROM-01 PROM-02 in each case, the first free visit time is as promised, and its booking needs the promised deposit', async () => {
  await calls.shop.db.insertInto('closed_day').values({ day: closedDay, office: null }).execute()
  const ids = { moscow: await addWatch({ city_id: moscow }), dubai: await addWatch({ city_id: dubai }) }
  for (const [place, office, moment, told] of promiseCases) {
    calls.shop.clock.now = moments[moment]
    const first = await firstFree(office, ids[place])
    expect([place, office, moment, first]).toEqual([place, office, moment, `2026-${told.viewing}`])
    const [date = '', time = ''] = first.split(' ')
    const asked = { ...visit, city: office, date, time, pieces: [`watch-${ids[place]}`] }
    if (told.deposit) expect(Object.keys((await book(asked)).json().errors)).toEqual(['deposit_agreed'])
    else expect((await book(asked)).statusCode).toBe(201)
    await calls.shop.db.deleteFrom('visit').execute()
    await calls.shop.db.deleteFrom('attempt').execute()
  }
  await calls.shop.db.deleteFrom('closed_day').execute()
})

test('PROM-01 without pieces, times that have passed and days too far ahead are not open either', async () => {
  calls.shop.clock.now = moments.today
  const all = timesOfDay(promiseTerms.appointments)
  expect(await takenTimes('city=moscow&date=2026-11-24')).toEqual(all.filter((time) => time <= '12:00'))
  expect(await takenTimes('city=moscow&date=2026-11-23')).toEqual(all)
  expect(await takenTimes('city=moscow&date=2027-11-24')).toEqual(all)
})
