import type { ImportRun, PreviewedRow } from '#contract/staff/imports.ts'
import type { ImportRunRow } from '#server/domain/import/import-runs.ts'
import type { Verdict } from '#server/domain/import/verdict.ts'

const sampleRows = 3

/** A file of pieces as JSON. */
export function presentImportRun(run: ImportRunRow): ImportRun {
  return {
    id: run.id,
    file_name: run.fileName,
    by: run.by,
    created_at: run.createdAt.toISOString(),
    head: run.head,
    sample: run.rows.slice(0, sampleRows).map(({ cells }) => cells),
    row_count: run.rowCount,
    mapping: run.mapping,
    confirmed: run.confirmed,
    has_new_names: run.hasNewNames,
    applied_at: run.appliedAt?.toISOString() ?? null,
    counts: run.counts,
    action_id: run.actionId,
    is_undone: run.isUndone,
  }
}

/** What a row would do, as JSON. */
export function presentVerdict({ row, key, title, outcome, changes, problems, notes, identity }: Verdict): PreviewedRow {
  return { row, key, title, outcome, changes, problems, notes, identity: identity ?? null }
}
