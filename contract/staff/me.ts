import { z } from 'zod'
import { languages } from '#contract/language.ts'
import { limits } from '#contract/limits.ts'
import { Version } from '#contract/staff/amounts.ts'
import { StaffName } from '#contract/staff/links.ts'
import { themes } from '#contract/staff/session.ts'

export const StaffMeChange = z.strictObject({
  name: StaffName.optional(),
  language: z.enum(languages).optional(),
  theme: z.enum(themes).optional(),
  has_shortcuts: z.boolean().optional(),
  version: Version,
})

const password = z.string().min(1).max(limits.passwordMaxChars)
export const StaffPasswordChange = z.strictObject({ current_password: password, new_password: password })
export const StaffRecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })
