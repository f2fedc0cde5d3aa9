import { expect, test } from 'vitest'
import { formatPlaceTime } from '#contract/rules/clock-names.ts'
import { clockTime, formatDate, formatLongDateTime, formatWeekday } from '#contract/rules/dates.ts'

const noon = '2026-11-23T12:00:00'

test('I18N-04 dates are written as is usual in each language', () => {
  expect([formatDate('ru', noon), formatDate('en', noon)]).toEqual(['23\u00A0ноября 2026 г.', 'November\u00A023, 2026'])
  const at = new Date(noon)
  expect([formatLongDateTime('ru', at, 'UTC'), formatLongDateTime('en', at, 'UTC')]).toEqual([
    '23\u00A0ноября 2026 г. в 12:00',
    'November\u00A023, 2026 at 12:00',
  ])
  expect([formatWeekday('ru', '2026-11-25'), formatWeekday('en', '2026-11-25')]).toEqual([
    'среда, 25\u00A0ноября',
    'Wednesday, November\u00A025',
  ])
})

test('I18N-04 a time is formatted in the requested time zone', () => {
  const at = new Date('2026-11-23T21:30:00Z')
  expect(formatLongDateTime('en', at, 'Europe/Moscow')).toBe('November\u00A024, 2026 at 00:30')
  expect(clockTime('Asia/Dubai', at)).toBe('2026-11-24 01:30')
})

test('I18N-04 a text that is not a time is returned unchanged', () => {
  expect([formatDate('ru', 'soon'), formatPlaceTime('en', 'soon', 'moscow')]).toEqual(['soon', 'soon'])
})
