import { useState } from 'react'

export type CellPlace = { row: number; column: number }
export type GridRange = { top: number; bottom: number; left: number; right: number }
type Size = { rows: number; columns: number }

const clamp = (value: number, max: number) => Math.max(0, Math.min(max, value))

/** The chosen cell, and the range from where it began to it. */
export function useRange({ rows, columns }: Size) {
  const [active, setActive] = useState<CellPlace>({ row: 0, column: 0 })
  const [anchor, setAnchor] = useState<CellPlace>(active)
  const inside = ({ row, column }: CellPlace): CellPlace => ({ row: clamp(row, rows - 1), column: clamp(column, columns - 1) })
  const go = (place: CellPlace, isExtending = false): CellPlace => {
    const next = inside(place)
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
  const select = (first: CellPlace, last: CellPlace) => {
    setAnchor(inside(first))
    setActive(inside(last))
  }
  return { active: to, range, go, select }
}

export function isWithin({ top, bottom, left, right }: GridRange, row: number, column: number): boolean {
  return row >= top && row <= bottom && column >= left && column <= right
}

/** Where a key leads to; null where it is no step. */
export function stepOf(key: string, isFar: boolean, { row, column }: CellPlace, { rows, columns }: Size): CellPlace | null {
  const page = 15
  const steps: Record<string, CellPlace> = {
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
