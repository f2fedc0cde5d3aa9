import type { Permission, StaffRole } from '#contract/staff/permissions.ts'

/** Whose session of the back office a request belongs to, whatever it may do. */
export type SessionHolder = { kind: 'staff'; staffId: string; sessionId: string; requestId: string }

/** The staff member who sends the request, with both factors given: every verb of the back office takes one. */
export type StaffActor = SessionHolder & { roles: readonly StaffRole[]; permissions: ReadonlySet<Permission> }
