import { type OfficeKey, offices } from '#contract/offices.ts'
import { clockTime } from '#contract/rules/dates.ts'
import { dayMs, minuteMs } from '#contract/rules/durations.ts'

/** Visiting hours. Times are local to each office. A closed day with `office: null` applies to all offices. */
export type VisitHours = {
  opens: string
  closes: string
  everyMinutes: number
  daysAhead: number
  closedDays: readonly { date: string; office: OfficeKey | null }[]
}

/** Office, date and start time of a visit. Date (`2026-11-25`) and time (`14:30`) are local to the office. */
export type Visit = { city: OfficeKey; date: string; time: string }

/** Returns all start times of a day, `everyMinutes` apart. The first is the opening time, the last is before the closing time. */
export function timesOfDay({ opens, closes, everyMinutes }: VisitHours): readonly string[] {
  const [first, end] = [opens, closes].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))
  if (first === undefined || end === undefined) return []
  return Array.from({ length: Math.max(0, Math.ceil((end - first) / everyMinutes)) }, (_, at) => clock(first + at * everyMinutes))
}

export function isClosedDay({ closedDays }: Pick<VisitHours, 'closedDays'>, office: OfficeKey, date: string): boolean {
  return closedDays.some((day) => day.date === date && (day.office === null || day.office === office))
}

/** Returns the first and last bookable day of an office. Both are today if no day is bookable. Ignores booked visits. */
export function visitDays(hours: VisitHours, city: OfficeKey, now: number): { first: string; last: string } {
  const open = openDays(hours, city, now)
  const today = officeClock(city, now).date
  return { first: open[0] ?? today, last: open.at(-1) ?? today }
}

/** Returns the bookable days of an office, from today on. Ignores booked visits. */
export function openDays(hours: VisitHours, city: OfficeKey, now: number): string[] {
  const today = officeClock(city, now).date
  const days = Array.from({ length: hours.daysAhead + 1 }, (_, at) => dayAfter(today, at))
  return days.filter((day) => visitTimes(hours, { city, date: day }, now).length > 0)
}

/**
 * Returns the bookable start times of a day: all future start times, or none if the day is closed or cannot be booked. Ignores booked
 * visits.
 */
export function visitTimes(hours: VisitHours, { city, date }: Pick<Visit, 'city' | 'date'>, now: number): readonly string[] {
  const { date: today, time } = officeClock(city, now)
  if (!isDay(date) || date < today || date > dayAfter(today, hours.daysAhead) || isClosedDay(hours, city, date)) return []
  const times = timesOfDay(hours)
  return date === today ? times.filter((begin) => begin > time) : times
}

/** Whether a visit may begin at its date and time. Ignores booked visits. */
export function canVisit(hours: VisitHours, visit: Visit, now: number): boolean {
  return visitTimes(hours, visit, now).includes(visit.time)
}

/** Converts the local date and time of a visit to a timestamp in milliseconds. */
export function visitTimestamp({ city, date, time }: Visit): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  // computed twice, because near a DST change the first guess may use the wrong offset
  const near = asUtc - offsetMs(city, asUtc)
  return asUtc - offsetMs(city, near)
}

/** Converts a timestamp in milliseconds to the local date and time of an office. */
export function officeClock(city: OfficeKey, timestamp: number): { date: string; time: string } {
  const { timeZone } = officeOf(city)
  const [date = '', time = ''] = clockTime(timeZone, timestamp).split(' ')
  return { date, time }
}

function officeOf(city: OfficeKey): (typeof offices)[number] {
  const office = offices.find(({ key }) => key === city)
  if (!office) throw new Error(`There is no office ${city}`)
  return office
}

function offsetMs(city: OfficeKey, timestamp: number): number {
  const { date, time } = officeClock(city, timestamp)
  return Date.parse(`${date}T${time}:00Z`) - Math.floor(timestamp / minuteMs) * minuteMs
}

/** Whether a text is an existing calendar day in the format `2026-11-25`. */
export function isDay(date: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && dayAfter(date, 0) === date
}

function dayAfter(date: string, days: number): string {
  const timestamp = Date.parse(`${date}T00:00:00Z`) + days * dayMs
  return Number.isNaN(timestamp) ? '' : new Date(timestamp).toISOString().slice(0, 10)
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
