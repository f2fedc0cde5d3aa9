import { type CellValue, readSheet } from 'read-excel-file/node'
import { readOddCells } from '#server/ports/xlsx-cells.ts'
import { readWorkbook } from '#server/ports/xlsx-workbook.ts'
import { readDeclaredZipBytes } from '#server/ports/zip-entries.ts'

/** Of all files within an XLSX file, once they are unpacked. */
const unpackedBytesMax = 100_000_000
/** Between the first days of 1900 and of 1904, by which spreadsheets count. */
const daysTo1904 = 1462
const dayMs = 86_400_000
const rowsMax = 1_048_576

/** The cells of a sheet, and where there is a formula without its result: `row:column`, from 0 on. */
export type ReadSheet = { cells: string[][]; withoutResult: ReadonlySet<string> }

/**
 * The first sheet of an XLSX file that is shown, its cells as people see them: a formula by its result, an error by its sign, a date by year,
 * month and day, a number to 15 digits, and in each of merged cells what they say. Null where it is no such file.
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
