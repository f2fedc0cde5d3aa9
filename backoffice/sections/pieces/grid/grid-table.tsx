import { type RefObject, useRef, useState } from 'react'
import { type StaffPieceRow, useListEntries } from '#backoffice/client/pieces.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { GridCell } from '#backoffice/sections/pieces/grid/grid-cell.tsx'
import type { GridColumn } from '#backoffice/sections/pieces/grid/grid-columns.ts'
import type { GridCells } from '#backoffice/sections/pieces/grid/use-grid-cells.ts'
import { useGridKeys } from '#backoffice/sections/pieces/grid/use-grid-keys.ts'
import { type CellPosition, isWithin, type useRange } from '#backoffice/sections/pieces/grid/use-range.ts'
import { useTableRowHeight, useVirtualRows } from '#backoffice/ui/data-list/use-virtual-rows.ts'
import { showToast } from '#backoffice/ui/toasts.ts'

type Props = {
  rows: readonly StaffPieceRow[]
  columns: readonly GridColumn[]
  cells: GridCells
  chosen: ReturnType<typeof useRange>
}

const as = {
  grid: { role: 'grid' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
} as const
const widths: Record<GridColumn, string> = {
  model_name: 'minmax(180px,2fr)',
  reference: 'minmax(140px,1.2fr)',
  production_year: '84px',
  condition_id: 'minmax(120px,1fr)',
  full_set: '96px',
  price_usd: '136px',
}
const nameOf = ({ brand, model_name }: StaffPieceRow) => `${brand} ${model_name}`
const tracksOf = (columns: readonly GridColumn[]) => `minmax(140px,1fr) ${columns.map((column) => widths[column]).join(' ')}`
const cellId = ({ row, column }: CellPosition) => `cell-${row}-${column}`

export function GridTable(props: Props) {
  const { t, language } = useI18n()
  const { rows, columns, chosen } = props
  const conditions = useListEntries('conditions')
  const grid = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const virtual = useVirtualRows({ count: rows.length, at: (index) => rows[index] }, body, useTableRowHeight())
  const control = useGridControl(props, grid, (row) => virtual.scrollToIndex(row))
  const gridTemplateColumns = tracksOf(columns)
  return (
    <div className="max-xl:overflow-x-auto">
      <datalist id="grid-conditions">
        {conditions.map((entry) => (
          <option key={entry.id} value={entry[`name_${language}`]}>
            {entry[`name_${language}`]}
          </option>
        ))}
      </datalist>
      <div
        ref={grid}
        {...as.grid}
        {...control.keys}
        // the grid keeps the focus and refers to its active cell by `aria-activedescendant`
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t('grid.title')}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable="true"
        aria-activedescendant={rows.length ? cellId(chosen.active) : undefined}
        className="min-w-[880px] text-13 outline-none"
      >
        <div {...as.rowgroup} className="z-10 xl:sticky xl:top-(--page-top,52px)">
          <div
            {...as.row}
            aria-rowindex={1}
            className="grid h-8 border-b border-hairline bg-paper text-12 text-stone"
            style={{ gridTemplateColumns }}
          >
            {(['piece', ...columns] as const).map((column) => (
              <div
                key={column}
                {...as.columnheader}
                className={`flex min-w-0 items-center truncate px-2 first:pl-5 ${column === 'price_usd' || column === 'production_year' ? 'justify-end' : ''}`}
              >
                {t(`grid.columns.${column}`)}
              </div>
            ))}
          </div>
        </div>
        <div ref={body} {...as.rowgroup} className="relative" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => (
            <div
              key={index}
              {...as.row}
              aria-rowindex={index + 2}
              className="absolute inset-x-0 top-0 grid h-9 touch:h-11 border-b border-hairline"
              style={{ gridTemplateColumns, transform: `translateY(${start - virtual.options.scrollMargin}px)` }}
            >
              <GridRow {...props} index={index} control={control} />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

type Control = ReturnType<typeof useGridControl>

function GridRow({ rows, columns, cells, chosen, index, control }: Props & { index: number; control: Control }) {
  const row = rows[index]
  if (!row) return null
  return (
    <>
      <div {...as.rowheader} className="flex min-w-0 items-center pr-2 pl-5 text-stone">
        <span className="truncate">{row.brand}</span>
      </div>
      {columns.map((column, at) => {
        const cell = { row: index, column: at }
        const isActive = chosen.active.row === index && chosen.active.column === at
        return (
          <GridCell
            key={column}
            id={cellId(cell)}
            column={column}
            columnIndex={at + 2}
            name={nameOf(row)}
            cell={cells.shownCell(row, column)}
            isActive={isActive}
            isInRange={isWithin(chosen.range, index, at)}
            editing={isActive ? control.editing : null}
            onPoint={(event, kind) => control.point(cell, event, kind)}
            onCommit={(text, move) => control.commit(cell, text, move)}
            onCancel={control.cancel}
          />
        )
      })}
    </>
  )
}

function useGridControl({ rows, columns, cells, chosen }: Props, grid: RefObject<HTMLDivElement | null>, scrollTo: (row: number) => void) {
  const { t } = useI18n()
  const [editing, setEditing] = useState<string | null>(null)
  const { active, range } = chosen
  const size = { rows: rows.length, columns: columns.length }
  const go = (cell: CellPosition, move?: { isExtending: boolean }) => scrollTo(chosen.go(cell, move).row)
  const focus = () => grid.current?.focus({ preventScroll: true })
  const keys = useGridKeys({
    size,
    active,
    range,
    go,
    selectAll: () => chosen.select({ row: 0, column: 0 }, { row: rows.length, column: columns.length }),
    edit: (text) => setEditing(text ?? cells.textAt(active.row, active.column)),
    textAt: cells.textAt,
    clear: () => cells.clear(range),
    fillDown: () => cells.fillDown(range),
    // if the grid has nothing to undo, ⌘Z undoes the last action, as on other pages
    undo: cells.canUndo ? cells.undo : undefined,
    redo: cells.redo,
    paste: (text) => {
      const left = cells.paste(text, range)
      if (left) showToast('error', t('grid.unplaced', { count: left }))
    },
  })
  const commit = (cell: CellPosition, text: string, move: 'down' | 'up' | 'right' | null) => {
    cells.put([{ ...cell, text }])
    setEditing(null)
    if (move === null) return
    focus()
    if (move === 'right') go({ ...cell, column: cell.column + 1 })
    else go({ ...cell, row: cell.row + (move === 'down' ? 1 : -1) })
  }
  const cancel = () => {
    setEditing(null)
    focus()
  }
  const point = (cell: CellPosition, { shiftKey }: { shiftKey: boolean }, kind: 'down' | 'over' | 'edit') => {
    if (kind !== 'edit') chosen.go(cell, { isExtending: kind === 'over' || shiftKey })
    else setEditing(cells.textAt(cell.row, cell.column))
  }
  return { keys, editing, commit, cancel, point }
}
