import { readFile } from 'node:fs/promises'
import writeXlsxFile from 'write-excel-file/node'
import type { TableCell } from '#contract/rules/staff/spreadsheet-cell.ts'
import { parseCsv } from '#server/ports/parse-csv.ts'
import { type ReadSheet, readXlsx } from '#server/ports/read-xlsx.ts'
import { serveParent } from '#server/ports/serve-parent.ts'
import type { ReadTable, RefusedTable, TableRequest, TableRow } from '#server/ports/table-files.ts'

const rowsAboveHead = 30
const columnsMax = 200
const cellMaxChars = 20_000

async function work(request: TableRequest): Promise<ReadTable | { bytes: Uint8Array } | RefusedTable> {
  if (request.task === 'xlsx') return { bytes: await writeXlsx(request.rows) }
  const bytes = await readFile(request.path)
  const format = formatOf(bytes)
  if (format === 'old-excel') return { refused: 'old-excel' }
  if (format === 'xlsx') {
    const sheet = await readXlsx(bytes)
    return sheet ? checkTable({ ...sheet, encoding: null, separator: null }, request.rowsMax) : { refused: 'unreadable' }
  }
  const table = parseCsv(bytes, request.rowsMax + rowsAboveHead + 2)
  return table ? checkTable({ ...table, withoutResult: new Set() }, request.rowsMax) : { refused: 'unreadable' }
}

function formatOf(bytes: Buffer): 'xlsx' | 'old-excel' | 'text' {
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return 'xlsx'
  return bytes.subarray(0, 4).equals(Buffer.from('\xD0\xCF\x11\xE0', 'latin1')) ? 'old-excel' : 'text'
}

type Table = Pick<ReadTable, 'encoding' | 'separator'> & ReadSheet

function checkTable({ cells: table, withoutResult, encoding, separator }: Table, rowsMax: number): ReadTable | RefusedTable {
  const rows = table.flatMap((cells, at): TableRow[] => {
    const whole = cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)
    const unread = whole.flatMap((_, column) => (withoutResult.has(`${at}:${column}`) ? [column] : []))
    return whole.length ? [{ row: at + 1, cells: whole, ...(unread.length ? { unread } : {}) }] : []
  })
  if (rows.length < 2) return { refused: 'empty' }
  // Allows for the header and the rows above it. The exact number of rows is checked when the header is known.
  if (rows.length > rowsMax + rowsAboveHead + 1) return { refused: 'rows' }
  if (rows.some(({ cells }) => cells.length > columnsMax)) return { refused: 'columns' }
  if (rows.some(({ cells }) => cells.some((cell) => cell.length > cellMaxChars))) return { refused: 'unreadable' }
  return { rows, encoding, separator }
}

/**
 * Writes an XLSX file with a bold, frozen header. Numbers and dates keep their type. Text stays text, so that spreadsheets do not evaluate
 * it as a formula.
 */
async function writeXlsx(rows: readonly (readonly TableCell[])[]): Promise<Uint8Array> {
  const [head = [], ...others] = rows
  const sheet = [
    head.map((value) => ({ value: typeof value === 'string' ? value : '', type: String, fontWeight: 'bold' as const })),
    ...others.map((cells) => cells.map(toXlsxCell)),
  ]
  return writeXlsxFile(sheet, { stickyRowsCount: 1 }).toBuffer()
}

function toXlsxCell(value: TableCell) {
  if (value === '') return null
  if (typeof value === 'number') return { value, type: Number }
  if (typeof value === 'string') return { value, type: String, format: '@' }
  return { value: new Date(`${value.day}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' }
}

serveParent(work, { memoryMax: 700_000_000 })
