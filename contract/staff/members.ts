import { z } from 'zod'
import { textPageNames } from '#contract/rules/page-texts.ts'
import { Version } from '#contract/staff/amounts.ts'
import { staffRoles } from '#contract/staff/permissions.ts'
import { StaffEmail, StaffRoleName } from '#contract/staff/session.ts'

const roles = z
  .array(StaffRoleName)
  .min(1)
  .max(staffRoles.length)
  .refine((list) => new Set(list).size === list.length)

export const StaffMember = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  roles: z.array(StaffRoleName),
  is_blocked: z.boolean(),
  has_factor: z.boolean(),
  is_factor_locked: z.boolean().meta({ description: 'Whether too many wrong codes locked the factor; resetting the factor unlocks it.' }),
  seen_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  version: z.int(),
})

const RevokedActions = z.object({
  invitations: z.int(),
  reset_links: z.int(),
  wallets: z.array(z.string()).meta({ description: 'Pending wallet changes that were withdrawn, named as in the audit log.' }),
  pieces: z.array(z.int()).meta({ description: 'Pieces whose scheduled publication or withdrawal was canceled.' }),
  pages: z.array(z.enum(textPageNames)).meta({ description: 'Pages whose scheduled text was canceled.' }),
})

export const ChangedStaffMember = StaffMember.extend({ action_id: z.string(), withdrawn: RevokedActions })
export const StaffMemberPath = z.object({ id: z.uuid() })
export const RolesChange = z.strictObject({ roles, version: Version })

/** Resets a lost password or second factor. The response has a link for setting a new one; the link is also emailed. */
export const StaffReset = z.strictObject({ lost: z.enum(['password', 'factor']) })
export const StaffResetMade = ChangedStaffMember.extend({ link: z.string() })

export const NewInvitation = z.strictObject({ email: StaffEmail, roles })
export const InvitationMade = z.object({ id: z.uuid(), link: z.string(), action_id: z.string() })
export const Invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  roles: z.array(StaffRoleName),
  inviter: z.string().nullable().meta({ description: 'Null if a command on the server sent the invitation.' }),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
})
export const InvitationSent = z.object({ link: z.string() })

export const StaffDevice = z.object({
  id: z.uuid(),
  device: z.string(),
  network: z.string(),
  created_at: z.iso.datetime(),
  seen_at: z.iso.datetime(),
  is_current: z.boolean(),
})
