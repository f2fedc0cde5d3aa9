import { isTableEncoding } from '#contract/rules/staff/table-encodings.ts'
import type { ImportRun, ImportValues, PreviewedRow } from '#contract/staff/imports.ts'
import { findDayQuestions } from '#server/domain/import/day-questions.ts'
import type { ImportRunRow } from '#server/domain/import/read-import-runs.ts'
import type { UnknownColumn } from '#server/domain/import/unknown-values.ts'
import type { Verdict } from '#server/domain/import/verdict.ts'

const sampleRows = 3
const firstRows = 12
const firstCells = 8

export function presentImportRun(run: ImportRunRow): ImportRun {
  return {
    id: run.id,
    file_name: run.fileName,
    by: run.by,
    created_at: run.createdAt.toISOString(),
    head: run.head,
    sample: run.rows.slice(0, sampleRows).map(({ cells }) => cells.map(trim)),
    row_count: run.rowCount,
    head_row: run.headRow,
    first_rows: run.headRow
      ? run.allRows.slice(0, firstRows).map(({ row, cells }) => ({ row, cells: cells.slice(0, firstCells).map(trim) }))
      : [],
    encoding: run.encoding,
    has_encoding_choice: isTableEncoding(run.encoding) && run.headRow > 0,
    day_questions: findDayQuestions(run),
    mapping: run.mapping,
    confirmed: run.confirmed.same,
    confirmed_sold: run.confirmed.sold,
    has_new_names: run.hasNewNames,
    new_status: run.newStatus,
    supplier: run.supplier,
    whole_file: { kind: null, city_id: null, consignor_share: null, ...run.wholeFile },
    applied_at: run.appliedAt?.toISOString() ?? null,
    counts: run.counts && { on_sale: 0, drafts: 0, ...run.counts },
    action_id: run.actionId,
    is_undone: run.isUndone,
  }
}

const trim = (cell: string) => cell.trim()

export function presentVerdict({
  row,
  key,
  title,
  outcome,
  changes,
  problems,
  notes,
  identity,
  asksOfSold = false,
  keyFrom,
  cells,
}: Verdict): PreviewedRow {
  const shown = cells().map(({ column, read, value, isFilled }) => ({ column, read, value, is_filled: isFilled }))
  return {
    row,
    key,
    title,
    outcome,
    key_from: keyFrom ?? null,
    cells: shown,
    changes,
    problems,
    notes,
    identity: identity ?? null,
    asks_of_sold: asksOfSold,
  }
}

const valuesShown = 100

export function presentUnknown(columns: readonly UnknownColumn[]): ImportValues {
  return {
    undecided: columns.flatMap(({ values }) => values).filter(({ meaning }) => meaning === null).length,
    columns: columns.map(({ values, ...column }) => ({ ...column, count: values.length, values: values.slice(0, valuesShown) })),
  }
}
