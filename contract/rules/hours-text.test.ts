import { expect, test } from 'vitest'
import { hoursText } from '#contract/rules/hours-text.ts'

test.each([
  [1, '1\u00A0час', '1\u00A0hour'],
  [2, '2\u00A0часа', '2\u00A0hours'],
  [12, '12\u00A0часов', '12\u00A0hours'],
  [24, '24\u00A0часа', '24\u00A0hours'],
  [48, '48\u00A0часов', '48\u00A0hours'],
  [121, '121\u00A0час', '121\u00A0hours'],
])('I18N-04 %i hours are written %s and %s', (hours, ru, en) => {
  expect([hoursText('ru', hours), hoursText('en', hours)]).toEqual([ru, en])
})
