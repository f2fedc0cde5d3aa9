import type { Language } from '#contract/language.ts'
import { toCents } from '#contract/rules/money.ts'

const usd = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const
const prices = { ru: new Intl.NumberFormat('ru-RU', usd), en: new Intl.NumberFormat('en-US', usd) }
const numbers = { ru: new Intl.NumberFormat('ru-RU'), en: new Intl.NumberFormat('en-US') }
const noBreak = '\u00A0'

/** Integer cents as dollars without decimals: «12 500 $», "$12,500" (CAT-02). */
export function formatCents(language: Language, cents: number): string {
  return prices[language].format(cents / 100)
}

/** A price of the wire, or null when the price is told on request. */
export function formatPrice(language: Language, piece: { price_usd: string | null; price_on_request: boolean }): string | null {
  const cents = piece.price_on_request ? null : toCents(piece.price_usd)
  return cents === null ? null : formatCents(language, cents)
}

/** Whole numbers below a thousand look the same everywhere; a page has a hundred of them, and Intl is slow. */
export function formatNumber(language: Language, value: number): string {
  return Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : numbers[language].format(value)
}

/** A number and its unit, never apart at the end of a line: 41 mm. */
export function withUnit(language: Language, value: number, unit: string): string {
  return `${formatNumber(language, value)}${noBreak}${unit}`
}

const days = {
  ru: new Intl.DateTimeFormat('ru-RU', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }),
  en: new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }),
}

/** A day of a calendar, `2026-11-25`: «среда, 25 ноября», "Wednesday 25 November". */
export function formatDay(language: Language, day: string): string {
  return days[language].format(new Date(`${day}T00:00:00Z`))
}
