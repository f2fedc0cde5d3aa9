import { createReadStream, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { CsvError, parse } from 'csv-parse'
import { headsWithin } from '#server/domain/import/find-head.ts'
import { fileColumns } from '#server/domain/import/piece-fields.ts'
import { detectDelimiter, lineEnds, readSeparatorLine } from '#server/ports/detect-delimiter.ts'

/** A row of the file. `cells`: trimmed cells by column; a column that the file lacks is absent. */
export type Row = {
  row: number
  cells: Map<string, string>
  problem?: string
  unread?: ReadonlySet<string>
  isEncodingGuessed?: boolean
  /** The original texts of the row by column. In `cells`, texts are replaced with the values to which the staff mapped them. */
  read?: ReadonlyMap<string, string>
  filled?: ReadonlySet<string>
  /** How the key of a row without one was found: by the serial number or reference of an existing piece, or as a proposal. */
  keyFrom?: 'serial' | 'reference' | 'proposed'
  /** Sold pieces that a row without a key may describe. Set only if no unsold piece matches the row. */
  soldAs?: readonly string[]
  keyProblem?: string
}

/** The file cannot be read. The message contains the reason. */
export class UnreadableFileError extends Error {}

const recordBytesMax = 1_000_000
const jsonBytesMax = 64 * 1024 * 1024

/**
 * Streams the rows of a CSV or JSON file. Row numbers start at 1. In a CSV file, they count the header and the lines above it, but not a
 * line that declares the separator. A CSV file of any length is read in bounded memory.
 */
export function readRows(file: string): AsyncGenerator<Row> {
  return extname(file).toLowerCase() === '.json' ? readJson(file) : readCsv(file)
}

async function* readCsv(file: string): AsyncGenerator<Row> {
  const sample = await readSample(file)
  const separated = readSeparatorLine(sample)
  const parser = parse({
    bom: true,
    delimiter: separated?.delimiter ?? detectDelimiter(sample),
    record_delimiter: lineEnds,
    from_line: separated ? 2 : 1,
    relax_column_count: true,
    max_record_size: recordBytesMax,
    trim: true,
  })
  pump(file, parser)
  let head: string[] | undefined
  const above: (readonly string[])[] = []
  let row = 0
  try {
    for await (const record of parser) {
      row++
      const cells = trimEmptyEnd(record)
      if (!cells.length) continue
      if (head) yield toCsvRow(head, record, row)
      else if (isHead(cells)) head = checkHeader(cells)
      else if (above.push(cells) >= headsWithin) break
    }
    const [first] = above
    if (!head && first) checkHeader(first)
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableFileError(`The file is no CSV from row ${row + 1} on: ${error.message}.`)
    throw error
  }
  if (!head) throw new UnreadableFileError('The file is empty.')
}

function pump(file: string, parser: ReturnType<typeof parse>): void {
  const decode = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const feed = async () => {
    let pendingText = ''
    for await (const chunk of createReadStream(file)) {
      const text = pendingText + decodeUtf8(() => decode.decode(chunk, { stream: true }))
      const end = endOfRows(text)
      if (end && !parser.write(text.slice(0, end))) await new Promise((resolve) => parser.once('drain', resolve))
      pendingText = text.slice(end)
    }
    pendingText += decodeUtf8(() => decode.decode())
    parser.end(pendingText.replaceAll('\u001a', ''))
  }
  feed().catch((error: unknown) => parser.destroy(error instanceof Error ? error : new Error(String(error))))
}

function endOfRows(text: string): number {
  let end = text.length
  while (end > 0 && '\u001a\r\n'.includes(text.charAt(end - 1))) end--
  return end
}

function decodeUtf8(decode: () => string): string {
  try {
    return decode()
  } catch {
    throw new UnreadableFileError('The file is not in UTF-8. Save it as “CSV UTF-8” and try again.')
  }
}

async function readSample(file: string): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of createReadStream(file, { end: 65_535 })) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

const isHead = (cells: readonly string[]) => cells.some((cell) => cell.toLowerCase() === 'key')

function trimEmptyEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
}

function checkHeader(cells: readonly string[]): string[] {
  const head = cells.map((cell) => cell.toLowerCase())
  const unknown = head.filter((column) => column && !fileColumns.has(column))
  if (unknown.length) throw new UnreadableFileError(`${describeUnknownColumns(unknown)} Known are: ${[...fileColumns].join(', ')}.`)
  const twice = head.find((column, at) => head.indexOf(column) !== at)
  if (twice !== undefined) throw new UnreadableFileError(twice ? `The column ${twice} is there twice.` : 'Two columns have no name.')
  if (!head.includes('key')) throw new UnreadableFileError('The file has no column key, by which a piece is known again.')
  return head
}

const describeUnknownColumns = (names: readonly string[]) => `Unknown columns: ${names.map((name) => `“${name.slice(0, 40)}”`).join(', ')}.`

function toCsvRow(head: readonly string[], record: readonly string[], row: number): Row {
  const cells = trimEmptyEnd(record)
  const cellsByColumn = head.flatMap((column, at): [string, string][] => (column ? [[column, cells[at] ?? '']] : []))
  const isWhole = cells.length <= head.length && record.length >= head.length
  return {
    row,
    cells: new Map(cellsByColumn),
    ...(isWhole ? {} : { problem: `has ${record.length} cells where the head has ${head.length}` }),
  }
}

async function* readJson(file: string): AsyncGenerator<Row> {
  if (statSync(file).size > jsonBytesMax)
    throw new UnreadableFileError('A JSON file may have 64 MB; save it as CSV, which may have any size.')
  const bytes = await readFile(file)
  const read = parseJson(decodeUtf8(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  const pieces: unknown = isObject(read) ? read.pieces : read
  if (!Array.isArray(pieces)) throw new UnreadableFileError('A JSON file is a list of pieces: [{"key": "…", …}, …].')
  let row = 0
  for (const piece of pieces) yield toJsonRow(piece, ++row)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UnreadableFileError(`The file is no JSON: ${error instanceof Error ? error.message : ''}.`)
  }
}

function toJsonRow(piece: unknown, row: number): Row {
  if (!isObject(piece)) return { row, cells: new Map(), problem: 'is no piece: {"key": "…", …}' }
  const given = Object.entries(piece).map(([column, value]) => [column, toCell(value)] as const)
  const unknown = given.filter(([column]) => !fileColumns.has(column)).map(([column]) => column)
  const odd = given.find(([, cell]) => cell === undefined)?.[0]
  const cells = new Map(given.map(([column, cell]) => [column, cell ?? '']))
  if (unknown.length) return { row, cells, problem: `has ${describeUnknownColumns(unknown).slice(0, -1).toLowerCase()}` }
  return odd === undefined ? { row, cells } : { row, cells, problem: `${odd} is neither text, number, yes or no, nor a list of texts` }
}

function toCell(value: unknown): string | undefined {
  if (value === null) return ''
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join('|')
  return undefined
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
