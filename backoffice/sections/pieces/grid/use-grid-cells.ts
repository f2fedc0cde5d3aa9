import { useState } from 'react'
import { type StaffPieceRow, useListEntries } from '#backoffice/client/pieces.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { type GridColumn, type GridLabels, readCell, valueOf } from '#backoffice/sections/pieces/grid/grid-columns.ts'
import {
  type CellChange,
  dropSaved,
  emptyHistory,
  type GridEdits,
  type GridHistory,
  putCells,
  redoStep,
  undoStep,
} from '#backoffice/sections/pieces/grid/grid-edits.ts'
import { type RefusedRow, useCellTexts } from '#backoffice/sections/pieces/grid/use-cell-texts.ts'
import type { GridRange } from '#backoffice/sections/pieces/grid/use-range.ts'
import { parseCells } from '#contract/rules/staff/grid-paste.ts'
import type { StaffBodyOf } from '#contract/staff-endpoints.ts'

type SavedRow = StaffBodyOf<'POST /api/staff/pieces/bulk/cells/'>['rows'][number]

export function useGridCells(rows: readonly StaffPieceRow[], columns: readonly GridColumn[]) {
  const [history, setHistory] = useState<GridHistory>(emptyHistory)
  const [isSending, setSending] = useState(false)
  const [failed, setFailed] = useState<ReadonlyMap<number, RefusedRow>>(new Map())
  const labels = useGridLabels()

  const { plain, shownCell } = useCellTexts({ history, failed, labels })
  const setCells = (cells: readonly { row: number; column: number; text: string }[]) => {
    const changes = cells.flatMap((cell): CellChange[] => {
      const row = rows[cell.row]
      const column = columns[cell.column]
      if (!row || !column) return []
      const read = readCell(column, cell.text, labels)
      // during a save no text counts as unchanged, because the stored values are about to change
      const isSame = !isSending && 'value' in read && read.value === valueOf(row, column)
      return [{ id: row.id, version: row.version, column, text: cell.text, isSame }]
    })
    // after a refused save, new changes in the row are based on its current version
    const again = new Set(changes.flatMap(({ id }) => (failed.has(id) ? [id] : [])))
    setFailed((held) => new Map([...held].filter(([id]) => !again.has(id))))
    setHistory((held) => putCells(renewHistory(held, again, rows), changes))
  }
  const textAt = (row: number, column: number) => {
    const [piece, name] = [rows[row], columns[column]]
    return piece && name ? plain(piece, name) : ''
  }
  /**
   * Pastes into the range. A single value fills the range; a table is pasted at the top left cell. Returns the number of rows that did not
   * fit.
   */
  const paste = (text: string, { top, bottom, left, right }: GridRange): number => {
    const table = parseCells(text)
    const one = table.length === 1 && table[0]?.length === 1 ? (table[0][0] ?? '') : null
    if (one !== null) setCells(cellsOf({ top, bottom, left, right }).map((cell) => ({ ...cell, text: one })))
    else setCells(table.flatMap((cells, down) => cells.map((cell, across) => ({ row: top + down, column: left + across, text: cell }))))
    return one === null ? Math.max(0, top + table.length - rows.length) : 0
  }
  const fillDown = ({ top, bottom, left, right }: GridRange) =>
    setCells(cellsOf({ top: top + 1, bottom, left, right }).map((cell) => ({ ...cell, text: textAt(top, cell.column) })))

  return {
    edits: history.edits,
    /** Whether the server refused the row. A refused row can be sent again. */
    isRefused: (id: number) => failed.has(id),
    shownCell,
    textAt,
    put: setCells,
    paste,
    fillDown,
    clear: (range: GridRange) => setCells(cellsOf(range).map((cell) => ({ ...cell, text: '' }))),
    canUndo: history.past.length > 0,
    // an undo during a save would not reach the cells that are being sent
    undo: () => !isSending && setHistory(undoStep),
    redo: () => !isSending && setHistory(redoStep),
    discard: () => {
      if (isSending) return
      setHistory(emptyHistory)
      setFailed(new Map())
    },
    /** Calls `send` with the changed rows. Undo, redo and discard do nothing until `send` ends. */
    save: async (send: (rows: SavedRow[]) => Promise<void>) => {
      setSending(true)
      try {
        await send(savedRows(history, labels))
      } finally {
        setSending(false)
      }
    },
    /** Removes the saved edits and marks the refused rows. `sent`: the edits in the request. Call this after the pieces were refetched. */
    settle: (sent: GridEdits, failures: readonly RefusedRow[]) => {
      const refused = new Map(failures.map((each) => [each.id, each]))
      const versions = readVersions()
      setFailed(refused)
      setHistory((held) => dropSaved(held, { sent, refused, versions }))
    },
  }
}

function useGridLabels(): GridLabels {
  const { t, language } = useI18n()
  const conditions = useListEntries('conditions')
  const wordsOf = (key: 'grid.yesWords' | 'grid.noWords') => t(key).split(' ')
  return {
    conditions,
    language,
    yes: t('common.yes').toLowerCase(),
    no: t('common.no').toLowerCase(),
    yesWords: wordsOf('grid.yesWords'),
    noWords: wordsOf('grid.noWords'),
  }
}

export type GridCells = ReturnType<typeof useGridCells>

function cellsOf({ top, bottom, left, right }: GridRange) {
  const height = Math.max(0, bottom - top + 1)
  return Array.from({ length: height }, (_, down) =>
    Array.from({ length: right - left + 1 }, (_each, across) => ({ row: top + down, column: left + across })),
  ).flat()
}

/** Returns the latest fetched versions of the pieces. The rendered rows may still have older versions. */
function readVersions(): ReadonlyMap<number, number> {
  const lists = queryClient.getQueriesData<StaffPieceRow[]>({ queryKey: queryKeys.pieces.grids })
  const versions = new Map<number, number>()
  for (const [, rows = []] of lists) for (const { id, version } of rows) versions.set(id, Math.max(version, versions.get(id) ?? 0))
  return versions
}

function renewHistory(history: GridHistory, ids: ReadonlySet<number>, rows: readonly StaffPieceRow[]): GridHistory {
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  const edits = [...history.edits].map(
    ([id, edit]) => [id, ids.has(id) ? { ...edit, version: versions.get(id) ?? edit.version } : edit] as const,
  )
  return { ...history, edits: new Map(edits) }
}

function savedRows({ edits }: GridHistory, labels: GridLabels): SavedRow[] {
  return [...edits].map(([id, { version, cells }]) => {
    const changes = Object.entries(cells).flatMap(([column, text]) => {
      const read = readCell(column as GridColumn, text, labels)
      return 'value' in read ? [[column, read.value]] : []
    })
    return { id, version, changes: Object.fromEntries(changes) }
  })
}
