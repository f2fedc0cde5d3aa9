import { type ReactNode, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Cards } from '#backoffice/ui/data-list/cards.tsx'
import type { DataListProps } from '#backoffice/ui/data-list/columns.ts'
import { Table } from '#backoffice/ui/data-list/table.tsx'
import { useRestoredScroll } from '#backoffice/ui/data-list/use-restored-scroll.ts'
import { useRowKeys } from '#backoffice/ui/data-list/use-row-keys.ts'
import type { Selection } from '#backoffice/ui/data-list/use-selection.ts'
import { useListRowHeight, useVirtualRows } from '#backoffice/ui/data-list/use-virtual-rows.ts'
import { EmptyState, FailedState, LoadingRows, politely } from '#backoffice/ui/states.tsx'
import { useBottomBar } from '#backoffice/ui/use-bottom-bar.ts'
import { useIsPhone } from '#backoffice/ui/use-media.ts'

/**
 * A virtualized list: rows of 36 px on desktops, rows of 44 px on touch screens, cards on phones. Provides shortcuts, selection, sorting
 * and scroll restoration.
 */
export function DataList<Row>(props: DataListProps<Row>) {
  const { rows, selection, bulkActions } = props
  const { t } = useI18n()
  const isPhone = useIsPhone()
  const list = useRef<HTMLDivElement>(null)
  const virtual = useVirtualRows(rows, list, useListRowHeight())
  const navigate = useNavigate()
  useRowKeys({
    list,
    count: rows.count ?? 0,
    scrollTo: (index) => virtual.scrollToIndex(index),
    ...(selection ? { onSelect: (index: number) => ifRow(rows.at(index), (row) => selection.toggle(props.rowId(row))) } : {}),
    ...(props.editPath ? { onEdit: (index: number) => ifRow(rows.at(index), (row) => void navigate(props.editPath?.(row) ?? '')) } : {}),
  })
  useRestoredScroll(rows.count !== undefined)
  if (rows.error && rows.count === undefined) return <FailedState error={rows.error} onRetry={rows.retry} />
  if (rows.count === undefined) return <LoadingRows height={isPhone ? 'h-21' : 'h-9 touch:h-11'} />
  if (rows.count === 0) return props.empty ?? <EmptyState title={t('list.empty')} />
  return (
    <div ref={list} aria-busy={rows.isRefreshing} className={`transition-opacity ${rows.isRefreshing ? 'opacity-60' : ''}`}>
      {isPhone ? <Cards {...props} virtual={virtual} /> : <Table {...props} virtual={virtual} />}
      {selection && selection.ids.size > 0 && <SelectionBar selection={selection}>{bulkActions}</SelectionBar>}
    </div>
  )
}

function ifRow<Row>(row: Row | undefined, run: (row: Row) => void): void {
  if (row !== undefined) run(row)
}

function SelectionBar({ selection, children }: { selection: Selection; children: ReactNode }) {
  const { t } = useI18n()
  const bar = useBottomBar()
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-20 flex flex-wrap items-center gap-2 border-t border-hairline bg-paper px-5 py-2.5 max-md:bottom-14 max-md:px-4"
    >
      <p {...politely} className="figures mr-auto text-13">
        {t('list.selected', { count: selection.ids.size })}
      </p>
      <Button variant="quiet" onClick={selection.clear}>
        {t('list.clearSelection')}
      </Button>
      {children}
    </div>
  )
}
