import type { Language } from '#contract/language.ts'
import { numberFormat } from '#contract/rules/intl-formats.ts'
import { currency } from '#contract/rules/money.ts'

/** Formats US dollars. Omits zero cents. Returns a dash for a missing value. */
export function formatUsd(language: Language, usd: string | number | null | undefined): string {
  if (usd === null || usd === undefined || usd === '') return '—'
  const value = Number(usd)
  const digits = Number.isInteger(value) ? 0 : 2
  const options = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const
  return numberFormat(language, options).format(value)
}
