import type { GridColumn } from '#backoffice/sections/pieces/grid/grid-columns.ts'

/** What was typed into the cells of a piece, and the version it was typed over. */
type RowEdit = { version: number; cells: Partial<Record<GridColumn, string>> }
export type GridEdits = ReadonlyMap<number, RowEdit>

/** A cell with what is put into it; `isSame` takes its change away. */
export type CellChange = { id: number; version: number; column: GridColumn; text: string; isSame: boolean }

export type GridHistory = { edits: GridEdits; past: readonly GridEdits[]; future: readonly GridEdits[] }
export const emptyHistory: GridHistory = { edits: new Map(), past: [], future: [] }

const stepsMax = 100

/** Puts texts into cells, as one step that can be taken back. */
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

/** Forgets what was saved; earlier steps cannot be taken back any more: the action can. */
export function dropRows({ edits }: GridHistory, ids: readonly number[]): GridHistory {
  return { edits: new Map([...edits].filter(([id]) => !ids.includes(id))), past: [], future: [] }
}

export function countCells(edits: GridEdits): number {
  return [...edits.values()].reduce((sum, { cells }) => sum + Object.keys(cells).length, 0)
}
