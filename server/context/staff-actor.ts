import type { Permission, StaffRole } from '#contract/staff/permissions.ts'

/** The staff member of a session. The session may still lack the second factor, and permissions are not checked yet. */
export type SessionHolder = { kind: 'staff'; staffId: string; sessionId: string; requestId: string }

export type StaffActor = SessionHolder & { roles: readonly StaffRole[]; permissions: ReadonlySet<Permission> }
