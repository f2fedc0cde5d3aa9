import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'

type Edited = { table: 'condition_report' | 'timing_run' | 'service_entry'; id: string; version: number; current: object }

/** The refusal of a change that began from an older version: the record as it is now, and who changed it last (OWN-24). */
export async function editedMeanwhile(tx: Tx, { table, id, version, current }: Edited): Promise<CodedError> {
  const last = await tx
    .selectFrom('audit_change')
    .innerJoin('audit_entry', 'audit_entry.id', 'audit_change.entry_id')
    .leftJoin('staff', 'staff.id', 'audit_entry.staff_id')
    .select(['staff.name', 'audit_entry.at'])
    .where('audit_change.table_name', '=', table)
    .where('audit_change.row_id', '=', id)
    .orderBy('audit_change.entry_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const body = { reason: 'edited-meanwhile', current, version, by: last?.name ?? null, at: last?.at.toISOString() ?? null }
  return new CodedError('conflict', { reason: 'report-edited-meanwhile', body })
}
