import { type KeyboardEvent, useRef, useState } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { GridColumn } from '#backoffice/sections/pieces/grid/grid-columns.ts'
import type { ShownCell } from '#backoffice/sections/pieces/grid/use-cell-texts.ts'
import { focusOnOpen } from '#backoffice/ui/focus-on-open.ts'

type Props = {
  id: string
  column: GridColumn
  columnIndex: number
  name: string
  cell: ShownCell
  isActive: boolean
  isInRange: boolean
  /** The initial text of the editor, or null while the cell is not being edited. */
  editing: string | null
  onPoint: (event: { shiftKey: boolean }, kind: 'down' | 'over' | 'edit') => void
  onCommit: (text: string, move: 'down' | 'up' | 'right' | null) => void
  onCancel: () => void
}

const as = { gridcell: { role: 'gridcell' } } as const
const alignOf = (column: GridColumn) => (column === 'price_usd' || column === 'production_year' ? 'justify-end text-right figures' : '')

export function GridCell({ id, column, columnIndex, name, cell, isActive, isInRange, editing, onPoint, onCommit, onCancel }: Props) {
  const edge = cell.problem ? 'ring-1 ring-inset ring-oxblood' : ''
  const active = isActive ? 'outline-2 -outline-offset-2 outline-brass' : ''
  return (
    <div
      id={id}
      {...as.gridcell}
      aria-colindex={columnIndex}
      aria-selected={isInRange}
      aria-invalid={cell.problem ? true : undefined}
      title={cell.problem ?? undefined}
      onPointerDown={(event) => event.pointerType === 'mouse' && onPoint(event, 'down')}
      onPointerEnter={(event) => event.buttons === 1 && event.pointerType === 'mouse' && onPoint(event, 'over')}
      onPointerUp={(event) => event.pointerType !== 'mouse' && onPoint(event, isActive ? 'edit' : 'down')}
      onDoubleClick={(event) => onPoint(event, 'edit')}
      className={`relative flex min-w-0 cursor-cell items-center border-l border-hairline px-2 select-none ${alignOf(column)} ${isInRange ? 'bg-brass/10' : ''} ${cell.isChanged ? 'font-medium text-ink' : ''} ${edge} ${active}`}
    >
      {editing === null ? (
        <span className={`truncate ${cell.problem ? 'text-oxblood' : ''}`}>{cell.text}</span>
      ) : (
        <CellInput column={column} name={name} begin={editing} onCommit={onCommit} onCancel={onCancel} />
      )}
      {cell.isChanged && (
        <span
          aria-hidden="true"
          className="absolute top-0 right-0 border-4 border-t-brass border-r-brass border-b-transparent border-l-transparent"
        />
      )}
    </div>
  )
}

type InputProps = Pick<Props, 'column' | 'name' | 'onCommit' | 'onCancel'> & { begin: string }

function CellInput({ column, name, begin, onCommit, onCancel }: InputProps) {
  const { t } = useI18n()
  const [text, setText] = useState(begin)
  // set when a key commits or cancels the edit, so that the blur that follows is ignored
  const isDone = useRef(false)
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    const leave = (move: 'down' | 'up' | 'right') => {
      event.preventDefault()
      isDone.current = true
      onCommit(text, move)
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) leave(event.shiftKey ? 'up' : 'down')
    if (event.key === 'Tab') leave('right')
    if (event.key === 'Escape') {
      event.preventDefault()
      isDone.current = true
      onCancel()
    }
  }
  return (
    <input
      ref={focusOnOpen}
      aria-label={t('grid.edit', { column: t(`grid.columns.${column}`), name })}
      list={column === 'condition_id' ? 'grid-conditions' : undefined}
      value={text}
      autoComplete="off"
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => isDone.current || onCommit(text, null)}
      className={`absolute inset-0 w-full bg-raised px-2 text-inherit outline-2 -outline-offset-2 outline-brass max-md:text-17 ${alignOf(column)}`}
    />
  )
}
