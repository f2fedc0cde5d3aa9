import type { ChartColumn } from '#backoffice/ui/chart/chart-table.tsx'
import { saveFile } from '#backoffice/ui/save-file.ts'
import type { Language } from '#contract/language.ts'
import { formatCsv, quoteFormula, separatorOf } from '#contract/rules/staff/spreadsheet-cell.ts'

type Table<Row> = { rows: readonly Row[]; columns: readonly ChartColumn<Row>[] }

/** Downloads what a table shows as a file for a spreadsheet. */
export function saveTable<Row>({ rows, columns }: Table<Row>, { name, language }: { name: string; language: Language }): void {
  const lines = [columns.map(({ title }) => title), ...rows.map((row) => columns.map((column) => cellOf(column, row)))]
  const bytes = new Blob([formatCsv(lines, separatorOf(language))], { type: 'text/csv' })
  saveFile({ bytes, fileName: `${name}.csv` })
}

/** A number is one for the spreadsheet, also below zero. */
function cellOf<Row>({ value, isNumber }: ChartColumn<Row>, row: Row): string {
  const text = String(value(row) ?? '')
  return isNumber ? text : quoteFormula(text)
}
