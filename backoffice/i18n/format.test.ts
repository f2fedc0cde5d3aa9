import { expect, test } from 'vitest'
import { formatDays, formatDistance, formatSigned, formatTime } from '#backoffice/i18n/format.ts'

const now = Date.parse('2026-11-28T03:32:00Z')
const plain = (text: string) => text.replaceAll(/[\u00A0\u2009\u202F]/g, ' ')

test.each([
  ['en', '2026-11-30T03:20:00Z', 'in 47 hr.'],
  ['ru', '2026-11-30T03:20:00Z', 'через 47 ч'],
  ['en', '2026-11-30T03:32:00Z', 'in 2 days'],
  ['ru', '2026-12-03T03:32:00Z', 'через 5 дн.'],
  ['en', '2026-11-27T02:00:00Z', '25 hr. ago'],
  ['en', '2026-11-28T03:40:30Z', 'in 8 min.'],
] as const)('OWN-67 OWN-68 the distance to a time is in days only from two days on, in %s: %s', (language, at, text) => {
  expect(plain(formatDistance(language, at, 'Europe/Moscow', now))).toBe(text)
})

test.each([
  ['Europe/Moscow', 'через 3 дн.'],
  ['UTC', 'через 2 дн.'],
])('OWN-21 OWN-67 the days to a time 49 hours ahead are calendar days of the time zone %s', (timeZone, text) => {
  const evening = Date.parse('2026-11-28T20:30:00Z')
  expect(plain(formatDistance('ru', '2026-11-30T21:30:00Z', timeZone, evening))).toBe(text)
})

test('OWN-21 a time names its zone only for a reader whose clock shows another time', () => {
  const time = (timeZone: string, ownZone: string) => plain(formatTime('en', '2025-11-21T15:40:00Z', timeZone, ownZone))
  expect(time('Europe/Moscow', 'Europe/Moscow')).toBe('Nov 21, 2025, 18:40')
  expect(time('Asia/Dubai', 'Europe/Moscow')).toBe('Nov 21, 2025, 19:40 GMT+4')
  // the zones differ, but their clocks show the same time at this moment
  expect(time('Europe/Moscow', 'Africa/Nairobi')).toBe('Nov 21, 2025, 18:40')
  // in UTC, the year is still 2024
  expect(plain(formatTime('en', '2024-12-31T22:30:00Z', 'Europe/Moscow', 'Europe/Moscow'))).toBe('Jan 1, 2025, 01:30')
})

test.each([
  ['ru', '2026-11-23', '2026-11-29', '23–29 ноября 2026 г.'],
  ['en', '2026-11-23', '2026-11-29', 'November 23 – 29, 2026'],
  ['en', '2026-12-28', '2027-01-03', 'December 28, 2026 – January 3, 2027'],
] as const)('OWN-21 a range of days prints a shared month and year only once, in %s', (language, from, to, text) => {
  expect(plain(formatDays(language, `${from}T12:00:00Z`, `${to}T12:00:00Z`, 'UTC'))).toBe(text)
})

test('OWN-61 a difference is printed with its sign', () => {
  expect([4, -25, 0, -0.5].map((value) => formatSigned('ru', value))).toEqual(['+4', '\u221225', '0', '\u22120,5'])
})
