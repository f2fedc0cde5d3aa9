import type { StockTakeRow } from '#backoffice/client/stock-takes.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { TakeState } from '#backoffice/sections/stock/take-card.tsx'
import { usePlaceName } from '#backoffice/sections/stock/use-place-name.ts'
import type { Column } from '#backoffice/ui/data-list/columns.ts'

export function useTakeColumns(): Column<StockTakeRow>[] {
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  const placeName = usePlaceName()
  return [
    { key: 'place', title: t('stockTakes.columns.place'), width: 'minmax(180px,2fr)', render: ({ place }) => placeName(place) },
    { key: 'state', title: t('stockTakes.columns.state'), width: '136px', render: (take) => <TakeState take={take} /> },
    { key: 'started', title: t('stockTakes.columns.started'), width: '160px', render: ({ started_at: at }) => time(at) },
    { key: 'by', title: t('stockTakes.columns.by'), render: ({ started_by: by }) => by },
    {
      key: 'seen',
      title: t('stockTakes.columns.seen'),
      width: '120px',
      align: 'end',
      render: ({ counts: { seen, expected } }) => t('stockTakes.progress', { seen, expected }),
    },
    { key: 'missing', title: t('stockTakes.columns.missing'), width: '120px', align: 'end', render: ({ counts }) => counts.missing },
    {
      key: 'extra',
      title: t('stockTakes.columns.extra'),
      width: '96px',
      align: 'end',
      render: ({ counts: { elsewhere, unexpected } }) => elsewhere + unexpected,
    },
  ]
}
