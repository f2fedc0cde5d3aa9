import type { Language } from '#contract/language.ts'
import { dayMs } from '#contract/rules/durations.ts'
import { numberFormat } from '#contract/rules/intl-formats.ts'

/** Sources of an exchange rate. `hand`: entered manually. */
export const rateSources = ['bank-of-russia', 'hand'] as const
type RateSource = (typeof rateSources)[number]

/** Currencies shown beside US dollars. Prices are always set in US dollars. */
export const otherCurrencies = ['rub', 'aed'] as const
export type OtherCurrency = (typeof otherCurrencies)[number]

/** Rubles and dirhams per dollar, as decimal numbers such as `81.1234`. `day`: the day for which the rate was set. */
export type ExchangeRate = { source: RateSource; day: string; rub: string; aed: string }

/** The maximum number of decimals stored for a rate. */
const rateDigits = 6
const unit = 10n ** BigInt(rateDigits)

/**
 * Parses a typed rate, such as `81,1234` or `3.6725`, into a decimal number without superfluous zeros. Null if it is malformed, zero or too
 * large.
 */
export function parseRate(text: string): string | null {
  const typed = text.trim()
  if (!/^\d{1,5}(?:[.,]\d{1,6})?$/.test(typed)) return null
  const rate = Number(typed.replace(',', '.'))
  return rate === 0 ? null : String(rate)
}

/** Plausible rates. A misplaced decimal point or swapped fields give a rate outside these bounds. */
const typedBounds = { rub: [10, 500], aed: [3, 4.5] } as const

/** Parses a typed rate of a currency. Null if it is malformed or implausible. */
export function parseTypedRate(text: string, currency: OtherCurrency): string | null {
  const [from, to] = typedBounds[currency]
  const rate = parseRate(text)
  return rate !== null && Number(rate) >= from && Number(rate) <= to ? rate : null
}

/** Converts cents to kopecks or fils at a rate per dollar, rounding half up. Uses integer arithmetic to be exact. */
export function convertCents(cents: number, perUsd: string): number {
  const [whole = '0', fraction = ''] = perUsd.split('.')
  const rate = BigInt(whole + fraction.slice(0, rateDigits).padEnd(rateDigits, '0'))
  return Number((BigInt(Math.round(cents)) * rate + unit / 2n) / unit)
}

/** Formats a price in rubles or dirhams, in whole units: «1 009 613 ₽», "RUB 1,009,613". */
export function formatConverted(language: Language, cents: number, rate: ExchangeRate, other: OtherCurrency): string {
  return wholeFormat(language, other).format(Math.round(convertCents(cents, rate[other]) / 100))
}

/** Formats an amount of a document in rubles or dirhams, with kopecks or fils: «1 009 613,25 ₽». */
export function formatConvertedExactly(language: Language, cents: number, rate: ExchangeRate, other: OtherCurrency): string {
  return numberFormat(language, { style: 'currency', currency: other.toUpperCase() }).format(convertCents(cents, rate[other]) / 100)
}

/**
 * Formats a rounded price for visitors: «≈ 1,2 млн ₽», "≈ RUB 1.2M". Rounds to tens below ten thousand, to one decimal between 1 and 100
 * million, and to three digits otherwise. Use only on the server, because browsers abbreviate numbers differently.
 */
export function formatApproximately(language: Language, cents: number, rate: ExchangeRate, other: OtherCurrency): string {
  const value = roundRoughly(convertCents(cents, rate[other]) / 100)
  const format = value < compactFrom ? wholeFormat(language, other) : compactFormat(language, other)
  return `≈\u00A0${format.format(value)}`
}

const compactFrom = 10_000

function roundRoughly(value: number): number {
  const steps = [
    [100_000_000, 1_000_000],
    [999_500, 100_000],
    [100_000, 1000],
    [9995, 100],
  ] as const
  const [, step] = steps.find(([from]) => value >= from) ?? [0, 10]
  return Math.round(value / step) * step
}

const currencyOf = (other: OtherCurrency) => ({ style: 'currency', currency: other.toUpperCase() }) as const

const wholeFormat = (language: Language, other: OtherCurrency) => numberFormat(language, { ...currencyOf(other), maximumFractionDigits: 0 })

const compactFormat = (language: Language, other: OtherCurrency) =>
  numberFormat(language, { ...currencyOf(other), notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 })

/** Formats an exchange rate: «81,1234», "81.1234". */
export const formatRate = (language: Language, perUsd: string) =>
  numberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: rateDigits }).format(Number(perUsd))

/** A rate older than this many days is marked as old. A Saturday's rate is still in force on Tuesday if Monday is a holiday. */
const oldAfterDays = 4

const daysBetween = (from: string, to: string) => (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs

export const isOldRate = ({ day }: ExchangeRate, today: string) => daysBetween(day, today) > oldAfterDays

/** Whether a rate is recent enough for customers. `daysMax`: the owner setting `rate_days`. */
export const isShowableRate = ({ day }: ExchangeRate, today: string, daysMax: number) => daysBetween(day, today) <= daysMax

/** Returns the rate with the newest day. If both rates are for the same day, returns the manual rate. */
export function newestRate(bank: ExchangeRate | null, hand: ExchangeRate | null): ExchangeRate | null {
  if (!bank || !hand) return bank ?? hand
  return hand.day >= bank.day ? hand : bank
}
