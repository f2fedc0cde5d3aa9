import { parse } from 'csv-parse/sync'
import { matchHeads } from '#contract/rules/staff/piece-csv-columns.ts'

/** Line endings that a file may use and mix. */
export const lineEnds = ['\r\n', '\n', '\r']

const delimiters = [';', '\t', ',', '|'] as const
const rowsMax = 500
const headsWithin = 30
/**
 * The minimum number of `equalRows` (rows with equally many cells), as a share of the highest number for any delimiter. Delimiters below it
 * are ignored.
 */
const shareOfBest = 0.5

type Split = { delimiter: string; equalRows: number; heads: number; width: number }

/**
 * Detects the delimiter of a CSV file from `sample`, the beginning of the file. Considers only delimiters that split enough rows into
 * equally many cells. Prefers the delimiter that yields the most known column names. Falls back to a comma.
 */
export function detectDelimiter(sample: string): string {
  const splits = delimiters.map((delimiter) => splitBy(delimiter, sample))
  const most = Math.max(...splits.map(({ equalRows }) => equalRows))
  const [best] = splits
    .filter(({ equalRows }) => equalRows > 0 && equalRows >= most * shareOfBest)
    .toSorted((one, other) => other.heads - one.heads || other.equalRows - one.equalRows || other.width - one.width)
  return best?.delimiter ?? ','
}

function splitBy(delimiter: string, sample: string): Split {
  const rows: string[][] = []
  const keep = (cells: string[]) => {
    if (cells.some(Boolean)) rows.push(cells)
    return null
  }
  try {
    parse(sample, {
      delimiter,
      record_delimiter: lineEnds,
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      to: rowsMax,
      on_record: keep,
    })
  } catch {
    // The sample may end within quotes. The rows parsed before the end are still valid.
  }
  const widths = new Map<number, number>()
  for (const { length } of rows) if (length > 1) widths.set(length, (widths.get(length) ?? 0) + 1)
  const [width = 0, equalRows = 0] = [...widths].toSorted(([, one], [, other]) => other - one)[0] ?? []
  const heads = rows.slice(0, headsWithin).map((cells) => (cells.length > 1 ? matchHeads(cells, new Map()).filter(Boolean).length : 0))
  return { delimiter, equalRows, width, heads: Math.max(0, ...heads) }
}

/** Parses a first line such as `sep=;`, which sets the delimiter in Excel. Returns undefined if the first line is not of this form. */
export function readSeparatorLine(text: string): { delimiter: string; rest: string } | undefined {
  const [line, delimiter] = /^\ufeff?"?sep=([^\r\n"])"?[;,\t]*(?:\r\n|\n|\r)/i.exec(text) ?? []
  return line === undefined || delimiter === undefined || delimiter === '\0' ? undefined : { delimiter, rest: text.slice(line.length) }
}
