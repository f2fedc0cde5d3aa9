import type { StaffPieceRow } from '#backoffice/client/pieces.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import {
  type GridColumn,
  type GridValue,
  type GridLabels,
  readCell,
  textOf,
  valueOf,
} from '#backoffice/sections/pieces/grid/grid-columns.ts'
import type { GridHistory } from '#backoffice/sections/pieces/grid/grid-edits.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

export type RefusedRow = StaffResponseOf<'POST /api/staff/pieces/bulk/cells/'>['failed'][number]
export type ShownCell = { text: string; isChanged: boolean; problem: string | null }
type Options = { history: GridHistory; failed: ReadonlyMap<number, RefusedRow>; labels: GridLabels }

export function useCellTexts({ history, failed, labels }: Options) {
  const { t } = useI18n()
  const { money } = useFormat()
  const plain = (row: StaffPieceRow, column: GridColumn): string => {
    const typed = history.edits.get(row.id)?.cells[column]
    if (typed === undefined) return textOf(column, valueOf(row, column), labels)
    const read = readCell(column, typed, labels)
    return 'problem' in read ? typed : textOf(column, read.value, labels)
  }
  const textOfValue = (column: GridColumn, value: GridValue) =>
    column === 'price_usd' && typeof value === 'string' ? money(value) : textOf(column, value, labels)
  const shownCell = (row: StaffPieceRow, column: GridColumn): ShownCell => {
    const typed = history.edits.get(row.id)?.cells[column]
    if (typed === undefined) {
      const isOnRequest = column === 'price_usd' && row.price_on_request
      return { text: isOnRequest ? t('pieces.onRequest') : textOfValue(column, valueOf(row, column)), isChanged: false, problem: null }
    }
    const found = readCell(column, typed, labels)
    if ('problem' in found) return { text: typed, isChanged: true, problem: t(found.problem) }
    const refusal = failed.get(row.id)
    return { text: textOfValue(column, found.value), isChanged: true, problem: refusal ? problemOf(refusal, column) : null }
  }
  return { plain, shownCell }
}

function problemOf({ problem, errors }: RefusedRow, column: GridColumn): string | null {
  return Object.keys(errors).length ? (errors[column] ?? null) : problem
}
