import type { Permission } from '#contract/staff/permissions.ts'
import { type SubjectKind, subjectPermissions } from '#contract/staff/subjects.ts'

/** Whether these permissions allow reading records of a kind, together with their history and live changes. */
export function canReadSubject(permissions: ReadonlySet<Permission>, kind: string): boolean {
  return permissions.has('audit.read') || (isSubjectKind(kind) && permissions.has(subjectPermissions[kind]))
}

/** Returns the kinds of records whose log entries these permissions allow reading. Undefined means all kinds. */
export function listReadableKinds(permissions: ReadonlySet<Permission>): string[] | undefined {
  if (permissions.has('audit.read')) return undefined
  return Object.keys(subjectPermissions).filter((kind) => canReadSubject(permissions, kind))
}

const isSubjectKind = (kind: string): kind is SubjectKind => Object.hasOwn(subjectPermissions, kind)
