import type { GridColumn } from '#backoffice/sections/pieces/grid/grid-columns.ts'

/** The changed cells of a piece, and the version of the piece on which the changes are based. */
type RowEdit = { version: number; cells: Partial<Record<GridColumn, string>> }
export type GridEdits = ReadonlyMap<number, RowEdit>

/** A change of a cell. If `isSame`, the text equals the saved value, and an earlier change of the cell is removed. */
export type CellChange = { id: number; version: number; column: GridColumn; text: string; isSame: boolean }

export type GridHistory = { edits: GridEdits; past: readonly GridEdits[]; future: readonly GridEdits[] }
export const emptyHistory: GridHistory = { edits: new Map(), past: [], future: [] }

const stepsMax = 100

export function putCells(history: GridHistory, changes: readonly CellChange[]): GridHistory {
  const { edits, past } = history
  const differs = ({ id, column, text, isSame }: CellChange) => edits.get(id)?.cells[column] !== (isSame ? undefined : text)
  if (!changes.some(differs)) return history
  const next = new Map(edits)
  for (const { id, version, column, text, isSame } of changes) {
    const held = next.get(id)
    const { [column]: _old, ...others } = held?.cells ?? {}
    const cells = isSame ? others : { ...others, [column]: text }
    if (Object.keys(cells).length) next.set(id, { version: held?.version ?? version, cells })
    else next.delete(id)
  }
  return { edits: next, past: [...past, edits].slice(-stepsMax), future: [] }
}

export function undoStep(history: GridHistory): GridHistory {
  const last = history.past.at(-1)
  return last ? { edits: last, past: history.past.slice(0, -1), future: [history.edits, ...history.future] } : history
}

export function redoStep(history: GridHistory): GridHistory {
  const [next, ...future] = history.future
  return next ? { edits: next, past: [...history.past, history.edits], future } : history
}

/** The edits that were sent, the rows that the server refused, and the versions of the pieces after the save. */
type GridSave = { sent: GridEdits; refused: ReadonlyMap<number, unknown>; versions: ReadonlyMap<number, number> }

/**
 * Removes the saved cells. Keeps cells that were changed during the save, based on the new version of their piece. Clears the grid's undo
 * history, because the undo toast undoes the save.
 */
export function dropSaved({ edits }: GridHistory, { sent, refused, versions }: GridSave): GridHistory {
  const left = [...edits].flatMap(([id, edit]): [number, RowEdit][] => {
    const saved = refused.has(id) ? undefined : sent.get(id)?.cells
    if (!saved) return [[id, edit]]
    const cells = Object.entries(edit.cells).filter(([column, text]) => text !== saved[column as GridColumn])
    return cells.length ? [[id, { version: versions.get(id) ?? edit.version, cells: Object.fromEntries(cells) }]] : []
  })
  return { edits: new Map(left), past: [], future: [] }
}

export function countCells(edits: GridEdits): number {
  return [...edits.values()].reduce((sum, { cells }) => sum + Object.keys(cells).length, 0)
}
