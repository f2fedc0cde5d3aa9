import { type DayOrder, findDayOrder, isTwoDays, readDays } from '#contract/rules/staff/day-order.ts'
import { dateColumns } from '#contract/rules/staff/piece-csv-columns.ts'
import type { DayOrders } from '#server/db/tables/imports.ts'
import type { ImportRunRow } from '#server/domain/import/read-import-runs.ts'

/**
 * A column with an ambiguous date, such as 03/04/2026. `order`: the order of day and month, chosen by the staff or implied by other cells
 * of the column; null if unknown.
 */
export type DayQuestion = { at: number; sample: string; dmy: string; mdy: string; order: DayOrder | null }

/** Returns the columns of a file that contain an ambiguous date. */
export function findDayQuestions(run: ImportRunRow): DayQuestion[] {
  return run.head.flatMap((_, at) => {
    const cells = cellsAt(run, at)
    const sample = cells.find(isTwoDays)
    const { dmy, mdy } = readDays(sample ?? '')
    if (sample === undefined || !dmy || !mdy) return []
    return [{ at, sample, dmy, mdy, order: run.dayOrders[run.mapping[at] ?? ''] ?? findDayOrder(cells) ?? null }]
  })
}

/** Returns the order of day and month per date column. Leaves out columns whose order is unknown. */
export function findDayOrders(run: ImportRunRow): DayOrders {
  const found = dateColumns.flatMap((column) => {
    const order = run.dayOrders[column] ?? findDayOrder(cellsAt(run, run.mapping.indexOf(column)))
    return order ? [[column, order] as const] : []
  })
  return Object.fromEntries(found)
}

const cellsAt = ({ rows }: ImportRunRow, at: number): string[] => rows.map(({ cells }) => (cells[at] ?? '').trim())
