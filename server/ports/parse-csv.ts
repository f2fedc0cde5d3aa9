import { parse } from 'csv-parse/sync'

const recordBytesMax = 1_000_000
const sampleChars = 65_536

/**
 * The cells of a CSV file, row by row, `rowsMax` rows at most; null where the bytes are no table. Separated by commas, semicolons or tabs;
 * in UTF-8, UTF-16 or Windows-1251, as Excel saves them.
 */
export function parseCsv(bytes: Buffer, rowsMax: number): string[][] | null {
  const text = decode(bytes)
  // a picture or a program is no table
  if (text === null || /[^\P{Cc}\t\r\n\v\f]/u.test(text)) return null
  try {
    return parse(text, {
      delimiter: detectDelimiter(text.slice(0, sampleChars)),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: recordBytesMax,
      trim: true,
      to: rowsMax,
    })
  } catch {
    return null
  }
}

/** Text in the encoding that fits: a byte order mark decides; without one UTF-8 where every byte fits it, else Windows-1251. */
function decode(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeAs('utf-16le', bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeAs('utf-16be', bytes)
  return decodeAs('utf-8', bytes) ?? decodeAs('windows-1251', bytes)
}

function decodeAs(encoding: string, bytes: Buffer): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The delimiter of a CSV file that begins with `sample`: a comma, a semicolon or a tab, whichever is most frequent in the head. */
export function detectDelimiter(sample: string): string {
  const [head = ''] = sample.replaceAll(/"[^"]*"/g, '').split(/\r?\n|\r/)
  const count = (sign: string) => head.split(sign).length
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}
