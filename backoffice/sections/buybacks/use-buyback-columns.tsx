import type { ListedBuyback } from '#backoffice/client/buybacks.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { BuybackStateBadge, EstimateTime, useSumText } from '#backoffice/sections/buybacks/buyback-state.tsx'
import type { Column } from '#backoffice/ui/data-list/columns.ts'

const nameOf = ({ brand, model, reference }: ListedBuyback) => [brand, model, reference].filter(Boolean).join(' ')

export function useBuybackColumns(): Column<ListedBuyback>[] {
  const { t } = useI18n()
  const sumText = useSumText()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  return [
    {
      key: 'number',
      title: t('buybacks.column.number'),
      width: '84px',
      render: ({ id }) => <span className="figures">{t('threads.number', { number: id })}</span>,
    },
    {
      key: 'state',
      title: t('buybacks.column.state'),
      width: 'minmax(300px,1fr)',
      render: (buyback) => (
        <span className="flex min-w-0 items-baseline gap-2 truncate">
          <BuybackStateBadge state={buyback.state} />
          <EstimateTime buyback={buyback} />
        </span>
      ),
    },
    {
      key: 'piece',
      title: t('buybacks.column.piece'),
      width: 'minmax(140px,1.4fr)',
      render: (buyback) => (
        <span className="truncate">
          {nameOf(buyback)}
          {buyback.terms !== 'buy' && <span className="text-stone"> · {t(`buybacks.terms.${buyback.terms}`)}</span>}
        </span>
      ),
    },
    {
      key: 'person',
      title: t('buybacks.column.person'),
      width: 'minmax(110px,0.8fr)',
      render: ({ person }) => <span className="truncate">{person ?? t('buybacks.anonymous')}</span>,
    },
    {
      key: 'sum',
      title: t('buybacks.column.sum'),
      width: '170px',
      align: 'end',
      render: ({ sums }) => <span className="figures truncate">{sumText(sums) || '—'}</span>,
    },
    {
      key: 'assignee',
      title: t('buybacks.column.assignee'),
      width: '110px',
      from: 'lg',
      render: ({ assignee }) => <span className="truncate text-stone">{assignee?.name ?? '—'}</span>,
    },
    {
      key: 'at',
      title: t('buybacks.column.at'),
      width: '132px',
      align: 'end',
      from: 'xl',
      render: ({ changed_at: at }) => <span className="text-stone">{time(at)}</span>,
    },
  ]
}

export function BuybackCard({ buyback }: { buyback: ListedBuyback }) {
  const { t } = useI18n()
  const sumText = useSumText()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  const { id, person, sums, assignee, changed_at: at } = buyback
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate font-medium">{nameOf(buyback)}</span>
        <span className="figures shrink-0 text-12 text-stone">{time(at)}</span>
      </div>
      <div className="flex items-baseline justify-between gap-3 text-14">
        <span className="min-w-0 truncate">{person ?? t('buybacks.anonymous')}</span>
        <span className="figures shrink-0">{sumText(sums)}</span>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-2 text-13">
        <BuybackStateBadge state={buyback.state} />
        <EstimateTime buyback={buyback} />
        <span className="figures ml-auto text-12 text-stone">
          {[assignee?.name, t('threads.number', { number: id })].filter(Boolean).join(' · ')}
        </span>
      </div>
    </div>
  )
}
