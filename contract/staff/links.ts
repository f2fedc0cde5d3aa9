import { z } from 'zod'
import { languages } from '#contract/language.ts'
import { limits } from '#contract/limits.ts'
import { StaffEmail, StaffRoleName } from '#contract/staff/session.ts'

/**
 * Purposes of a link in an email. A `lock` link is sent in emails about a new device or passkey. It ends all sessions of the staff member
 * and blocks the account.
 */
const linkPurposes = ['first-owner', 'invitation', 'password', 'factor', 'lock'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

const token = z.string().min(1).max(200).meta({ description: 'Fragment of the link’s URL.' })

export const StaffName = z.string().trim().min(1).max(limits.nameMaxChars)

export const LinkInspection = z.strictObject({ token })
export const InspectedLink = z.object({
  purpose: z.enum(linkPurposes),
  email: z.string().nullable().meta({ description: 'Email of the account; null if the person chooses it.' }),
  roles: z.array(StaffRoleName),
})

/**
 * Fields for each purpose, in addition to the token. `first-owner`: name, email, password. `invitation`: name, password. `password`: the
 * new password. `factor`: the current password. `lock`: none.
 */
export const LinkAcceptance = z.strictObject({
  token,
  name: StaffName.optional(),
  email: StaffEmail.optional(),
  password: z.string().min(1).max(limits.passwordMaxChars).optional(),
  language: z.enum(languages).optional(),
})
export type LinkAcceptance = z.output<typeof LinkAcceptance>
export const AcceptedLink = z.object({ state: z.enum(['factor', 'factor-setup', 'locked']) })
