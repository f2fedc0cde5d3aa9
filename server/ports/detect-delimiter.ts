import { parse } from 'csv-parse/sync'
import { matchHeads } from '#contract/rules/staff/piece-csv-columns.ts'

/** Line endings of old and new programs; one file may mix them. */
export const lineEnds = ['\r\n', '\n', '\r']

const delimiters = [';', '\t', ',', '|'] as const
const rowsMax = 500
const headsWithin = 30
/** A delimiter must split at least this share of the rows that the best delimiter splits evenly. */
const shareOfBest = 0.5

type Split = { delimiter: string; equalRows: number; heads: number; width: number }

/**
 * Detects the delimiter of a CSV file from `sample`, its beginning. Among the delimiters that split enough rows into equally many cells,
 * the one whose header has the most known columns wins. Falls back to a comma.
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
    // the sample ended inside quotes; the rows before that are still valid
  }
  const widths = new Map<number, number>()
  for (const { length } of rows) if (length > 1) widths.set(length, (widths.get(length) ?? 0) + 1)
  const [width = 0, equalRows = 0] = [...widths].toSorted(([, one], [, other]) => other - one)[0] ?? []
  const heads = rows.slice(0, headsWithin).map((cells) => (cells.length > 1 ? matchHeads(cells, new Map()).filter(Boolean).length : 0))
  return { delimiter, equalRows, width, heads: Math.max(0, ...heads) }
}

/** Parses a first line such as `sep=;`, which tells Excel the delimiter; undefined if the first line is another one. */
export function readSeparatorLine(text: string): { delimiter: string; rest: string } | undefined {
  const [line, delimiter] = /^\ufeff?"?sep=([^\r\n"])"?[;,\t]*(?:\r\n|\n|\r)/i.exec(text) ?? []
  return line === undefined || delimiter === undefined || delimiter === '\0' ? undefined : { delimiter, rest: text.slice(line.length) }
}
