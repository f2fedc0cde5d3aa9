import { expect, test } from 'vitest'
import { companyDefaults } from '#contract/company.ts'
import { companyOf } from '#contract/rules/company.ts'
import { canVisit, officeClock, visitDays, visitTimestamp, visitTimes } from '#contract/rules/visit-times.ts'

const hours = companyOf(companyDefaults, [{ date: '2027-01-01', office: null }]).appointments

/** 12:10 in Moscow and 13:10 in Dubai. */
const noon = Date.UTC(2026, 10, 21, 9, 10)

test('INFO-01 visits begin every half hour from 10:00, but not at the closing hour of 21:00', () => {
  const times = visitTimes(hours, { city: 'moscow', date: '2026-11-22' }, noon)
  expect(times).toHaveLength(22)
  expect([times[0], times[1], times.at(-1)]).toEqual(['10:00', '10:30', '20:30'])
})

test('FORM-05 today has only future times, in the time zone of the office', () => {
  expect(visitTimes(hours, { city: 'moscow', date: '2026-11-21' }, noon)[0]).toBe('12:30')
  expect(visitTimes(hours, { city: 'dubai', date: '2026-11-21' }, noon)[0]).toBe('13:30')
  expect(visitTimes(hours, { city: 'moscow', date: '2026-11-21' }, Date.UTC(2026, 10, 21, 9, 30))[0]).toBe('13:00')
})

test('FORM-05 a visit cannot be in the past, on a closed day, after the window, or on a day that does not exist', () => {
  for (const day of ['2026-11-20', '2027-01-01', '2027-01-21', '2026-02-30', '2026-11-31', '22.11.2026', ''])
    expect(visitTimes(hours, { city: 'moscow', date: day }, noon), day).toEqual([])
  expect(canVisit(hours, { city: 'moscow', date: '2026-11-22', time: '10:00' }, noon)).toBe(true)
  expect(canVisit(hours, { city: 'moscow', date: '2026-11-22', time: '10:15' }, noon)).toBe(false)
  expect(canVisit(hours, { city: 'moscow', date: '2026-11-22', time: '21:00' }, noon)).toBe(false)
})

test('FORM-05 the first day is tomorrow once today has no time left; midnight in Dubai comes before midnight in Moscow', () => {
  expect(visitDays(hours, 'moscow', noon)).toEqual({ first: '2026-11-21', last: '2027-01-20' })
  const late = Date.UTC(2026, 10, 21, 17, 30)
  expect(visitDays(hours, 'moscow', late).first).toBe('2026-11-22')
  const night = Date.UTC(2026, 10, 21, 20, 30)
  expect([officeClock('moscow', night), officeClock('dubai', night)]).toEqual([
    { date: '2026-11-21', time: '23:30' },
    { date: '2026-11-22', time: '00:30' },
  ])
})

test('FORM-05 a local time of an office converts to one timestamp', () => {
  expect(new Date(visitTimestamp({ city: 'moscow', date: '2026-11-25', time: '14:30' })).toISOString()).toBe('2026-11-25T11:30:00.000Z')
  expect(new Date(visitTimestamp({ city: 'dubai', date: '2026-11-25', time: '14:30' })).toISOString()).toBe('2026-11-25T10:30:00.000Z')
})

test('OWN-105 a day on which one office is closed is free in the other', () => {
  const closing = { ...hours, closedDays: [{ date: '2026-11-25', office: 'dubai' as const }] }
  expect(visitTimes(closing, { city: 'dubai', date: '2026-11-25' }, noon)).toEqual([])
  expect(visitTimes(closing, { city: 'moscow', date: '2026-11-25' }, noon)).toHaveLength(22)
})
