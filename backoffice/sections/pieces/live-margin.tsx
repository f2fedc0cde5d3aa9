import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { toCents } from '#contract/rules/money.ts'
import { type Books, marginCents, payoutCents } from '#contract/rules/staff/margin.ts'
import type { Ownership } from '#contract/rules/staff/piece-enums.ts'

export type MarginTerms = {
  ownership: Ownership
  cost_usd: string | null
  unit_expenses_usd: string
  consignor_share: number | null
  consignor_usd: string | null
}

const centsOf = (usd: string | null) => (usd === null ? null : toCents(usd))

export function LiveMargin({ terms, usd, className = '' }: { terms: MarginTerms; usd: string | null; className?: string }) {
  const { t } = useI18n()
  const { money } = useFormat()
  const price = centsOf(usd)
  if (price === null) return null
  const books: Books = {
    ownership: terms.ownership,
    costCents: centsOf(terms.cost_usd),
    unitExpensesCents: centsOf(terms.unit_expenses_usd) ?? 0,
    consignorShare: terms.consignor_share,
    consignorCents: centsOf(terms.consignor_usd),
  }
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
