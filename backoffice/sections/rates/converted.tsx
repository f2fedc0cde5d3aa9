import { useQuery } from '@tanstack/react-query'
import { ratesQuery } from '#backoffice/client/rates.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { PageTexts } from '#backoffice/i18n/page-texts.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { rateTexts } from '#backoffice/sections/rates/rate-texts.ts'
import { formatConverted, isOldRate, otherCurrencies } from '#contract/rules/exchange-rate.ts'

type Props = { usd: string | number | null; className?: string }

/**
 * Shows a sum in rubles and dirhams below the sum in dollars. The tooltip names the source and date of the rate. If the rate is old, both
 * are also visible on the page. Renders nothing if there is no rate.
 */
export function Converted({ usd, className = '' }: Props) {
  return (
    <PageTexts texts={rateTexts}>
      <Line usd={usd} className={className} />
    </PageTexts>
  )
}

function Line({ usd, className }: Props) {
  const { t, language } = useI18n()
  const { calendarDay } = useFormat()
  const { data } = useQuery(ratesQuery)
  const cents = Math.round(Number(usd ?? 0) * 100)
  if (!data?.current || cents <= 0) return null
  const { current: rate, today } = data
  const about = t(rate.source === 'hand' ? 'rates.aboutHand' : 'rates.about', { day: calendarDay(rate.day) })
  return (
    <span className={`figures block text-12 text-stone ${className}`} title={about}>
      {otherCurrencies.map((other) => formatConverted(language, cents, rate, other)).join(' · ')}
      {isOldRate(rate, today) ? <span className="block text-oxblood">{about}</span> : <span className="sr-only">. {about}</span>}
    </span>
  )
}
