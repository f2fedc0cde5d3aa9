import { type ImportColumn, matchHeads } from '#contract/rules/staff/import-columns.ts'
import type { ImportedRow } from '#server/db/tables/imports.ts'

/** A head stands among the first rows. */
export const headsWithin = 30

/**
 * The row whose cells name the most columns of the shop, the first of equals: titles and notes may stand above it. Where none names any, the
 * first row of several cells.
 */
export function findHeadRow(rows: readonly ImportedRow[], remembered: ReadonlyMap<string, ImportColumn | null>): number {
  const first = rows.find(({ cells }) => cells.filter((cell) => cell.trim()).length > 1) ?? rows[0]
  const found = { row: first?.row ?? 0, known: 0 }
  // the last row has none below it
  for (const { row, cells } of rows.slice(0, Math.min(headsWithin, rows.length - 1))) {
    const known = matchHeads(cells, remembered).filter(Boolean).length
    if (known > found.known) Object.assign(found, { row, known })
  }
  return found.row
}

/** A file with its head in a row: the words of the head, and how many rows stand below. 0 where there is no such row. */
export function readFrom(rows: readonly ImportedRow[], headRow: number): { head: string[]; headRow: number; rowCount: number } {
  const head = rows.find(({ row }) => row === headRow)
  if (!head) return { head: [], headRow: 0, rowCount: rows.length }
  return { head: head.cells.map((cell) => cell.trim()), headRow, rowCount: rows.filter(({ row }) => row > headRow).length }
}
