import type { z } from 'zod'
import type { Invitation, StaffDevice, StaffMember } from '#contract/staff/members.ts'
import type { listInvitations } from '#server/domain/staff/invite-staff.ts'
import type { StaffMember as Member } from '#server/domain/staff/list-staff.ts'
import type { listOwnSessions } from '#server/domain/staff/own-sessions.ts'
import type { RevokedActions } from '#server/domain/staff/revoke-pending-actions.ts'

export function wholePage<T>(results: T[]): { count: number; next: null; previous: null; results: T[] } {
  return { count: results.length, next: null, previous: null, results }
}

export function presentStaffMember(member: Member): z.output<typeof StaffMember> {
  const { id, name, email, roles } = member
  return {
    id,
    name,
    email,
    roles,
    is_blocked: member.blocked_at !== null,
    has_factor: Boolean(member.has_factor),
    is_factor_locked: member.factor_locked_at !== null,
    seen_at: member.seen_at?.toISOString() ?? null,
    created_at: member.created_at.toISOString(),
    version: member.edit_version,
  }
}

type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number]

export function presentInvitation({ id, email, roles, inviter, created_at, expires_at }: InvitationRow): z.output<typeof Invitation> {
  return {
    id,
    email: email ?? '',
    roles: roles ?? [],
    inviter,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
  }
}

type SessionRow = Awaited<ReturnType<typeof listOwnSessions>>[number]

export function presentStaffDevice(
  { id, device, network, created_at, seen_at }: SessionRow,
  current: string,
): z.output<typeof StaffDevice> {
  return { id, device, network, created_at: created_at.toISOString(), seen_at: seen_at.toISOString(), is_current: id === current }
}

export const presentWithdrawn = ({ resetLinks, ...withdrawn }: RevokedActions) => ({ ...withdrawn, reset_links: resetLinks })
