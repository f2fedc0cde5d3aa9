import type { Permission, StaffRole } from '#contract/staff/permissions.ts'

/** The staff member of a back office session, whose second factor and permissions may be unchecked. */
export type SessionHolder = { kind: 'staff'; staffId: string; sessionId: string; requestId: string }

/** A staff member signed in with both factors. Every verb of the back office takes one. */
export type StaffActor = SessionHolder & { roles: readonly StaffRole[]; permissions: ReadonlySet<Permission> }
