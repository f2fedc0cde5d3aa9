import { expect, test } from 'vitest'
import { startOfDay } from '#backoffice/features/audit-entries/start-of-day.ts'

test('OWN-27 a day begins at midnight of the office’s time zone', () => {
  expect(startOfDay('2026-11-21', 'Europe/Moscow')).toBe('2026-11-20T21:00:00.000Z')
  expect(startOfDay('2026-11-21', 'Asia/Dubai', 1)).toBe('2026-11-21T20:00:00.000Z')
  expect([startOfDay('tomorrow', 'UTC'), startOfDay(null, 'UTC'), startOfDay('2026-99-99', 'UTC')]).toEqual([null, null, null])
})
