import type { Language } from '#contract/language.ts'

const locales = { ru: 'ru-RU', en: 'en-GB' } as const satisfies Record<Language, string>
const formats = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat | Intl.RelativeTimeFormat>()

/** A format takes long to make: each is made once. */
function formatOf<Format extends Intl.DateTimeFormat | Intl.NumberFormat | Intl.RelativeTimeFormat>(
  key: string,
  make: () => Format,
): Format {
  const known = formats.get(key)
  if (known) return known as Format
  const made = make()
  formats.set(key, made)
  return made
}

/** A time of the wire, in a time zone: «21 нояб., 18:40», "21 Nov, 18:40"; with the year when it is another than this. */
export function formatTime(language: Language, iso: string, timeZone?: string): string {
  const isThisYear = new Date(iso).getFullYear() === new Date().getFullYear()
  const year = isThisYear ? undefined : 'numeric'
  const options = { day: 'numeric', month: 'short', year, hour: '2-digit', minute: '2-digit', hour12: false, timeZone } as const
  return formatOf(`time ${language} ${year} ${timeZone}`, () => new Intl.DateTimeFormat(locales[language], options)).format(new Date(iso))
}

/** A day: «21 ноября 2026 г.», "21 November 2026". */
export function formatDay(language: Language, iso: string, timeZone?: string): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone } as const
  return formatOf(`day ${language} ${timeZone}`, () => new Intl.DateTimeFormat(locales[language], options)).format(new Date(iso))
}

/** Hours and minutes on the clocks of a time zone. */
export function formatClock(language: Language, iso: string, timeZone?: string): string {
  const options = { hour: '2-digit', minute: '2-digit', hour12: false, timeZone } as const
  return formatOf(`clock ${language} ${timeZone}`, () => new Intl.DateTimeFormat(locales[language], options)).format(new Date(iso))
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How far a time is from now: «2 ч назад», "in 3 days". */
export function formatDistance(language: Language, iso: string, now = Date.now()): string {
  const distance = Date.parse(iso) - now
  const [unit, size] = units.find(([, each]) => Math.abs(distance) >= each) ?? (['minute', 60_000] as const)
  const format = formatOf(`distance ${language}`, () => new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto', style: 'short' }))
  return format.format(Math.trunc(distance / size), unit)
}

/** A number with its thousands apart. */
export function formatNumber(language: Language, value: number): string {
  return formatOf(`number ${language}`, () => new Intl.NumberFormat(language === 'ru' ? 'ru-RU' : 'en-US')).format(value)
}

/** Dollars of the wire as people read them: «12 500 $», "$12,500.50"; cents only where there are some. A dash where there is no price. */
export function formatMoney(language: Language, usd: string | number | null | undefined): string {
  if (usd === null || usd === undefined || usd === '') return '—'
  const value = Number(usd)
  const digits = Number.isInteger(value) ? 0 : 2
  const options = { style: 'currency', currency: 'USD', minimumFractionDigits: digits, maximumFractionDigits: digits } as const
  return formatOf(`money ${language} ${digits}`, () => new Intl.NumberFormat(language === 'ru' ? 'ru-RU' : 'en-US', options)).format(value)
}
