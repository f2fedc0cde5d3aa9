import { expect, test } from 'vitest'
import { fromZonedText, toZonedText } from '#backoffice/ui/field/zoned-time.ts'

test.each([
  ['2026-11-25T09:00:00.000Z', 'Europe/Moscow', '2026-11-25T12:00'],
  ['2026-11-25T09:00:00.000Z', 'Asia/Dubai', '2026-11-25T13:00'],
  ['2026-12-31T22:30:00.000Z', 'Europe/Moscow', '2027-01-01T01:30'],
  ['2026-10-25T02:30:00.000Z', 'Europe/Berlin', '2026-10-25T03:30'],
])('OWN-21 %s converts to the local time of %s, %s, and back', (iso, zone, text) => {
  expect(toZonedText(iso, zone)).toBe(text)
  expect(fromZonedText(text, zone)).toBe(iso)
})
