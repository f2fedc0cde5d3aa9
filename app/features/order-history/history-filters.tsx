import type { HistoryView } from '#app/client/order-history.ts'
import { defaultHistoryView } from '#app/features/order-history/history-params.ts'
import { HistorySearch } from '#app/features/order-history/history-search.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { InlineSelect } from '#app/ui/inline-select.tsx'
import { orderOrderings, orderStatuses } from '#contract/rules/order-enums.ts'

type Props = { view: HistoryView; onChange: (change: Partial<HistoryView>) => void }

export function HistoryFilters({ view, onChange }: Props) {
  const { t } = useI18n()
  const statuses = [
    { value: '', label: t('history.filters.allStatuses') },
    ...orderStatuses.map((value) => ({ value, label: t(`history.status.${value}`) })),
  ]
  return (
    <div className="no-print grid gap-x-8 gap-y-2 lg:grid-cols-[minmax(0,1fr)_auto_auto] lg:items-center">
      <HistorySearch applied={view.search} onSearch={(search) => onChange({ search })} />
      <InlineSelect
        label={t('history.filters.status')}
        value={view.status}
        options={statuses}
        onChange={({ target }) => onChange({ status: orderStatuses.find((known) => known === target.value) ?? '' })}
      />
      <InlineSelect
        label={t('history.filters.sort')}
        value={view.ordering}
        options={orderOrderings.map((value) => ({ value, label: t(`history.sort.${value}`) }))}
        onChange={({ target }) =>
          onChange({ ordering: orderOrderings.find((known) => known === target.value) ?? defaultHistoryView.ordering })
        }
      />
    </div>
  )
}

export function HistoryChips({ view, onChange }: Props) {
  const { t } = useI18n()
  const chips: { name: string; rest: Partial<HistoryView> }[] = []
  if (view.search) chips.push({ name: t('history.filters.search', { text: view.search }), rest: { search: '' } })
  if (view.status) chips.push({ name: t(`history.status.${view.status}`), rest: { status: '' } })
  if (!chips.length) return null
  return (
    <ul aria-label={t('history.filters.chosen')} className="no-print flex flex-wrap items-center gap-2">
      {chips.map(({ name, rest }) => (
        <li key={name} className="max-w-full">
          <button
            type="button"
            aria-label={t('history.filters.remove', { name })}
            onClick={() => onChange(rest)}
            className="icon icon-close flex min-h-11 max-w-full flex-row-reverse items-center gap-2 rounded-2 border border-hairline px-3 text-13 transition-colors [--icon-size:14px] hover:border-brass hover:text-brass wide:min-h-9"
          >
            <span className="min-w-0 truncate">{name}</span>
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => onChange({ search: '', status: '' })}
          className="quiet-link inline-flex min-h-11 items-center px-2 text-13 underline decoration-ink/30 underline-offset-4 wide:min-h-9"
        >
          {t('history.filters.reset')}
        </button>
      </li>
    </ul>
  )
}
