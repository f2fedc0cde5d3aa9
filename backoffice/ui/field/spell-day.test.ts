import { expect, test } from 'vitest'
import { spellDay, spellDayShort } from '#backoffice/ui/field/spell-day.ts'

test.each([
  ['ru', '2026-12-04', 'пятница, 4 декабря 2026 г.'],
  ['ru', '2026-04-12T15:30', 'воскресенье, 12 апреля 2026 г.'],
  ['en', '2026-12-04', 'Friday, December 4, 2026'],
  ['en', '', ''],
  ['en', '2026-13-40', ''],
] as const)('OWN-21 a date field shows its day in words, in %s: %s', (language, value, words) => {
  expect(spellDay(language, value).replaceAll('\u00a0', ' ')).toBe(words)
})

test.each([
  ['ru', '2026-12-04', 'пт, 4 дек.'],
  ['en', '2026-12-04', 'Fri, Dec 4'],
  ['en', '', ''],
] as const)('OWN-21 a filter bar shows a short form of the day, in %s: %s', (language, value, words) => {
  expect(spellDayShort(language, value).replaceAll('\u00a0', ' ')).toBe(words)
})
