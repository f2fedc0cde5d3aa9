import type { Permission } from '#contract/staff/permissions.ts'
import { type SubjectKind, subjectPermissions } from '#contract/staff/subjects.ts'

/** Whether somebody with these permissions may read records of a kind, and so their history and their live changes. */
export function canReadSubject(permissions: ReadonlySet<Permission>, kind: string): boolean {
  return permissions.has('audit.read') || (isSubjectKind(kind) && permissions.has(subjectPermissions[kind]))
}

/** The kinds of records whose entries somebody may read; undefined where that is all of them. */
export function listReadableKinds(permissions: ReadonlySet<Permission>): string[] | undefined {
  if (permissions.has('audit.read')) return undefined
  return Object.keys(subjectPermissions).filter((kind) => canReadSubject(permissions, kind))
}

const isSubjectKind = (kind: string): kind is SubjectKind => Object.hasOwn(subjectPermissions, kind)
