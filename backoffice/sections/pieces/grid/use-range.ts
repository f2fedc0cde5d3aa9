import { useState } from 'react'

export type CellPosition = { row: number; column: number }
export type GridRange = { top: number; bottom: number; left: number; right: number }
type Size = { rows: number; columns: number }

const clamp = (value: number, max: number) => Math.max(0, Math.min(max, value))

export function useRange({ rows, columns }: Size) {
  const [active, setActive] = useState<CellPosition>({ row: 0, column: 0 })
  const [anchor, setAnchor] = useState<CellPosition>(active)
  const inside = ({ row, column }: CellPosition): CellPosition => ({ row: clamp(row, rows - 1), column: clamp(column, columns - 1) })
  const go = (cell: CellPosition, { isExtending } = { isExtending: false }): CellPosition => {
    const next = inside(cell)
    setActive(next)
    if (!isExtending) setAnchor(next)
    return next
  }
  const from = inside(anchor)
  const to = inside(active)
  const range: GridRange = {
    top: Math.min(from.row, to.row),
    bottom: Math.max(from.row, to.row),
    left: Math.min(from.column, to.column),
    right: Math.max(from.column, to.column),
  }
  const select = (first: CellPosition, last: CellPosition) => {
    setAnchor(inside(first))
    setActive(inside(last))
  }
  return { active: to, range, go, select }
}

export function isWithin({ top, bottom, left, right }: GridRange, row: number, column: number): boolean {
  return row >= top && row <= bottom && column >= left && column <= right
}

/** Returns the cell to which a key moves, or null for any other key. */
export function stepOf(
  { key, isFar }: { key: string; isFar: boolean },
  { row, column }: CellPosition,
  { rows, columns }: Size,
): CellPosition | null {
  const page = 15
  const steps: Record<string, CellPosition> = {
    ArrowDown: { row: isFar ? rows - 1 : row + 1, column },
    ArrowUp: { row: isFar ? 0 : row - 1, column },
    ArrowRight: { row, column: isFar ? columns - 1 : column + 1 },
    ArrowLeft: { row, column: isFar ? 0 : column - 1 },
    PageDown: { row: row + page, column },
    PageUp: { row: row - page, column },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? rows - 1 : row, column: columns - 1 },
  }
  return steps[key] ?? null
}
