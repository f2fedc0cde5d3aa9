import type { Language } from '#contract/language.ts'
import { dateFormat } from '#contract/rules/intl-formats.ts'

/** «21 ноября 2026 г.», "November 21, 2026", where the person is or in the given time zone. Without one only in the browser: the server knows none. */
export function formatDate(language: Language, iso: string, timeZone?: string): string {
  return formatIso(dateFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone }), iso)
}

const toMinute = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' } as const

/** «23 ноября в 12:00 GMT+3», "November 23 at 12:00 GMT+3", where the person is; letters name another zone. */
export function formatDateTime(language: Language, iso: string): string {
  return formatIso(dateFormat(language, toMinute), iso)
}

/** «23 ноября 2026 г. в 12:00», "November 23, 2026 at 12:00" in the given time zone; without one where the person is, with its name: "12:00 GMT+3". */
export function formatLongDateTime(language: Language, at: Date | string, timeZone?: string): string {
  const format = dateFormat(
    language,
    timeZone ? { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23', timeZone } : { ...toMinute, year: 'numeric' },
  )
  return typeof at === 'string' ? formatIso(format, at) : format.format(at)
}

/** A day of a calendar, `2026-11-25`: «среда, 25 ноября», "Wednesday, November 25". */
export function formatWeekday(language: Language, day: string): string {
  const format = dateFormat(language, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' })
  return format.format(new Date(`${day}T00:00:00Z`))
}

/** What clocks show in a time zone, for programs: `2026-11-25 12:00`. */
export function clockTime(timeZone: string, at: Date | number): string {
  return dateFormat('iso', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at)
}

/** What is no time stays as it is: a page does not break by it. */
function formatIso(format: Intl.DateTimeFormat, iso: string): string {
  const time = Date.parse(iso)
  return Number.isNaN(time) ? iso : format.format(time)
}
