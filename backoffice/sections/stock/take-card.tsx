import type { StockTakeRow } from '#backoffice/client/stock-takes.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { usePlaceName } from '#backoffice/sections/stock/use-place-name.ts'
import { Badge } from '#backoffice/ui/badge.tsx'

export function TakeCard({ take }: { take: StockTakeRow }) {
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  const { seen, expected } = take.counts
  return (
    <span className="grid gap-0.5">
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate font-medium">{usePlaceName()(take.place)}</span>
        <span className="figures">{t('stockTakes.progress', { seen, expected })}</span>
      </span>
      <span className="flex items-baseline justify-between gap-3 text-13">
        <TakeState take={take} />
        <span className="figures text-stone">{t('stockTakes.byAt', { name: take.started_by, time: time(take.started_at) })}</span>
      </span>
    </span>
  )
}

export function TakeState({ take }: { take: StockTakeRow }) {
  const { t } = useI18n()
  return take.closed_at ? <Badge tone="quiet">{t('stockTakes.closed')}</Badge> : <Badge tone="attention">{t('stockTakes.open')}</Badge>
}
