import type { ChartColumn } from '#backoffice/ui/chart/chart-table.tsx'
import { saveFile } from '#backoffice/ui/save-file.ts'
import type { Language } from '#contract/language.ts'
import { formatCsv, type TableCell } from '#contract/rules/staff/spreadsheet-cell.ts'

type Table<Row> = { rows: readonly Row[]; columns: readonly ChartColumn<Row>[] }

export function saveTable<Row>({ rows, columns }: Table<Row>, { name, language }: { name: string; language: Language }): void {
  const lines = [columns.map(({ title }) => title), ...rows.map((row) => columns.map((column) => cellOf(column, row)))]
  const bytes = new Blob([formatCsv(lines, language)], { type: 'text/csv' })
  saveFile({ bytes, fileName: `${name}.csv` })
}

/** Returns the exported cell. Numbers, including negative numbers, are exported as numbers instead of text. */
function cellOf<Row>({ value, isNumber }: ChartColumn<Row>, row: Row): TableCell {
  const own = value(row) ?? ''
  return isNumber && own !== '' && Number.isFinite(Number(own)) ? Number(own) : String(own)
}
