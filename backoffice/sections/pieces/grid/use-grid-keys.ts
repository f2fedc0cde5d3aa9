import type { ClipboardEvent, KeyboardEvent } from 'react'
import { type CellPosition, type GridRange, stepOf } from '#backoffice/sections/pieces/grid/use-range.ts'
import { formatCells } from '#contract/rules/staff/grid-paste.ts'

type Options = {
  size: { rows: number; columns: number }
  active: CellPosition
  range: GridRange
  go: (cell: CellPosition, move?: { isExtending: boolean }) => void
  selectAll: () => void
  edit: (text: string | null) => void
  textAt: (row: number, column: number) => string
  clear: () => void
  fillDown: () => void
  undo: (() => void) | undefined
  redo: () => void
  paste: (text: string) => void
}

/** Handles the keyboard and the clipboard while no cell is being edited. */
export function useGridKeys(options: Options) {
  const { size, active, range, textAt } = options
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.nativeEvent.isComposing || event.altKey) return
    const isMod = event.metaKey || event.ctrlKey
    const run = isMod ? findModifiedKeyAct(event, options) : plain(event, options)
    const step = stepOf({ key: event.key, isFar: isMod }, active, size)
    if (!run && !step) return
    event.preventDefault()
    if (step) options.go(step, { isExtending: event.shiftKey })
    else run?.()
  }
  const onCopy = (event: ClipboardEvent) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    const rows = Array.from({ length: range.bottom - range.top + 1 }, (_, down) =>
      Array.from({ length: range.right - range.left + 1 }, (_each, across) => textAt(range.top + down, range.left + across)),
    )
    event.clipboardData.setData('text/plain', formatCells(rows))
  }
  const onPaste = (event: ClipboardEvent) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    options.paste(event.clipboardData.getData('text/plain'))
  }
  return { onKeyDown, onCopy, onPaste }
}

/** Matches the physical key (`code`), because a Russian keyboard layout produces other letters. */
function findModifiedKeyAct({ code, shiftKey }: KeyboardEvent, { selectAll, fillDown, undo, redo }: Options): (() => void) | undefined {
  const runs: Record<string, (() => void) | undefined> = { KeyA: selectAll, KeyD: fillDown, KeyZ: shiftKey ? redo : undo, KeyY: redo }
  return runs[code]
}

function plain({ key }: KeyboardEvent, { edit, clear }: Options): (() => void) | undefined {
  if (key === 'Enter' || key === 'F2') return () => edit(null)
  if (key === 'Delete' || key === 'Backspace') return clear
  return key.length === 1 ? () => edit(key) : undefined
}
