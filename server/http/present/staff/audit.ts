import type { AuditChange, AuditEntry, AuditSeals } from '#contract/staff/audit.ts'
import { columnPermissions } from '#contract/staff/column-permissions.ts'
import type { Permission } from '#contract/staff/permissions.ts'
import type { ReadChange } from '#server/domain/audit/list-changes.ts'
import type { ListedEntry } from '#server/domain/audit/list-entries.ts'
import { canReadSubject } from '#server/domain/audit/read-access.ts'
import { canUndo } from '#server/domain/audit/undo-rules.ts'
import type { SealReport } from '#server/domain/audit/verify-seals.ts'

type Reader = { permissions: ReadonlySet<Permission> }

export function presentEntry(entry: ListedEntry, reader: Reader & { staffId: string }, now: number): AuditEntry {
  const { id, at, actor, staff_id, staff_name, account, session_id, action, reason, undoes, undone_by, change_count } = entry
  const isWhole = reader.permissions.has('audit.read')
  return {
    id: String(id),
    at: at.toISOString(),
    actor,
    staff: staff_id === null ? null : { id: staff_id, name: staff_name ?? '' },
    ...(isWhole ? { account, session_id } : {}),
    action,
    subject: { kind: entry.subject_kind, id: entry.subject_id, label: entry.subject_label },
    reason,
    undoes: undoes === null ? null : String(undoes),
    undone_by: undone_by === null ? null : String(undone_by),
    can_undo: undone_by === null && canUndo(entry, reader, now),
    change_count: change_count ?? 0,
  }
}

export function presentChanges(
  changes: readonly ReadChange[],
  labels: ReadonlyMap<number, string>,
  { permissions }: Reader,
): AuditChange[] {
  return changes
    .filter(({ table_name, subject_kind }) => canReadSubject(permissions, subject_kind) && isPermitted(permissions, table_name))
    .map(({ table_name, row_id, subject_kind, subject_id, before, after, erased }) => {
      const isShown = (column: string) => isPermitted(permissions, `${table_name}.${column}`)
      const pick = (columns: Record<string, unknown> | null) =>
        columns && Object.fromEntries(Object.entries(columns).filter(([column]) => isShown(column)))
      const subject = { kind: subject_kind, id: subject_id }
      const label = (subject_kind === 'piece' && labels.get(Number(subject_id))) || ''
      return { table: table_name, row_id, subject, label, before: pick(before), after: pick(after), erased: erased.filter(isShown) }
    })
    .filter(({ before, after, erased }) => hasColumns(before) || hasColumns(after) || erased.length > 0)
}

const hasColumns = (columns: object | null) => columns !== null && Object.keys(columns).length > 0

function isPermitted(permissions: ReadonlySet<Permission>, name: string): boolean {
  const needed = columnPermissions[name]
  return needed === undefined || permissions.has(needed)
}

export function presentSeals({ count, last, problems }: SealReport): AuditSeals {
  return {
    count,
    last: last && { entry_id: String(last.entryId), hash: last.hash, at: last.at.toISOString() },
    problems: problems.map(({ entryId, problem }) => ({ entry_id: String(entryId), problem })),
  }
}
