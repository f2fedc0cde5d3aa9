import { z } from 'zod'
import { languages } from '#contract/language.ts'
import { limits } from '#contract/limits.ts'
import { StaffEmail, StaffRoleName } from '#contract/staff/session.ts'

/** What a link is for. `lock` ends all sessions of a person who did not sign in themselves, and blocks them. */
const linkPurposes = ['first-owner', 'invitation', 'password', 'factor', 'lock'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

const token = z.string().min(1).max(200).meta({ description: 'The fragment of the link.' })

export const StaffName = z.string().trim().min(1).max(limits.nameMaxChars)

export const LinkInspection = z.strictObject({ token })
export const InspectedLink = z.object({
  purpose: z.enum(linkPurposes),
  email: z.string().nullable().meta({ description: 'Whose account it is; null where the person chooses it.' }),
  roles: z.array(StaffRoleName),
})

/**
 * What a link needs besides its token: `first-owner` a name, an email and a password; `invitation` a name and a password; `password` a
 * new password; `factor` the present password; `lock` nothing.
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
