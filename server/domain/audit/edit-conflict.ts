import type { SubjectKind } from '#contract/staff/subjects.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Reason } from '#server/context/reasons.ts'
import type { Db } from '#server/db/database.ts'

/** Selects logged changes that count as edits of a record. All given conditions must match. */
export type Edited = { subject?: { kind: SubjectKind; id: string }; tables?: readonly string[]; rowId?: string }

/** Returns author and time of the newest matching change, or null. */
export async function findLastEdit(db: Db, { subject, tables, rowId }: Edited) {
  const last = await db
    .selectFrom('audit_change')
    .innerJoin('audit_entry', 'audit_entry.id', 'audit_change.entry_id')
    .leftJoin('staff', 'staff.id', 'audit_entry.staff_id')
    .select(['staff.name', 'audit_entry.account', 'audit_entry.at'])
    .$if(subject !== undefined, (query) =>
      query.where('audit_change.subject_kind', '=', subject?.kind ?? null).where('audit_change.subject_id', '=', subject?.id ?? null),
    )
    .$if(tables !== undefined, (query) => query.where('audit_change.table_name', 'in', tables ?? []))
    .$if(rowId !== undefined, (query) => query.where('audit_change.row_id', '=', rowId ?? null))
    .orderBy('audit_change.entry_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ?? null
}

/**
 * Returns the `conflict` error for an edit of an outdated version. Its body has the author and time of the newer edit, and `details` (the
 * current values).
 */
export async function createEditConflict(db: Db, edited: Edited, reason: Reason, details: object = {}): Promise<CodedError> {
  const last = await findLastEdit(db, edited)
  const by = last?.name ?? last?.account ?? null
  const body = { reason: 'edited-meanwhile', ...details, by, at: last?.at.toISOString() ?? null }
  return new CodedError('conflict', { reason, values: { by: by ?? '' }, body })
}
