import { type CellValue, readSheet } from 'read-excel-file/node'
import { readOddCells } from '#server/ports/xlsx-cells.ts'
import { readWorkbook } from '#server/ports/xlsx-workbook.ts'
import { readDeclaredZipBytes } from '#server/ports/zip-entries.ts'

const unpackedBytesMax = 100_000_000
/** Days between the 1900 and 1904 date systems of spreadsheets. */
const daysTo1904 = 1462
const dayMs = 86_400_000
const rowsMax = 1_048_576

/** The cells of a sheet. `withoutResult` contains the zero-based positions (`row:column`) of formulas without a cached result. */
export type ReadSheet = { cells: string[][]; withoutResult: ReadonlySet<string> }

/**
 * Reads the first visible sheet of an XLSX file, with cells as they are shown: results of formulas, error codes, dates as year, month and
 * day, and numbers with up to 15 digits. If cells are merged within a column, each of them gets the merged value. Returns null if the ZIP
 * archive is unreadable or too large when unpacked.
 */
export async function readXlsx(bytes: Buffer): Promise<ReadSheet | null> {
  const unpacked = readDeclaredZipBytes(bytes)
  if (unpacked === null || unpacked > unpackedBytesMax) return null
  const workbook = readWorkbook(bytes)
  const shiftMs = workbook?.is1904 && !workbook.isReadAs1904 ? daysTo1904 * dayMs : 0
  const sheet = await readSheet(bytes, workbook?.sheet ?? 1)
  const cells = sheet.map((row) => row.map((value) => cellText(value, shiftMs)))
  const withoutResult = new Set<string>()
  const { cells: odd, merged } = readOddCells(workbook?.xml ?? '', workbook?.formats ?? [])
  for (const { row, column, text, hasNoResult } of odd) {
    if (row >= rowsMax) continue
    put(cells, { row, column }, text)
    if (hasNoResult) withoutResult.add(`${row}:${column}`)
  }
  for (const { column, from, to } of merged)
    for (let row = from + 1; row <= Math.min(to, cells.length - 1); row++) {
      put(cells, { row, column }, cells[from]?.[column] ?? '')
      if (withoutResult.has(`${from}:${column}`)) withoutResult.add(`${row}:${column}`)
    }
  return { cells, withoutResult }
}

function put(cells: string[][], { row, column }: { row: number; column: number }, text: string): void {
  while (cells.length <= row) cells.push([])
  const own = cells[row] ?? []
  while (own.length <= column) own.push('')
  own[column] = text
}

function cellText(value: CellValue | null, shiftMs: number): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(Number(value.toPrecision(15)))
  return value instanceof Date ? new Date(value.getTime() + shiftMs).toISOString().slice(0, 10) : String(value).trim()
}
