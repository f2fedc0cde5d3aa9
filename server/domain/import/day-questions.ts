import { type DayOrder, findDayOrder, isTwoDays, readDays } from '#contract/rules/staff/day-order.ts'
import { dateColumns } from '#contract/rules/staff/import-columns.ts'
import type { DayOrders } from '#server/db/tables/imports.ts'
import type { ImportRunRow } from '#server/domain/import/read-import-runs.ts'

/** A column of the file with a cell that may be two days, and which it is: as somebody chose, or as other cells of the column tell. */
export type DayQuestion = { at: number; sample: string; dmy: string; mdy: string; order: DayOrder | null }

/** The columns of a file whose days may be read in two ways. */
export function findDayQuestions(run: ImportRunRow): DayQuestion[] {
  return run.head.flatMap((_, at) => {
    const cells = cellsAt(run, at)
    const sample = cells.find(isTwoDays)
    const { dmy, mdy } = readDays(sample ?? '')
    if (sample === undefined || !dmy || !mdy) return []
    return [{ at, sample, dmy, mdy, order: run.dayOrders[run.mapping[at] ?? ''] ?? findDayOrder(cells) ?? null }]
  })
}

/** The order of days of each column of the shop, as far as it is known. */
export function findDayOrders(run: ImportRunRow): DayOrders {
  const found = dateColumns.flatMap((column) => {
    const order = run.dayOrders[column] ?? findDayOrder(cellsAt(run, run.mapping.indexOf(column)))
    return order ? [[column, order] as const] : []
  })
  return Object.fromEntries(found)
}

const cellsAt = ({ rows }: ImportRunRow, at: number): string[] => rows.map(({ cells }) => (cells[at] ?? '').trim())
