import type { Language } from '#contract/language.ts'
import { type OfficeKey, offices } from '#contract/offices.ts'
import { calendarDay, clockTime, formatLongDateTime } from '#contract/rules/dates.ts'

/** Names of time zones for use after a time. `own` is the reader's time zone; the other names belong to the offices' time zones. */
export const clockNames: Record<Language, Record<OfficeKey | 'own', string>> = {
  ru: { moscow: 'по московскому времени', dubai: 'по времени Дубая', own: 'по вашему времени' },
  en: { moscow: 'Moscow time', dubai: 'Dubai time', own: 'your time' },
}

/**
 * Formats a time at an office with the name of its zone: "November 23, 2026 at 12:00 Moscow time". If the time in the reader's zone
 * (`ownZone`) differs, that time comes first: "November 23, 2026 at 04:00 your time (12:00 Moscow time)".
 */
export function formatPlaceTime(language: Language, at: Date | string, office: OfficeKey, ownZone?: string | null): string {
  const { timeZone } = offices.find(({ key }) => key === office) ?? offices[0]
  const time = new Date(at)
  if (Number.isNaN(time.getTime())) return String(at)
  const long = (zone: string) => formatLongDateTime(language, time, zone)
  const names = clockNames[language]
  if (!ownZone || clockTime(ownZone, time) === clockTime(timeZone, time)) return `${long(timeZone)} ${names[office]}`
  const isSameDay = calendarDay(ownZone, time) === calendarDay(timeZone, time)
  const there = isSameDay ? clockTime(timeZone, time).slice(11) : long(timeZone)
  return `${long(ownZone)} ${names.own} (${there} ${names[office]})`
}

/** Formats a time in the time zone of Moscow, with the name of the zone. */
export const formatMoscowTime = (at: Date, language: Language): string => formatPlaceTime(language, at, 'moscow')
