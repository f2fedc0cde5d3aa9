import type { Language } from '#contract/language.ts'
import { dayMs, hourMs, minuteMs } from '#contract/rules/durations.ts'
import { dateFormat, numberFormat } from '#contract/rules/intl-formats.ts'

const clock = { hour: '2-digit', minute: '2-digit', hour12: false } as const

/** A time of the wire, in a time zone: «21 нояб., 18:40», "21 Nov, 18:40"; with the year when it is another than this. */
export function formatTime(language: Language, iso: string, timeZone?: string): string {
  const at = new Date(iso)
  const year = at.getFullYear() === new Date().getFullYear() ? undefined : 'numeric'
  return dateFormat(language, { day: 'numeric', month: 'short', year, ...clock, timeZone }).format(at)
}

/** Hours and minutes on the clocks of a time zone. */
export function formatClock(language: Language, iso: string, timeZone?: string): string {
  return dateFormat(language, { ...clock, timeZone }).format(new Date(iso))
}

const style = { numeric: 'auto', style: 'short' } as const
const distances = { ru: new Intl.RelativeTimeFormat('ru-RU', style), en: new Intl.RelativeTimeFormat('en-GB', style) }
const units = [
  ['day', dayMs],
  ['hour', hourMs],
  ['minute', minuteMs],
] as const

/** How far a time is from now: «2 ч назад», "in 3 days". */
export function formatDistance(language: Language, iso: string, now = Date.now()): string {
  const distance = Date.parse(iso) - now
  const [unit, size] = units.find(([, each]) => Math.abs(distance) >= each) ?? (['minute', minuteMs] as const)
  return distances[language].format(Math.trunc(distance / size), unit)
}

/** A number with its thousands apart. */
export function formatNumber(language: Language, value: number): string {
  return numberFormat(language).format(value)
}

/** Percent as they are written: «12,5 %», "12.5%". */
export function formatPercent(language: Language, value: number): string {
  return `${formatNumber(language, value)}${language === 'ru' ? '\u00A0' : ''}%`
}

/** How much room something takes: «1,5 ГБ», "12 MB". */
export function formatBytes(language: Language, bytes: number): string {
  const [unit, size] = bytes >= 1e9 ? (['gigabyte', 1e9] as const) : (['megabyte', 1e6] as const)
  return numberFormat(language, { style: 'unit', unit, maximumFractionDigits: bytes >= 1e10 ? 0 : 1 }).format(bytes / size)
}

/** Dollars of the wire as people read them: «12 500 $», "$12,500.50"; cents only where there are some. A dash where there is no price. */
export function formatMoney(language: Language, usd: string | number | null | undefined): string {
  if (usd === null || usd === undefined || usd === '') return '—'
  const value = Number(usd)
  const digits = Number.isInteger(value) ? 0 : 2
  const options = { style: 'currency', currency: 'USD', minimumFractionDigits: digits, maximumFractionDigits: digits } as const
  return numberFormat(language, options).format(value)
}
