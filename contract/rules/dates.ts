import type { Language } from '#contract/language.ts'

const locales = { ru: 'ru-RU', en: 'en-GB' } as const satisfies Record<Language, string>
const formats = new Map<string, Intl.DateTimeFormat>()

/** A format takes long to make: each is made once, when it is first asked for. */
function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format
}

/** «21 ноября 2026 г.», "21 November 2026", where the person is. Only in the browser: the server knows no time zone. */
export function formatDate(language: Language, iso: string): string {
  return formatIso(dateFormat(locales[language], { day: 'numeric', month: 'long', year: 'numeric' }), iso)
}

/** «23 ноября в 12:00», "23 November at 12:00", where the person is. */
export function formatDateTime(language: Language, iso: string): string {
  return formatIso(dateFormat(locales[language], { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hour12: false }), iso)
}

/** «23 ноября 2026 г. в 12:00», "23 November 2026 at 12:00", where the person is or in the given time zone. */
export function formatLongDateTime(language: Language, at: Date | string, timeZone?: string): string {
  const format = dateFormat(locales[language], { dateStyle: 'long', timeStyle: 'short', ...(timeZone ? { timeZone } : {}) })
  return typeof at === 'string' ? formatIso(format, at) : format.format(at)
}

/** A day of a calendar, `2026-11-25`: «среда, 25 ноября», "Wednesday 25 November". */
export function formatWeekday(language: Language, day: string): string {
  return dateFormat(locales[language], { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

/** What clocks show in a time zone, for programs: `2026-11-25 12:00`. */
export function clockTime(timeZone: string, at: Date | number): string {
  // Swedish writes dates as ISO 8601 does
  return dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at)
}

/** What is no time stays as it is: a page does not break by it. */
function formatIso(format: Intl.DateTimeFormat, iso: string): string {
  const time = Date.parse(iso)
  return Number.isNaN(time) ? iso : format.format(time)
}
