import { clockTime } from '#contract/rules/dates.ts'
import { dayMs, minuteMs } from '#contract/rules/durations.ts'

/**
 * Hours without messages, in minutes since midnight in an office's time zone. If `to` is before `from`, the quiet hours end on the next
 * day.
 */
export type QuietHours = { from: number; to: number; timeZone: string }

const dayMinutes = dayMs / minuteMs

/** Converts a time such as 21:30 to minutes since midnight. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Converts minutes since midnight to a time such as 21:30. */
export function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Returns the end of the current quiet hours, or null outside of quiet hours. `now` is in milliseconds. */
export function findQuietEnd(now: number, { from, to, timeZone }: QuietHours): Date | null {
  const local = minutesOf(clockTime(timeZone, now).slice(-5))
  const isQuiet = from < to ? local >= from && local < to : local >= from || local < to
  if (!isQuiet) return null
  const whole = Math.floor(now / minuteMs) * minuteMs
  const end = whole + ((to - local + dayMinutes) % dayMinutes) * minuteMs
  // corrects for a change to or from daylight saving time between now and the end
  const late = minutesOf(clockTime(timeZone, end).slice(-5)) - to
  const shift = late > dayMinutes / 2 ? late - dayMinutes : late
  return new Date(end - shift * minuteMs)
}
