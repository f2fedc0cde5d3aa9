import type { GridColumn } from '#backoffice/sections/pieces/grid/grid-columns.ts'

/** The changed cells of a piece, and the version they are based on. */
type RowEdit = { version: number; cells: Partial<Record<GridColumn, string>> }
export type GridEdits = ReadonlyMap<number, RowEdit>

/** A change of a cell; `isSame` removes the cell's earlier change. */
export type CellChange = { id: number; version: number; column: GridColumn; text: string; isSame: boolean }

export type GridHistory = { edits: GridEdits; past: readonly GridEdits[]; future: readonly GridEdits[] }
export const emptyHistory: GridHistory = { edits: new Map(), past: [], future: [] }

const stepsMax = 100

/** Applies changes to cells as a single undo step. */
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

/** Drops saved rows and clears the undo history; from then on the saved action itself can be undone. */
export function dropRows({ edits }: GridHistory, ids: readonly number[]): GridHistory {
  return { edits: new Map([...edits].filter(([id]) => !ids.includes(id))), past: [], future: [] }
}

export function countCells(edits: GridEdits): number {
  return [...edits.values()].reduce((sum, { cells }) => sum + Object.keys(cells).length, 0)
}
