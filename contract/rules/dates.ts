import type { Language } from '#contract/language.ts'
import { dateFormat } from '#contract/rules/intl-formats.ts'

/** Formats a date: «21 ноября 2026 г.», "November 21, 2026". Without `timeZone`, uses the browser's; the server must pass one. */
export function formatDate(language: Language, iso: string, timeZone?: string): string {
  return formatIso(dateFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone }), iso)
}

const toMinute = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' } as const

/** Formats a date and time in the browser's time zone: «23 ноября в 12:00 GMT+3», "November 23 at 12:00 GMT+3". */
export function formatDateTime(language: Language, iso: string): string {
  return formatIso(dateFormat(language, toMinute), iso)
}

/**
 * Formats a date with year and time: «23 ноября 2026 г. в 12:00», "November 23, 2026 at 12:00". Without `timeZone`, uses the browser's and
 * names it: "12:00 GMT+3".
 */
export function formatLongDateTime(language: Language, at: Date | string, timeZone?: string): string {
  const format = dateFormat(
    language,
    timeZone ? { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23', timeZone } : { ...toMinute, year: 'numeric' },
  )
  return typeof at === 'string' ? formatIso(format, at) : format.format(at)
}

/** Formats a calendar day `2026-11-25`: «среда, 25 ноября», "Wednesday, November 25". */
export function formatWeekday(language: Language, day: string): string {
  const format = dateFormat(language, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' })
  return format.format(new Date(`${day}T00:00:00Z`))
}

/** Formats a time in a time zone, for programs: `2026-11-25 12:00`. */
export function clockTime(timeZone: string, at: Date | number): string {
  return dateFormat('iso', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at)
}

/** Returns the calendar day of a time in a time zone: `2026-11-25`. */
export const calendarDay = (timeZone: string, at: Date | number): string => clockTime(timeZone, at).slice(0, 10)

/** Returns a malformed time unchanged, so that the page still renders. */
function formatIso(format: Intl.DateTimeFormat, iso: string): string {
  const time = Date.parse(iso)
  return Number.isNaN(time) ? iso : format.format(time)
}
