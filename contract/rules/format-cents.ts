import type { Language } from '#contract/language.ts'

const usd = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const
const formats = { ru: new Intl.NumberFormat('ru-RU', usd), en: new Intl.NumberFormat('en-US', usd) } satisfies Record<
  Language,
  Intl.NumberFormat
>

/** Integer cents as people read dollars, without decimals: «12 500 $», "$12,500". */
export function formatCents(language: Language, cents: number): string {
  return formats[language].format(cents / 100)
}
