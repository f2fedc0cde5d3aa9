import type { Language } from '#contract/language.ts'

/** A cell of a table that is written: text, a number, or a day as ISO. */
export type TableCell = string | number | { day: string }

// what a spreadsheet takes for the beginning of a formula: also in full width, also behind quotes
const formula = /^'*[=+\-@\t\r＝＋－＠]/
const quotedFormula = /^'+[=+\-@\t\r＝＋－＠]/
// a number, a space and words: no spreadsheet computes «-2 s/day» or «+971 50 123 4567»
const harmless = /^[+-]\d[\d.,]*[ \u00a0][\p{L}\d \u00a0./%°,-]*$/u

/** A cell of a CSV file that no spreadsheet takes for a formula. */
export function quoteFormula(cell: string): string {
  return formula.test(cell) && !harmless.test(cell) ? `'${cell}` : cell
}

/** A cell as it was before `quoteFormula`. */
export function unquoteFormula(cell: string): string {
  return quotedFormula.test(cell) ? cell.slice(1) : cell
}

/** A phone as a cell: with spaces between its digits, or a spreadsheet would make a number of it. */
export function phoneCell(formatted: string): string {
  return /^\+?\d+$/.test(formatted) ? formatted.replaceAll(/\d{3}(?=\d)/g, '$& ') : formatted
}

/** As Excel opens them by a double click where that language is spoken. */
const formats = { ru: { separator: ';', decimal: ',' }, en: { separator: ',', decimal: '.' } } as const

/** Rows as a CSV file for Excel: UTF-8 with its mark, every cell in quotes, numbers as in the language, no formulas. */
export function formatCsv(rows: readonly (readonly TableCell[])[], language: Language): string {
  const { separator, decimal } = formats[language]
  const textOf = (cell: TableCell) => {
    if (typeof cell === 'number') return String(cell).replace('.', decimal)
    return typeof cell === 'string' ? quoteFormula(cell) : cell.day
  }
  const lines = rows.map((cells) => cells.map((cell) => `"${textOf(cell).replaceAll('"', '""')}"`).join(separator))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}
