import { type OfficeKey, offices } from '#contract/offices.ts'
import { clockTime } from '#contract/rules/dates.ts'
import { dayMs, minuteMs } from '#contract/rules/durations.ts'

/** Visiting hours in the office's time zone. A closed day with `office: null` applies to all offices. */
export type VisitHours = {
  opens: string
  closes: string
  everyMinutes: number
  daysAhead: number
  closedDays: readonly { date: string; office: OfficeKey | null }[]
}

/** A visit. `date` and `time` are local to the office: `2026-11-25`, `14:30`. */
export type Visit = { city: OfficeKey; date: string; time: string }

/** Returns all start times of a day, from opening to the last one before closing. */
export function timesOfDay({ opens, closes, everyMinutes }: VisitHours): readonly string[] {
  const [first, end] = [opens, closes].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))
  if (first === undefined || end === undefined) return []
  return Array.from({ length: Math.max(0, Math.ceil((end - first) / everyMinutes)) }, (_, at) => clock(first + at * everyMinutes))
}

/** Whether a day is one of the closed days of an office, or of all offices. */
export function isClosedDay({ closedDays }: Pick<VisitHours, 'closedDays'>, office: OfficeKey, date: string): boolean {
  return closedDays.some((day) => day.date === date && (day.office === null || day.office === office))
}

/** Returns the first and last bookable day. Today counts while a time is left; booked visits are not considered. */
export function visitDays(hours: VisitHours, city: OfficeKey, now: number): { first: string; last: string } {
  const open = openDays(hours, city, now)
  const today = officeClock(city, now).date
  return { first: open[0] ?? today, last: open.at(-1) ?? today }
}

/** Returns the bookable days from today on. Booked visits are not considered. */
export function openDays(hours: VisitHours, city: OfficeKey, now: number): string[] {
  const today = officeClock(city, now).date
  const days = Array.from({ length: hours.daysAhead + 1 }, (_, at) => dayAfter(today, at))
  return days.filter((day) => visitTimes(hours, { city, date: day }, now).length > 0)
}

/** Returns the times at which a visit may begin: none on a closed or past day, and none in the past. Booked visits are not considered. */
export function visitTimes(hours: VisitHours, { city, date }: Pick<Visit, 'city' | 'date'>, now: number): readonly string[] {
  const { date: today, time } = officeClock(city, now)
  if (!isDay(date) || date < today || date > dayAfter(today, hours.daysAhead) || isClosedDay(hours, city, date)) return []
  const times = timesOfDay(hours)
  return date === today ? times.filter((begin) => begin > time) : times
}

/** Whether a visit may begin at its day and time. Booked visits are not considered. */
export function canVisit(hours: VisitHours, visit: Visit, now: number): boolean {
  return visitTimes(hours, visit, now).includes(visit.time)
}

/** Returns the time of a visit in milliseconds, from the local day and time of its office. */
export function visitTimestamp({ city, date, time }: Visit): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  // computed twice: the first offset may belong to the other side of a daylight saving change
  const near = asUtc - offsetMs(city, asUtc)
  return asUtc - offsetMs(city, near)
}

/** Returns the local day and time of an office at a time in milliseconds. */
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

/** Whether a text is a calendar day, `2026-11-25`. */
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
