import type { Language } from '#contract/language.ts'

// what a spreadsheet takes for the beginning of a formula: also in full width, also behind quotes
const formula = /^'*[=+\-@\t\r＝＋－＠]/
const quotedFormula = /^'+[=+\-@\t\r＝＋－＠]/

/** A cell that no spreadsheet takes for a formula. */
export function quoteFormula(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell
}

/** A cell as it was before `quoteFormula`. */
export function unquoteFormula(cell: string): string {
  return quotedFormula.test(cell) ? cell.slice(1) : cell
}

/** Between the cells of a CSV file that Excel opens by a double click: in Russian a semicolon. */
export const separatorOf = (language: Language) => (language === 'ru' ? ';' : ',')

/** Rows as a CSV file for Excel: UTF-8 with its mark, every cell in quotes. The cells are quoted against formulas before. */
export function formatCsv(rows: readonly (readonly string[])[], separator: ';' | ','): string {
  const lines = rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}
