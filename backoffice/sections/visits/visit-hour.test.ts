import { expect, test } from 'vitest'
import type { StaffVisit } from '#backoffice/client/visits.ts'
import { readHour } from '#backoffice/sections/visits/visit-hour.ts'

const hours = { opens: '11:00', closes: '20:00', everyMinutes: 30, daysAhead: 60, closedDays: [{ date: '2026-12-03', office: null }] }
const office = {
  capacities: [{ office: 'moscow' as const, seats: 2, break_from: '14:00', break_to: '15:00' }],
  closures: [{ id: 1, office: 'dubai' as const, from: '2026-12-01 12:00', to: '2026-12-01 13:00', reason: '' }],
}
const visit = (more: Partial<StaffVisit>) =>
  ({ office: 'moscow', date: '2026-12-01', time: '12:00', is_cancelled: false, ...more }) as StaffVisit
const visits = [visit({}), visit({ time: '13:00' }), visit({ time: '13:00' }), visit({ time: '16:00', is_cancelled: true })]
const now = Date.parse('2026-12-01T08:00:00Z')
const at = (city: 'moscow' | 'dubai', time: string, date = '2026-12-01') => readHour({ hours, office, visits, now }, { city, date, time })

test('OWN-91 a time is free until its last seat is taken, closed in breaks, closures and on closed days, past by its office’s clock', () => {
  expect(at('moscow', '12:00')).toEqual({ state: 'free', visits: [visits[0]] })
  expect(at('moscow', '13:00')).toMatchObject({ state: 'taken', visits: { length: 2 } })
  expect(at('moscow', '16:00')).toEqual({ state: 'free', visits: [] })
  expect([at('moscow', '14:30').state, at('moscow', '15:00').state]).toEqual(['closed', 'free'])
  expect([at('dubai', '12:30').state, at('dubai', '13:00').state]).toEqual(['closed', 'free'])
  expect([at('dubai', '14:30').state, at('moscow', '12:00', '2026-12-03').state]).toEqual(['free', 'closed'])
  expect([at('moscow', '11:00').state, at('moscow', '11:30').state, at('dubai', '11:30').state]).toEqual(['past', 'free', 'past'])
})
