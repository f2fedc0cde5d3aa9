import { company } from '#contract/company.ts'
import { clockTime } from '#contract/rules/dates.ts'
import { dayMs, minuteMs } from '#contract/rules/durations.ts'

export type OfficeKey = (typeof company.offices)[number]['key']

/** The time of a visit: a local day and time of that office, `2026-11-25` and `14:30`. */
export type Visit = { city: OfficeKey; date: string; time: string }

/** Every time of day at which visits begin, from opening until the last one before closing. */
export const timesOfDay: readonly string[] = everyTime()
const closed: readonly string[] = company.appointments.closedDates

/** The first and the last day that can be chosen: today while it still has a free time, and the end of the window. */
export function visitDays(city: OfficeKey, now: number): { first: string; last: string } {
  const today = officeClock(city, now).date
  const days = Array.from({ length: company.appointments.daysAhead + 1 }, (_, at) => dayAfter(today, at))
  const open = days.filter((day) => visitTimes(city, day, now).length > 0)
  return { first: open[0] ?? today, last: open.at(-1) ?? today }
}

/** The times of a day at which a visit may begin: none on a closed or a past day, none that has begun. */
export function visitTimes(city: OfficeKey, date: string, now: number): readonly string[] {
  const { date: today, time } = officeClock(city, now)
  if (!isDay(date) || date < today || date > dayAfter(today, company.appointments.daysAhead) || closed.includes(date)) return []
  return date === today ? timesOfDay.filter((begin) => begin > time) : timesOfDay
}

/** Whether the shop can receive somebody then. */
export function canVisit({ city, date, time }: Visit, now: number): boolean {
  return visitTimes(city, date, now).includes(time)
}

/** The instant, in milliseconds, of a local day and time of an office. */
export function visitTimestamp({ city, date, time }: Visit): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  // twice: the offset a day earlier or later may belong to the other season
  const near = asUtc - offsetMs(city, asUtc)
  return asUtc - offsetMs(city, near)
}

/** The local time of an office. */
export function officeClock(city: OfficeKey, timestamp: number): { date: string; time: string } {
  const { timeZone } = officeOf(city)
  const [date = '', time = ''] = clockTime(timeZone, timestamp).split(' ')
  return { date, time }
}

function officeOf(city: OfficeKey): (typeof company.offices)[number] {
  const office = company.offices.find(({ key }) => key === city)
  if (!office) throw new Error(`There is no office ${city}`)
  return office
}

function offsetMs(city: OfficeKey, timestamp: number): number {
  const { date, time } = officeClock(city, timestamp)
  return Date.parse(`${date}T${time}:00Z`) - Math.floor(timestamp / minuteMs) * minuteMs
}

/** Whether it is a day of the calendar, `2026-11-25`. */
export function isDay(date: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && dayAfter(date, 0) === date
}

function dayAfter(date: string, days: number): string {
  const timestamp = Date.parse(`${date}T00:00:00Z`) + days * dayMs
  return Number.isNaN(timestamp) ? '' : new Date(timestamp).toISOString().slice(0, 10)
}

function everyTime(): string[] {
  const { opens, closes, everyMinutes } = company.appointments
  const [first, end] = [opens, closes].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))
  if (first === undefined || end === undefined) return []
  return Array.from({ length: Math.ceil((end - first) / everyMinutes) }, (_, at) => clock(first + at * everyMinutes))
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
