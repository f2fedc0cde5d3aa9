import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { paths } from '#backoffice/client/paths.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import type { StockTakeRow } from '#backoffice/client/stock-takes.ts'
import { useListPages } from '#backoffice/client/use-list-pages.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { StartTakeDialog } from '#backoffice/sections/stock/start-take-dialog.tsx'
import { TakeCard } from '#backoffice/sections/stock/take-card.tsx'
import { usePlaceName } from '#backoffice/sections/stock/use-place-name.ts'
import { useTakeColumns } from '#backoffice/sections/stock/use-take-columns.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { DataList } from '#backoffice/ui/data-list/data-list.tsx'
import { FilterBar } from '#backoffice/ui/filter-bar.tsx'
import { Page } from '#backoffice/ui/page.tsx'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import { EmptyState } from '#backoffice/ui/states.tsx'
import { useUrlState } from '#backoffice/ui/use-url-state.ts'

export default function StockTakesPage() {
  const { t } = useI18n()
  const may = useMay()
  const placeName = usePlaceName()
  const columns = useTakeColumns()
  const [isStarting, setStarting] = useState(false)
  const open = openOf(useUrlState().get('open'))
  const rows = useListPages<StockTakeRow>(queryKeys.stockTakes.list(open), ({ page, page_size, signal }) =>
    callStaff('GET /api/staff/stock-takes/', { query: { page, page_size, ...(open ? { open } : {}) }, signal }),
  )
  const start = () => setStarting(true)
  useShortcuts(may('piece.move') ? [{ keys: 'n', label: t('stockTakes.start'), run: start }] : [])
  const button = may('piece.move') && (
    <Button variant="primary" onClick={start}>
      {t('stockTakes.start')}
    </Button>
  )
  return (
    <Page
      title={t('stockTakes.title')}
      back={{ to: paths.pieces, label: t('pieces.title') }}
      actions={<span className="max-md:hidden">{button}</span>}
      bar={
        <FilterBar
          filters={[
            {
              name: 'open',
              label: t('stockTakes.filter'),
              options: [
                { value: 'true', label: t('stockTakes.open') },
                { value: 'false', label: t('stockTakes.closed') },
              ],
            },
          ]}
        />
      }
    >
      <DataList
        label={t('stockTakes.title')}
        rows={rows}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ place }) => placeName(place)}
        rowPath={({ id }) => paths.stockTake(id)}
        card={(take) => <TakeCard take={take} />}
        empty={<EmptyState title={t('stockTakes.empty')} {...(button ? { text: t('stockTakes.emptyText') } : {})} />}
      />
      {button && (
        <div className="fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 grid border-t border-hairline bg-paper px-4 py-2.5 md:hidden">
          {button}
        </div>
      )}
      {isStarting && <StartTakeDialog onClose={() => setStarting(false)} />}
    </Page>
  )
}

const openOf = (text: string) => (text === 'true' || text === 'false' ? text : null)
