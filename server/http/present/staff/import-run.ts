import { isTableEncoding } from '#contract/rules/staff/table-encodings.ts'
import type { ImportRun, PreviewedRow } from '#contract/staff/imports.ts'
import { findDayQuestions } from '#server/domain/import/day-questions.ts'
import type { ImportRunRow } from '#server/domain/import/read-import-runs.ts'
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
    confirmed: run.confirmed,
    has_new_names: run.hasNewNames,
    new_status: run.newStatus,
    applied_at: run.appliedAt?.toISOString() ?? null,
    counts: run.counts && { on_sale: 0, drafts: 0, ...run.counts },
    action_id: run.actionId,
    is_undone: run.isUndone,
  }
}

const trim = (cell: string) => cell.trim()

export function presentVerdict({ row, key, title, outcome, changes, problems, notes, identity }: Verdict): PreviewedRow {
  return { row, key, title, outcome, changes, problems, notes, identity: identity ?? null }
}
