import { useQuery } from '@tanstack/react-query'
import { paths } from '#backoffice/client/paths.ts'
import { findPieces, listQuery, type StaffPieceRow } from '#backoffice/client/pieces.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { GridBar } from '#backoffice/sections/pieces/grid/grid-bar.tsx'
import { gridColumns } from '#backoffice/sections/pieces/grid/grid-columns.ts'
import { countCells } from '#backoffice/sections/pieces/grid/grid-edits.ts'
import { GridTable } from '#backoffice/sections/pieces/grid/grid-table.tsx'
import { useGridCells } from '#backoffice/sections/pieces/grid/use-grid-cells.ts'
import { useRange } from '#backoffice/sections/pieces/grid/use-range.ts'
import { stockQuery } from '#backoffice/sections/pieces/stock-query.ts'
import { usePieceFilters } from '#backoffice/sections/pieces/use-piece-filters.ts'
import { LeaveGuard } from '#backoffice/ui/leave-guard.tsx'
import { Page } from '#backoffice/ui/page.tsx'
import { EmptyState, FailedState, LoadingRows } from '#backoffice/ui/states.tsx'
import { useUrlSort, useUrlState } from '#backoffice/ui/use-url-state.ts'
import { staffLimits } from '#contract/staff/limits.ts'

const max = staffLimits.bulkPiecesMax

/** Edits the listed pieces in a grid of cells. All changes are saved together, and a single undo reverts them. */
export default function GridPage() {
  const { t } = useI18n()
  const { params } = useUrlState()
  const { sort } = useUrlSort('newest')
  const brands = useQuery(listQuery('brands')).data?.results ?? []
  const query = stockQuery(params, usePieceFilters(brands), sort)
  const { data, error, refetch } = useQuery({ queryKey: queryKeys.pieces.grid(query), queryFn: () => findPieces(query, max + 1) })
  const search = params.size ? `?${params}` : ''
  return (
    <Page
      title={t('grid.title')}
      beside={data && data.length <= max && t('pieces.count', { count: data.length })}
      back={{ to: paths.pieces + search, label: t('pieces.title') }}
    >
      {error && !data && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows />}
      {data && data.length > max && <EmptyState title={t('grid.tooMany', { max })} />}
      {data && data.length === 0 && <EmptyState title={t('list.nothingFound')} text={t('list.nothingFoundText')} />}
      {data && data.length > 0 && data.length <= max && <Grid rows={data} />}
    </Page>
  )
}

function Grid({ rows }: { rows: readonly StaffPieceRow[] }) {
  const { t } = useI18n()
  const may = useMay()
  const columns = gridColumns.filter((column) => column !== 'price_usd' || may('piece.price'))
  const cells = useGridCells(rows, columns)
  const chosen = useRange({ rows: rows.length, columns: columns.length })
  const active = rows[chosen.active.row]
  const column = columns[chosen.active.column]
  const edited = rows.filter(({ id }) => cells.edits.has(id))
  const wrongCount = edited.flatMap((row) =>
    columns.filter((each) => cells.shownCell(row, each).problem && !cells.isRefused(row.id)),
  ).length
  return (
    <>
      <GridTable rows={rows} columns={columns} cells={cells} chosen={chosen} />
      <GridBar
        cells={cells}
        changedCount={countCells(cells.edits)}
        wrongCount={wrongCount}
        problem={active && column ? cells.shownCell(active, column).problem : null}
        onFillDown={() => cells.fillDown(chosen.range)}
      />
      <LeaveGuard isDirty={cells.edits.size > 0} text={t('grid.leaveText')} />
    </>
  )
}
