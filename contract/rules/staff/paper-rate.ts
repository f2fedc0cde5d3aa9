import type { Language } from '#contract/language.ts'
import { formatDate } from '#contract/rules/dates.ts'
import { type ExchangeRate, formatConvertedExactly, formatRate } from '#contract/rules/exchange-rate.ts'
import { fillTemplate } from '#contract/rules/fill-template.ts'
import { toCents } from '#contract/rules/money.ts'
import { paperTexts } from '#contract/rules/staff/paper-texts.ts'

type Sums = { total_usd: string; due_usd: string; rate?: ExchangeRate | null | undefined }

/**
 * Describes the total of a document in rubles and dirhams, with the rate, its day and its source. If `isOwed`, describes the amount due
 * instead of the total. Null if the amount is zero or the document has no rate. Documents issued by earlier versions of the shop have no
 * rate.
 */
export function describePaperRate(language: Language, { rate, ...sums }: Sums, isOwed: boolean): string | null {
  const cents = toCents(isOwed ? sums.due_usd : sums.total_usd)
  if (!rate || cents === null) return null
  const texts = paperTexts[language]
  return fillTemplate(isOwed ? texts.dueConverted : texts.totalConverted, {
    rub: formatConvertedExactly(language, cents, rate, 'rub'),
    aed: formatConvertedExactly(language, cents, rate, 'aed'),
    rate: fillTemplate(rate.source === 'hand' ? texts.rateByHand : texts.rateOfBank, {
      day: formatDate(language, `${rate.day}T00:00:00Z`, 'UTC'),
      rub: formatRate(language, rate.rub),
      aed: formatRate(language, rate.aed),
    }),
  })
}
