import { parse } from 'csv-parse/sync'
import { isTableEncoding } from '#contract/rules/staff/table-encodings.ts'
import { type DecodedTable, decodeTable } from '#server/ports/decode-table.ts'
import { detectDelimiter, lineEnds, readSeparatorLine } from '#server/ports/detect-delimiter.ts'
import { readHeld } from '#server/ports/single-byte.ts'

const recordBytesMax = 1_000_000
const sampleChars = 65_536
/** A file is binary if it has at least this many control characters and their share is above `controlsPerChar`. */
const controlsMin = 3
const controlsPerChar = 0.02

export type ParsedCsv = { cells: string[][]; encoding: DecodedTable['encoding']; separator: string }

/**
 * Parses at most `rowsMax` rows of a CSV file into cells. Detects encoding and delimiter. A first line such as `sep=;` sets the delimiter
 * and is not returned. Returns null if the file is binary or cannot be parsed.
 */
export function parseCsv(bytes: Buffer, rowsMax: number): ParsedCsv | null {
  const { text: whole, encoding, isHeld } = decodeTable(bytes)
  const text = withoutEndMark(whole.replace(/^\ufeff/, ''))
  if (isBinary(text)) return null
  const decode = (cell: string) => (isHeld && isTableEncoding(encoding) ? readHeld(cell, encoding) : cell)
  const separated = readSeparatorLine(text)
  const rest = separated?.rest ?? text
  const separator = separated?.delimiter ?? detectDelimiter(decode(rest.slice(0, sampleChars)))
  try {
    const rows: string[][] = parse(rest, {
      delimiter: separator,
      record_delimiter: lineEnds,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: recordBytesMax,
      trim: true,
      to: rowsMax,
    })
    // Replaces NUL, which databases cannot store, with U+FFFD. Later checks reject U+FFFD as a damaged character.
    return {
      cells: rows.map((cells) => cells.map((cell) => decode(cell).replaceAll('\0', '\ufffd'))),
      encoding,
      separator: decode(separator),
    }
  } catch {
    return null
  }
}

/** Removes the end-of-file character of DOS (0x1A). */
function withoutEndMark(text: string): string {
  const at = text.lastIndexOf('\u001a')
  return at >= 0 && text.slice(at + 1).trim() === '' ? text.slice(0, at) : text
}

function isBinary(text: string): boolean {
  const controls = text.match(/[^\P{Cc}\t\r\n\v\f]/gu)?.length ?? 0
  return controls >= controlsMin && controls > text.length * controlsPerChar
}
