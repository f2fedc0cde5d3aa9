import { expect, test } from 'vitest'
import { companyDefaults } from '#contract/company.ts'
import { companyOf } from '#contract/rules/company.ts'
import { hourMs } from '#contract/rules/durations.ts'
import { readConfig } from '#server/config/config.ts'
import { addOfficeTime, replyDeadline } from '#server/domain/threads/office-deadline.ts'

const opening = companyOf(companyDefaults, [{ date: '2027-01-01', office: null }])
const terms = { company: () => opening, ownerSettings: () => readConfig({}).shop.ownerSettingDefaults }

/** Both offices are open 11–21 on weekdays and 15–19 on Saturdays. Moscow is UTC+3, Dubai UTC+4. */
const after = (office: 'moscow' | 'dubai', from: string, hours: number) =>
  new Date(addOfficeTime(opening, office, { from: Date.parse(from), durationMs: hours * hourMs })).toISOString()

test.each([
  ['within a day', 'moscow', '2026-11-23T12:00:00Z', 2, '2026-11-23T14:00:00.000Z'],
  ['before the office opens', 'moscow', '2026-11-23T03:00:00Z', 2, '2026-11-23T10:00:00.000Z'],
  ['over a night', 'moscow', '2026-11-23T17:00:00Z', 2, '2026-11-24T09:00:00.000Z'],
  ['over a Sunday', 'moscow', '2026-11-28T15:30:00Z', 2, '2026-11-30T09:30:00.000Z'],
  ['asked on a Sunday', 'moscow', '2026-11-29T12:00:00Z', 2, '2026-11-30T10:00:00.000Z'],
  ['by the clock of the other office', 'dubai', '2026-11-23T16:00:00Z', 2, '2026-11-24T08:00:00.000Z'],
  ['over a closed day', 'moscow', '2026-12-31T17:00:00Z', 2, '2027-01-02T13:00:00.000Z'],
  ['longer than a day', 'moscow', '2026-11-23T08:00:00Z', 16, '2026-11-24T14:00:00.000Z'],
] as const)('OWN-81 only opening hours of the office count: %s', (_name, office, from, hours, until) => {
  expect(after(office, from, hours)).toBe(until)
})

test('OWN-81 a price request is due within two office hours, a valuation within 24 hours', () => {
  const sunday = Date.parse('2026-11-29T12:00:00Z')
  expect(replyDeadline(terms, { kind: 'price_request', office: 'moscow' }, sunday).toISOString()).toBe('2026-11-30T10:00:00.000Z')
  expect(replyDeadline(terms, { kind: 'buyback', office: 'moscow' }, sunday).toISOString()).toBe('2026-11-30T12:00:00.000Z')
})
