import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Badge, type Tone } from '#backoffice/ui/badge.tsx'
import type { BuybackState } from '#contract/rules/buyback-states.ts'

const tones: Record<BuybackState, Tone> = {
  asked: 'attention',
  estimated: 'quiet',
  countered: 'attention',
  accepted: 'quiet',
  received: 'attention',
  inspected: 'quiet',
  agreed: 'attention',
  paid: 'attention',
  stocked: 'good',
  declined: 'bad',
  returning: 'attention',
  returned: 'quiet',
}

export function BuybackStateBadge({ state }: { state: BuybackState }) {
  const { t } = useI18n()
  return <Badge tone={tones[state]}>{t(`buybacks.state.${state}`)}</Badge>
}

export function EstimateTime({ buyback: { state, valid_until: until, is_expired: isExpired } }: { buyback: Standing }) {
  const { t } = useI18n()
  const { day } = useFormat('Europe/Moscow')
  if (state !== 'estimated' || !until) return null
  const last = new Date(Date.parse(until) - 1).toISOString()
  return (
    <time dateTime={until} className={`figures text-12 whitespace-nowrap ${isExpired ? 'font-medium text-oxblood' : 'text-stone'}`}>
      {isExpired ? t('buybacks.expired') : t('buybacks.until', { day: day(last) })}
    </time>
  )
}

type Standing = { state: BuybackState; valid_until: string | null; is_expired: boolean }
type Sums = {
  low_usd: string | null
  high_usd: string | null
  counter_usd: string | null
  offered_usd: string | null
  consignor_share: string | null
} | null

/**
 * Formats the current sum of a buyback: the consignor's share in percent, else the offered sum, else the customer's counter-offer, else the
 * estimate. Returns '' without sums.
 */
export function useSumText(): (sums: Sums) => string {
  const { money } = useFormat()
  return (sums) => {
    if (!sums) return ''
    if (sums.consignor_share) return `${sums.consignor_share} %`
    const single = sums.offered_usd ?? sums.counter_usd
    if (single) return money(single)
    if (!sums.low_usd || !sums.high_usd) return ''
    return sums.low_usd === sums.high_usd ? money(sums.low_usd) : `${money(sums.low_usd)} – ${money(sums.high_usd)}`
  }
}
