import { expect, onTestFinished, test } from 'vitest'
import { openTestShop } from '#test/shop.ts'
import { freshVisitHours, visitDay } from '#test/visit-days.ts'

test('INFO-01 freshVisitHours are the visit hours of a fresh shop', async () => {
  const shop = await openTestShop()
  onTestFinished(() => shop.close())
  expect(shop.ctx.company().appointments).toEqual(freshVisitHours)
})

test('INFO-01 visitDay skips closed days and Sundays, by the office’s clock', () => {
  expect(visitDay('moscow', 9, Date.parse('2026-12-23T12:00:00+03:00'))).toBe('2027-01-02')
  expect(visitDay('moscow', 2, Date.parse('2026-11-27T12:00:00+03:00'))).toBe('2026-11-30')
  const lateInMoscow = Date.parse('2026-11-24T23:30:00+03:00')
  expect([visitDay('moscow', 1, lateInMoscow), visitDay('dubai', 1, lateInMoscow)]).toEqual(['2026-11-25', '2026-11-26'])
})
