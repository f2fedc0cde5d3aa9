import { ArrowDown, ArrowUp } from 'lucide-react'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { Column, DataListProps } from '#backoffice/ui/data-list/columns.ts'
import type { VirtualRows } from '#backoffice/ui/data-list/use-virtual-rows.ts'
import { Tick } from '#backoffice/ui/field/choice-fields.tsx'
import { useMedia } from '#backoffice/ui/use-media.ts'

type Props<Row> = DataListProps<Row> & { virtual: VirtualRows }

/** Explicit ARIA roles, because `display: grid` removes the native table semantics. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

const cell = 'flex min-w-0 items-center px-2 first:pl-5 last:pr-5'
const alignOf = (column: { align?: 'end' }) => (column.align === 'end' ? 'figures justify-end text-right' : '')

export function Table<Row>(props: Props<Row>) {
  const { label, rows, selection, rowMenu, virtual } = props
  const columns = useShownColumns(props.columns)
  const template = `${selection ? '44px ' : ''}${columns.map(({ width }) => width ?? 'minmax(0,1fr)').join(' ')}${rowMenu ? ' 52px' : ''}`
  const tracks: CSSProperties = { gridTemplateColumns: template }
  return (
    <div {...as.table} aria-label={label} aria-rowcount={(rows.count ?? 0) + 1} className="text-13">
      <div {...as.rowgroup} className="sticky top-(--page-top,52px) z-10">
        <div
          {...as.row}
          aria-rowindex={1}
          className="grid h-8 touch:h-11 border-b border-hairline bg-paper text-12 text-stone"
          style={tracks}
        >
          {selection && <SelectAll {...props} selection={selection} />}
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} sort={props.sort} />
          ))}
          {rowMenu && <MenuHeader />}
        </div>
      </div>
      <div {...as.rowgroup} className="relative" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => (
          <TableRow
            key={index}
            {...props}
            columns={columns}
            index={index}
            style={{ ...tracks, transform: `translateY(${start - virtual.options.scrollMargin}px)` }}
          />
        ))}
      </div>
    </div>
  )
}

function TableRow<Row>({
  rows,
  columns,
  index,
  style,
  selection,
  rowId,
  rowName,
  rowPath,
  rowMenu,
}: Props<Row> & { index: number; style: CSSProperties }) {
  const { t } = useI18n()
  const row = rows.at(index)
  const line = 'absolute inset-x-0 top-0 grid h-9 touch:h-11 border-b border-hairline'
  if (row === undefined)
    return (
      <div {...as.row} aria-rowindex={index + 2} data-row={index} className={line} style={style}>
        <div {...as.cell} className={cell}>
          <Skeleton className="h-3 w-1/2" />
        </div>
      </div>
    )
  const id = rowId(row)
  const isSelected = selection?.ids.has(id) ?? false
  return (
    <div
      {...as.row}
      aria-rowindex={index + 2}
      aria-selected={selection ? isSelected : undefined}
      data-row={index}
      className={`${line} hover:bg-ivory/60 has-[a:focus-visible]:bg-ivory aria-selected:bg-brass/10`}
      style={style}
    >
      {selection && (
        <div {...as.cell} className={`${cell} relative z-1`}>
          <Tick checked={isSelected} onChange={() => selection.toggle(id)} aria-label={t('list.select', { name: rowName(row) })} />
        </div>
      )}
      {columns.map((column, at) => (
        <div key={column.key} {...as.cell} className={`${cell} ${alignOf(column)}`}>
          {at === 0 ? (
            <Link
              to={rowPath(row)}
              className="truncate font-medium outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brass"
            >
              {column.render(row)}
            </Link>
          ) : (
            <span className="min-w-0 truncate">{column.render(row)}</span>
          )}
        </div>
      ))}
      {rowMenu && (
        <div {...as.cell} className={`${cell} relative z-1 justify-end`}>
          {rowMenu(row)}
        </div>
      )}
    </div>
  )
}

function MenuHeader() {
  const { t } = useI18n()
  return (
    <div {...as.columnheader} className={cell}>
      <span className="sr-only">{t('list.actions')}</span>
    </div>
  )
}

function HeaderCell<Row>({ column, sort }: { column: Column<Row>; sort: DataListProps<Row>['sort'] }) {
  const { t } = useI18n()
  const isAscending = sort?.sort === column.sort
  const isSorted = isAscending || sort?.sort === `-${column.sort}`
  const classes = `${cell} ${alignOf(column)}`
  if (!column.sort || !sort)
    return (
      <div {...as.columnheader} className={classes}>
        <span className="truncate">{column.title}</span>
      </div>
    )
  const Arrow = isAscending ? ArrowUp : ArrowDown
  const direction = isAscending ? 'ascending' : 'descending'
  return (
    <div {...as.columnheader} aria-sort={isSorted ? direction : 'none'} className={classes}>
      <button
        type="button"
        title={t('list.sortBy', { column: column.title })}
        onClick={() => sort.setSort(isAscending ? `-${column.sort}` : (column.sort ?? ''))}
        className={`inline-flex h-full min-w-0 items-center gap-1 hover:text-ink ${isSorted ? 'font-medium text-ink' : ''}`}
      >
        <span className="truncate">{column.title}</span>
        {isSorted && <Arrow aria-hidden="true" size={12} className="shrink-0" />}
      </button>
    </div>
  )
}

function SelectAll<Row>({ rows, rowId, selection }: Props<Row> & { selection: NonNullable<Props<Row>['selection']> }) {
  const { t } = useI18n()
  const loaded = Array.from({ length: rows.count ?? 0 }, (_, at) => rows.at(at)).filter((row) => row !== undefined)
  const ids = loaded.map(rowId)
  const count = ids.filter((id) => selection.ids.has(id)).length
  const some = count ? 'some' : false
  return (
    <div {...as.columnheader} className={cell}>
      <Tick
        checked={count > 0 && count === ids.length ? true : some}
        onChange={(isSelected) => (isSelected ? selection.select(ids) : selection.unselect(ids))}
        aria-label={t('list.selectAll')}
      />
    </div>
  )
}

function useShownColumns<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
  const isLarge = useMedia('(width >= 1024px)')
  const isWide = useMedia('(width >= 1280px)')
  return columns.filter(({ from }) => (from === 'xl' ? isWide : from !== 'lg' || isLarge))
}
