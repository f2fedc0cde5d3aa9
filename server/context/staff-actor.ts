import type { Permission, StaffRole } from '#contract/staff/permissions.ts'

/** The person of a back-office session. Permissions, and possibly the second factor, are not checked yet. */
export type SessionHolder = { kind: 'staff'; staffId: string; sessionId: string; requestId: string }

/** A staff member signed in with both factors. */
export type StaffActor = SessionHolder & { roles: readonly StaffRole[]; permissions: ReadonlySet<Permission> }
