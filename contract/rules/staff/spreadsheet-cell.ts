import type { Language } from '#contract/language.ts'

/** A cell to write: a text, a number, or an ISO day. */
export type TableCell = string | number | { day: string }

// characters that start a formula, including their full-width forms, possibly after apostrophes
const formula = /^'*[=+\-@\t\r＝＋－＠]/
const quotedFormula = /^'+[=+\-@\t\r＝＋－＠]/
// spreadsheets do not compute a number followed by a space and words: «-2 s/day» or «+971 50 123 4567»
const harmless = /^[+-]\d[\d.,]*[ \u00a0][\p{L}\d \u00a0./%°,-]*$/u

/** Puts an apostrophe before a CSV cell that a spreadsheet would interpret as a formula. */
export function quoteFormula(cell: string): string {
  return formula.test(cell) && !harmless.test(cell) ? `'${cell}` : cell
}

export function unquoteFormula(cell: string): string {
  return quotedFormula.test(cell) ? cell.slice(1) : cell
}

/** Formats a phone number as a cell, with spaces between digits, because a spreadsheet would interpret digits alone as a number. */
export function phoneCell(formatted: string): string {
  return /^\+?\d+$/.test(formatted) ? formatted.replaceAll(/\d{3}(?=\d)/g, '$& ') : formatted
}

/** The formats that Excel expects in each language when a file is opened by double click. */
const formats = { ru: { separator: ';', decimal: ',' }, en: { separator: ',', decimal: '.' } } as const

/**
 * Formats rows as CSV for Excel: UTF-8 with a byte order mark, quoted cells, numbers in the format of the language, escaped formulas. The
 * default separator depends on the language.
 */
export function formatCsv(
  rows: readonly (readonly TableCell[])[],
  language: Language,
  separator: string = formats[language].separator,
): string {
  const { decimal } = formats[language]
  const textOf = (cell: TableCell) => {
    if (typeof cell === 'number') return String(cell).replace('.', decimal)
    return typeof cell === 'string' ? quoteFormula(cell) : cell.day
  }
  const lines = rows.map((cells) => cells.map((cell) => `"${textOf(cell).replaceAll('"', '""')}"`).join(separator))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}
