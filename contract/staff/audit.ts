import { z } from 'zod'
import { DateTimeText } from '#contract/date.ts'
import { limits } from '#contract/limits.ts'
import { recordOf } from '#contract/rules/record-of.ts'
import { type ActionName, actions } from '#contract/staff/actions.ts'
import { type SubjectKind, subjectPermissions } from '#contract/staff/subjects.ts'

const actionNames = recordOf(Object.keys(actions).map((name) => [name as ActionName, name as ActionName] as const))
const subjectKinds = recordOf(Object.keys(subjectPermissions).map((kind) => [kind as SubjectKind, kind as SubjectKind] as const))

/** Who performed an action: a staff member, a command on the server (`terminal`), the shop itself, or an SQL statement (`database`). */
export const AuditActor = z.enum(['staff', 'terminal', 'shop', 'database'])

const SubjectKindName = z.enum(subjectKinds)
const EntryId = z.string().regex(/^[1-9]\d{0,15}$/)

export const AuditExportQuery = z.strictObject({
  staff_id: z.uuid().optional(),
  actor: AuditActor.optional(),
  subject_kind: SubjectKindName.optional(),
  action: z.enum(actionNames).optional(),
  from: DateTimeText.optional(),
  to: DateTimeText.optional(),
})

/** Filters of the audit log. `before`: returns only entries with a lower id. */
export const AuditQuery = AuditExportQuery.extend({
  subject_id: z.string().min(1).max(100).optional(),
  before: EntryId.optional(),
  page_size: z.coerce.number().int().min(1).max(limits.staffPageSizeMax).default(50),
}).refine(({ subject_kind, subject_id }) => subject_id === undefined || subject_kind !== undefined, { path: ['subject_kind'] })
export type AuditQuery = z.output<typeof AuditQuery>

export const AuditEntryPath = z.strictObject({ id: EntryId })

/** An entry of the audit log. `account` and `session_id` are included only for readers with access to the whole log. */
export const AuditEntry = z.object({
  id: EntryId,
  at: z.iso.datetime(),
  actor: AuditActor,
  staff: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  account: z.string().nullable().optional(),
  session_id: z.uuid().nullable().optional(),
  action: z.string(),
  subject: z.object({ kind: z.string(), id: z.string(), label: z.string() }),
  reason: z.string().nullable(),
  undoes: EntryId.nullable(),
  undone_by: EntryId.nullable(),
  can_undo: z.boolean().meta({ description: 'Whether the reader may undo the action, unless a later action prevents it.' }),
  change_count: z.int(),
})
export type AuditEntry = z.output<typeof AuditEntry>

const columns = z.record(z.string(), z.unknown()).nullable()

/** `before` is null for a new row, `after` for a deleted row. */
const AuditChange = z.object({
  table: z.string(),
  row_id: z.string(),
  subject: z.object({ kind: z.string(), id: z.string() }),
  label: z.string().meta({ description: 'The piece that the row belongs to; empty for other records.' }),
  before: columns,
  after: columns,
  erased: z.array(z.string()).meta({ description: 'Columns of personal data whose values were erased.' }),
})
export type AuditChange = z.output<typeof AuditChange>

export const AuditEntryDetails = AuditEntry.extend({
  changes: z.array(AuditChange),
  changes_left_off: z.int().meta({ description: 'Number of further changed rows that are not listed.' }),
})

/** A page of the audit log, newest first. `next`: path of the next page, or null. */
export const AuditPage = z.object({ next: z.string().nullable(), results: z.array(AuditEntry) })

/**
 * Result of verifying all seals. `problems` is empty if all seals are valid. A problem can be an altered entry, altered personal data, a
 * broken link to the previous seal, a missing or wrong seal or signature, or personal data that was removed without an erasure.
 */
export const AuditSeals = z.object({
  count: z.int(),
  last: z.object({ entry_id: EntryId, hash: z.string(), at: z.iso.datetime() }).nullable(),
  problems: z.array(
    z.object({ entry_id: EntryId, problem: z.enum(['chain', 'content', 'personal', 'unsealed', 'unkeyed', 'key', 'redaction']) }),
  ),
})
export type AuditSeals = z.output<typeof AuditSeals>

/** `action_id`: the audit entry of the undo, which can be undone like any other action. */
export const Undone = z.object({ action_id: EntryId })
