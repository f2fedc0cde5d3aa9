import type { Language } from '#contract/language.ts'
import { dateFormat } from '#contract/rules/intl-formats.ts'

/**
 * Formats a date: «21 ноября 2026 г.», "November 21, 2026". Without `timeZone`, uses the local time zone, so the server must always pass
 * one.
 */
export function formatDate(language: Language, iso: string, timeZone?: string): string {
  return formatIso(dateFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone }), iso)
}

/** Formats a date and time in a time zone: «23 ноября 2026 г. в 12:00», "November 23, 2026 at 12:00". */
export function formatLongDateTime(language: Language, at: Date, timeZone: string): string {
  return withoutBreak(dateFormat(language, { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23', timeZone }).format(at))
}

/** Formats a calendar day such as `2026-11-25`: «среда, 25 ноября», "Wednesday, November 25". */
export function formatWeekday(language: Language, day: string): string {
  const format = dateFormat(language, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' })
  return withoutBreak(format.format(new Date(`${day}T00:00:00Z`)))
}

/** Formats a time in a time zone in a sortable form: `2026-11-25 12:00`. */
export function clockTime(timeZone: string, at: Date | number): string {
  return dateFormat('iso', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at)
}

/** Returns the calendar day of a time in a time zone, such as `2026-11-25`. */
export const calendarDay = (timeZone: string, at: Date | number): string => clockTime(timeZone, at).slice(0, 10)

/** Returns a malformed time unchanged, so that the page still renders. */
function formatIso(format: Intl.DateTimeFormat, iso: string): string {
  const time = Date.parse(iso)
  return Number.isNaN(time) ? iso : withoutBreak(format.format(time))
}

/** Keeps day and month on one line: «29 ноября», "November 29". */
const withoutBreak = (date: string): string => date.replace(dayAndMonth, (found) => found.replace(' ', '\u00A0'))
const dayAndMonth = /(?<!\d)\d{1,2} \p{Script=Cyrillic}{3,}|\p{Lu}\p{Ll}{2,} \d{1,2}(?!\d)/u
