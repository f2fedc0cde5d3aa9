import { company } from '#contract/company.ts'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import type { ThreadKind } from '#contract/rules/staff/thread-enums.ts'
import { type OfficeKey, officeClock, visitTimestamp } from '#contract/rules/visit-times.ts'

/** How soon somebody should answer. `office` hours count only while the office is open; `clock` hours are promised on the site. */
type Promise = { hours: number; count: 'office' | 'clock' }

const promises: Record<ThreadKind, Promise> = {
  order_request: { hours: 2, count: 'office' },
  price_request: { hours: 2, count: 'office' },
  appointment: { hours: 2, count: 'office' },
  contact: { hours: 4, count: 'office' },
  live_photo_request: { hours: 8, count: 'office' },
  missing_model: { hours: 16, count: 'office' },
  buyback: { hours: 24, count: 'clock' },
  call: { hours: 4, count: 'office' },
}

const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const
const daysMax = 60

/** Until when a person should have a reply, from the moment they asked. */
export function replyDeadline(kind: ThreadKind, office: OfficeKey, askedAt: number): Date {
  const { hours, count } = promises[kind]
  return new Date(count === 'clock' ? askedAt + hours * hourMs : addOfficeTime(office, askedAt, hours * hourMs))
}

/** The moment at which an office will have been open for so long since another moment, by its own clock; closed days do not count. */
export function addOfficeTime(office: OfficeKey, from: number, durationMs: number): number {
  let left = durationMs
  for (let day = 0; day < daysMax; day++) {
    const { date } = officeClock(office, from + day * dayMs)
    const { opens, closes } = openingTimes(office, date)
    const start = Math.max(from, opens)
    if (start + left <= closes) return start + left
    left -= Math.max(0, closes - start)
  }
  return from + durationMs
}

/** From when until when an office is open on a day; an empty span on a closed one. */
function openingTimes(office: OfficeKey, date: string): { opens: number; closes: number } {
  const weekday = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]
  const closedDates: readonly string[] = company.appointments.closedDates
  const hours = company.hours.find(({ days }) => days.some((day) => day === weekday))
  if (!hours || closedDates.includes(date)) return { opens: Infinity, closes: -Infinity }
  const at = (time: string) => visitTimestamp({ city: office, date, time })
  return { opens: at(hours.opens), closes: at(hours.closes) }
}
