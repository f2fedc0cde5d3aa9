import type { Language } from '#contract/language.ts'
import { numberFormat } from '#contract/rules/intl-formats.ts'
import { currency } from '#contract/rules/money.ts'

const usd = { style: 'currency', currency, maximumFractionDigits: 0 } as const
const formats = { ru: numberFormat('ru', usd), en: numberFormat('en', usd) }

/** Formats cents as dollars without decimals: «12 500 $», "$12,500". */
export function formatCents(language: Language, cents: number): string {
  return formats[language].format(cents / 100)
}
