import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { toCents } from '#contract/rules/money.ts'
import { booksOf, marginCents, type MarginTerms, payoutCents } from '#contract/rules/staff/margin.ts'

export function LiveMargin({ terms, usd, className = '' }: { terms: MarginTerms; usd: string | null; className?: string }) {
  const { t } = useI18n()
  const { money } = useFormat()
  const price = toCents(usd)
  if (price === null) return null
  const books = booksOf(terms)
  const margin = marginCents(books, price)
  const payout = payoutCents(books, price)
  const sum = (cents: number) => money(String(cents / 100))
  const parts = [
    margin === null ? t('pieces.price.marginUnknown') : t('pieces.price.margin', { sum: sum(margin) }),
    payout === null ? null : t('pieces.price.payout', { sum: sum(payout) }),
  ]
  const color = margin !== null && margin < 0 ? 'text-oxblood' : 'text-stone'
  return <output className={`figures block text-12 ${color} ${className}`}>{parts.filter(Boolean).join(' · ')}</output>
}
