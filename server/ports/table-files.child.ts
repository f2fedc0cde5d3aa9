import { readFile } from 'node:fs/promises'
import { type CellValue, readSheet } from 'read-excel-file/node'
import writeXlsxFile from 'write-excel-file/node'
import { parseCsv } from '#server/ports/parse-csv.ts'
import { serveParent } from '#server/ports/serve-parent.ts'
import type { RefusedTable, TableRequest, TableRow } from '#server/ports/table-files.ts'
import { readDeclaredZipBytes } from '#server/ports/zip-size.ts'

// Tables of the staff, in a process of their own: a file that swells or never ends takes nothing of the shop along.

const columnsMax = 200
const cellMaxChars = 20_000
/** Of all files within an XLSX file, once they are unpacked. */
const unpackedBytesMax = 100_000_000

async function work(request: TableRequest): Promise<{ rows: TableRow[] } | { bytes: Uint8Array } | RefusedTable> {
  if (request.task === 'xlsx') return { bytes: await writeXlsx(request.rows) }
  const bytes = await readFile(request.path)
  const format = formatOf(bytes)
  if (format === 'old-excel') return { refused: 'old-excel' }
  const table = format === 'xlsx' ? await readXlsx(bytes) : parseCsv(bytes, request.rowsMax + 2)
  return table ? checkTable(table, request.rowsMax) : { refused: 'unreadable' }
}

/** The format by the first bytes; the file's name does not count. */
function formatOf(bytes: Buffer): 'xlsx' | 'old-excel' | 'text' {
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return 'xlsx'
  return bytes.subarray(0, 4).equals(Buffer.from('\xD0\xCF\x11\xE0', 'latin1')) ? 'old-excel' : 'text'
}

async function readXlsx(bytes: Buffer): Promise<string[][] | null> {
  const unpacked = readDeclaredZipBytes(bytes)
  if (unpacked === null || unpacked > unpackedBytesMax) return null
  return (await readSheet(bytes)).map((cells) => cells.map(cellText))
}

/** A cell of a spreadsheet as people see it: a formula by its result, a date by year, month and day. */
function cellText(value: CellValue | null): string {
  if (value === null) return ''
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value).trim()
}

function checkTable(table: readonly string[][], rowsMax: number): { rows: TableRow[] } | RefusedTable {
  const rows = table.flatMap((cells, at): TableRow[] => {
    const whole = cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
    return whole.length ? [{ row: at + 1, cells: whole }] : []
  })
  if (rows.length < 2) return { refused: 'empty' }
  // the head does not count
  if (rows.length > rowsMax + 1) return { refused: 'rows' }
  if (rows.some(({ cells }) => cells.length > columnsMax)) return { refused: 'columns' }
  if (rows.some(({ cells }) => cells.some((cell) => cell.length > cellMaxChars))) return { refused: 'unreadable' }
  return { rows }
}

/** Every cell is text, so that no spreadsheet reckons with it; the head is bold and stays in view. */
async function writeXlsx(rows: readonly (readonly string[])[]): Promise<Uint8Array> {
  const [head = [], ...others] = rows
  const sheet = [
    head.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...others.map((cells) => cells.map((value) => (value === '' ? null : { value, type: String, format: '@' }))),
  ]
  return writeXlsxFile(sheet, { stickyRowsCount: 1 }).toBuffer()
}

serveParent(work, { memoryMax: 700_000_000 })
