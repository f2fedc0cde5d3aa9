import type { Permission, StaffRole } from '#contract/staff/permissions.ts'

/** The owner of a back office session, regardless of permissions. */
export type SessionHolder = { kind: 'staff'; staffId: string; sessionId: string; requestId: string }

/** A staff member signed in with both factors. Every verb of the back office takes one. */
export type StaffActor = SessionHolder & { roles: readonly StaffRole[]; permissions: ReadonlySet<Permission> }
