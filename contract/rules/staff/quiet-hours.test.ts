import { expect, test } from 'vitest'
import { minutesOf, findQuietEnd, timeOf } from '#contract/rules/staff/quiet-hours.ts'

const night = { from: minutesOf('22:00'), to: minutesOf('08:30'), timeZone: 'Europe/Moscow' }
const until = (time: string, hours = night) => findQuietEnd(Date.parse(time), hours)?.toISOString() ?? null

test('OWN-32 quiet hours over midnight end in the morning of the office, even if they began the day before', () => {
  expect(until('2026-11-21T18:59:59Z')).toBeNull()
  expect(until('2026-11-21T19:00:00Z')).toBe('2026-11-22T05:30:00.000Z')
  expect(until('2026-11-22T02:15:42Z')).toBe('2026-11-22T05:30:00.000Z')
  expect(until('2026-11-22T05:29:59Z')).toBe('2026-11-22T05:30:00.000Z')
  expect(until('2026-11-22T05:30:00Z')).toBeNull()
  expect(until('2026-11-22T04:00:00Z', { ...night, timeZone: 'Asia/Dubai' })).toBe('2026-11-22T04:30:00.000Z')
})

test('OWN-32 quiet hours end on time in a night when the clocks change', () => {
  const berlin = { from: minutesOf('22:00'), to: minutesOf('07:00'), timeZone: 'Europe/Berlin' }
  expect(until('2026-10-24T21:00:00Z', berlin)).toBe('2026-10-25T06:00:00.000Z')
  expect(until('2026-03-28T22:00:00Z', berlin)).toBe('2026-03-29T05:00:00.000Z')
  expect(until('2026-03-29T22:00:00Z', berlin)).toBe('2026-03-30T05:00:00.000Z')
})

test('OWN-32 quiet hours within a day end on the same day', () => {
  const noon = { ...night, from: minutesOf('13:00'), to: minutesOf('14:00') }
  expect(until('2026-11-21T10:20:00Z', noon)).toBe('2026-11-21T11:00:00.000Z')
  expect(until('2026-11-21T11:00:00Z', noon)).toBeNull()
  expect([timeOf(0), timeOf(minutesOf('09:05'))]).toEqual(['00:00', '09:05'])
})
