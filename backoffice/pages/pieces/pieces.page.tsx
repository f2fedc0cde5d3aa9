import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { paths } from '#backoffice/client/paths.ts'
import { listQuery, type StaffPieceRow, type StockSums } from '#backoffice/client/pieces.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useListPages } from '#backoffice/client/use-list-pages.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { ColumnsMenu, useShownColumns } from '#backoffice/features/list-views/columns-menu.tsx'
import { ViewsMenu } from '#backoffice/features/list-views/views-menu.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { useBulk } from '#backoffice/sections/pieces/bulk/use-bulk.tsx'
import { PiecesMenu } from '#backoffice/sections/pieces/list-menu.tsx'
import { PieceCard } from '#backoffice/sections/pieces/piece-card.tsx'
import { stockQuery } from '#backoffice/sections/pieces/stock-query.ts'
import { usePieceColumns } from '#backoffice/sections/pieces/use-piece-columns.tsx'
import { usePieceFilters } from '#backoffice/sections/pieces/use-piece-filters.ts'
import { usePriceEditing } from '#backoffice/sections/pieces/use-price-editing.tsx'
import { LabelsButton } from '#backoffice/sections/stock/labels-button.tsx'
import { ButtonLink } from '#backoffice/ui/button.tsx'
import { DataList } from '#backoffice/ui/data-list/data-list.tsx'
import { useSelection } from '#backoffice/ui/data-list/use-selection.ts'
import { EmptyList } from '#backoffice/ui/empty-list.tsx'
import { FilterBar } from '#backoffice/ui/filter-bar.tsx'
import { Page } from '#backoffice/ui/page.tsx'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import { useUrlSort, useUrlState } from '#backoffice/ui/use-url-state.ts'

export default function PiecesPage() {
  const { t } = useI18n()
  const may = useMay()
  const navigate = useNavigate()
  const { params } = useUrlState()
  const sort = useUrlSort('newest')
  const brands = useQuery(listQuery('brands')).data?.results ?? []
  const [isMore, setMore] = useState(false)
  const filters = usePieceFilters(brands, isMore)
  const query = stockQuery(params, filters, sort.sort)
  const [sums, setSums] = useState<StockSums>()
  const rows = useListPages<StaffPieceRow>(queryKeys.pieces.list(query), async ({ page, page_size, signal }) => {
    const found = await callStaff('GET /api/staff/pieces/', { query: { ...query, page, page_size }, signal })
    setSums(found.sums)
    return found
  })
  const price = usePriceEditing(rows)
  const selection = useSelection('pieces')
  const bulk = useBulk({ selection, query, count: rows.count, mayEdit: may('piece.edit') })
  const columns = usePieceColumns(price.cell)
  useShortcuts(may('piece.edit') ? [{ keys: 'n', label: t('pieces.newPiece'), run: () => void navigate(paths.newPiece) }] : [])
  return (
    <Page
      title={t('pieces.title')}
      beside={sums && <Sums sums={sums} />}
      actions={
        <>
          <PiecesMenu query={query} count={rows.count ?? 0} selected={[...selection.ids].map(Number)} />
          {may('piece.edit') && (
            <ButtonLink variant="primary" to={paths.newPiece}>
              <Plus aria-hidden="true" size={16} className="md:hidden" />
              <span className="max-md:sr-only">{t('pieces.newPiece')}</span>
            </ButtonLink>
          )}
        </>
      }
      bar={
        <FilterBar
          searchLabel={t(may('piece.serial') ? 'pieces.searchLabel' : 'pieces.searchLabelBrief')}
          filters={filters}
          start={<ViewsMenu list="pieces" />}
          onMore={() => setMore(true)}
        >
          <ColumnsMenu list="pieces" columns={columns} />
        </FilterBar>
      }
    >
      <DataList
        label={t('pieces.title')}
        rows={rows}
        columns={useShownColumns('pieces', columns)}
        rowId={({ id }) => String(id)}
        rowName={({ brand, model_name, reference }) => [brand, model_name, reference].filter(Boolean).join(' ')}
        rowPath={({ id }) => paths.piece(id)}
        editPath={({ id }) => paths.piece(id)}
        card={(row) => <PieceCard row={row} />}
        sort={sort}
        selection={selection}
        bulkActions={
          <>
            <LabelsButton ids={selection.ids} />
            {bulk.bar}
          </>
        }
        empty={<EmptyList title={t('pieces.empty')} text={t('pieces.emptyText')} filters={filters} />}
      />
      {price.dialog}
      {bulk.dialog}
    </Page>
  )
}

function Sums({ sums }: { sums: StockSums }) {
  const { t } = useI18n()
  const { money, number } = useFormat()
  const more = [
    t('pieces.asked', { sum: money(Math.round(Number(sums.asked_usd))) }),
    sums.cost_usd === undefined ? null : t('pieces.costSum', { sum: money(Math.round(Number(sums.cost_usd))) }),
    sums.mean_days === null ? null : t('pieces.meanDays', { days: number(Math.round(sums.mean_days)) }),
  ]
  return (
    <>
      {t('pieces.count', { count: sums.pieces })}
      {/* phones show only the first sum */}
      {more.filter(Boolean).map((part, at) => (
        <span key={part} className={at > 0 ? 'max-md:hidden' : ''}>{` · ${part}`}</span>
      ))}
    </>
  )
}
