import type { Language } from '#contract/language.ts'
import { calendarDay, clockTime } from '#contract/rules/dates.ts'
import { dayMs, hourMs, minuteMs } from '#contract/rules/durations.ts'
import { dateFormat, numberFormat } from '#contract/rules/intl-formats.ts'
import { formatUsd } from '#contract/rules/staff/format-usd.ts'

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

const getOwnZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * Formats an ISO timestamp in a time zone: «21 нояб., 18:40», "Nov 21, 18:40". Adds the year if it is not the current year, and the zone if
 * the reader's clock shows another time: "Nov 21, 18:40 GMT+3".
 */
export function formatTime(language: Language, iso: string, timeZone: string, ownZone = getOwnZone()): string {
  const at = new Date(iso)
  const year = clockTime(timeZone, at).slice(0, 4) === clockTime(timeZone, Date.now()).slice(0, 4) ? undefined : 'numeric'
  const time = dateFormat(language, { day: 'numeric', month: 'short', year, ...clock, timeZone }).format(at)
  return time + nameOtherZone(language, iso, timeZone, ownZone)
}

/** Returns a space and the name of a time zone, or '' if the reader's clock shows the same time as that zone. */
export function nameOtherZone(language: Language, iso: string, timeZone: string, ownZone = getOwnZone()): string {
  const at = new Date(iso)
  if (clockTime(timeZone, at) === clockTime(ownZone, at)) return ''
  const parts = dateFormat(language, { ...clock, timeZone, timeZoneName: 'short' }).formatToParts(at)
  return ` ${parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone}`
}

export function formatClock(language: Language, iso: string, timeZone: string): string {
  return dateFormat(language, { ...clock, timeZone }).format(new Date(iso))
}

// always numeric: "tomorrow" would be wrong for a time 47 hours from now
const distances = {
  ru: new Intl.RelativeTimeFormat('ru-RU', { style: 'short' }),
  en: new Intl.RelativeTimeFormat('en-US', { style: 'short' }),
}
const daysFrom = 2 * dayMs

/** Formats a range of days in a time zone: «23–29 ноября 2026 г.», "November 23 – 29, 2026". */
export function formatDays(language: Language, from: string, to: string, timeZone: string): string {
  const format = dateFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone })
  return format.formatRange(new Date(from), new Date(to))
}

/** Formats the distance from now: «2 ч назад», "in 47 hr.", "in 3 days". Counts calendar days in the time zone. */
export function formatDistance(language: Language, iso: string, timeZone: string, now = Date.now()): string {
  const distance = Date.parse(iso) - now
  const apart = Math.abs(distance)
  const dayOf = (at: number) => Date.parse(calendarDay(timeZone, at)) / dayMs
  if (apart >= daysFrom) return distances[language].format(dayOf(now + distance) - dayOf(now), 'day')
  const [unit, size] = apart >= hourMs ? (['hour', hourMs] as const) : (['minute', minuteMs] as const)
  return distances[language].format(Math.trunc(distance / size), unit)
}

export function formatNumber(language: Language, value: number): string {
  return numberFormat(language).format(value)
}

/** Formats a difference with its sign: «+4», "−25". Zero has no sign. */
export function formatSigned(language: Language, value: number): string {
  return numberFormat(language, { signDisplay: 'exceptZero' }).format(value).replace('-', '\u2212')
}

export function formatPercent(language: Language, value: number): string {
  return `${formatNumber(language, value)}${language === 'ru' ? '\u00A0' : ''}%`
}

/** Formats a file size: «1,5 ГБ», "12 MB". */
export function formatBytes(language: Language, bytes: number): string {
  if (bytes < 1e6)
    return numberFormat(language, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }).format(Math.ceil(bytes / 1e3))
  const [unit, size] = bytes >= 1e9 ? (['gigabyte', 1e9] as const) : (['megabyte', 1e6] as const)
  return numberFormat(language, { style: 'unit', unit, maximumFractionDigits: bytes >= 1e10 ? 0 : 1 }).format(bytes / size)
}

/** Formats US dollars: «12 500 $», "$12,500.50". Omits zero cents. Returns a dash for a missing price. */
export const formatMoney = formatUsd
