import { expect, test } from 'vitest'
import { timeLeft } from '#app/features/order-history/time-left.ts'

const now = Date.parse('2026-11-21T09:00:00Z')

test.each([
  ['2026-11-23T09:00:00.000Z', { hours: 48, minutes: 0 }],
  ['2026-11-21T10:20:00.000Z', { hours: 1, minutes: 20 }],
  ['2026-11-21T09:00:01.000Z', { hours: 0, minutes: 1 }],
  ['2026-11-21T09:00:00.000Z', null],
  ['2026-11-20T09:00:00.000Z', null],
  ['never', null],
  [null, null],
])('ORD-01 a reservation until %s leaves %j', (until, left) => {
  expect(timeLeft(until, now)).toEqual(left)
})
