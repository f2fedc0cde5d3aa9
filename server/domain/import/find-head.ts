import { type ImportColumn, matchHeads } from '#contract/rules/staff/piece-csv-columns.ts'
import type { ImportedRow } from '#server/db/tables/imports.ts'

/** Number of rows at the top of a file in which to look for the header. */
export const headsWithin = 30

/**
 * Returns the number of the header row, which may follow titles and notes. The header is the row that names the most known columns; if
 * several rows name equally many, the first of these. If no row names a known column, the header is the first row with several cells.
 */
export function findHeadRow(rows: readonly ImportedRow[], remembered: ReadonlyMap<string, ImportColumn | null>): number {
  const first = rows.find(({ cells }) => cells.filter((cell) => cell.trim()).length > 1) ?? rows[0]
  const best = { row: first?.row ?? 0, known: 0 }
  // the last row cannot be the header, because a header needs data below it
  for (const { row, cells } of rows.slice(0, Math.min(headsWithin, rows.length - 1))) {
    const known = matchHeads(cells, remembered).filter(Boolean).length
    if (known > best.known) Object.assign(best, { row, known })
  }
  return best.row
}

/**
 * Splits a file at its header row. Returns the texts of the header and the number of rows below it. If no row has the number `headRow`, the
 * returned `headRow` is 0.
 */
export function readFrom(rows: readonly ImportedRow[], headRow: number): { head: string[]; headRow: number; rowCount: number } {
  const head = rows.find(({ row }) => row === headRow)
  if (!head) return { head: [], headRow: 0, rowCount: rows.length }
  return { head: head.cells.map((cell) => cell.trim()), headRow, rowCount: rows.filter(({ row }) => row > headRow).length }
}
