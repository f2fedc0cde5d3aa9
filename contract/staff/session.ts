import { z } from 'zod'
import { SignInEmail } from '#contract/email-text.ts'
import { languages } from '#contract/language.ts'
import { limits } from '#contract/limits.ts'
import { recordOf } from '#contract/rules/record-of.ts'
import { LiveCursor } from '#contract/staff/live.ts'
import { type Permission, permissions, staffRoles } from '#contract/staff/permissions.ts'

/** An address that a staff member signs in with, in its canonical form. */
export const StaffEmail = SignInEmail

export const StaffRoleName = z.enum(staffRoles)
export const themes = ['auto', 'light', 'dark'] as const

const permissionNames = recordOf(Object.keys(permissions).map((name) => [name as Permission, name as Permission] as const))

/** Who works here, as they see themselves. */
const StaffMe = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  roles: z.array(StaffRoleName),
  permissions: z.array(z.enum(permissionNames)),
  language: z.enum(languages),
  theme: z.enum(themes),
  has_shortcuts: z.boolean(),
  has_passkeys: z.boolean(),
  version: z.int(),
})

/** A city with an office, and the time there. */
const StaffOffice = z.object({ city_id: z.int(), name_ru: z.string(), name_en: z.string(), time_zone: z.string() })

/** A session of the back office, with both factors given. */
export const StaffSession = z.object({
  staff: StaffMe,
  stepped_up_until: z.iso.datetime().nullable().meta({ description: 'Until when what needs the factor once more is open.' }),
  ends_at: z.iso.datetime(),
  offices: z.array(StaffOffice),
  shop_origin: z
    .string()
    .meta({ description: 'Where pages of the shop are, in the language of the person; empty: at the address of the back office.' }),
  live_since: LiveCursor.meta({ description: 'The cursor of the changes that come after this response.' }),
})
export type StaffSession = z.output<typeof StaffSession>

/** What a session still needs: the factor, or its setting up. */
const factorStates = ['factor', 'factor-setup'] as const
export type FactorState = (typeof factorStates)[number]
export const StaffSignInState = z.object({ state: z.enum(factorStates) })

export const StaffPasswordLogin = z.strictObject({ email: StaffEmail, password: z.string().min(1).max(limits.passwordMaxChars) })

/** Six digits of an authenticator, or a recovery code. */
export const StaffFactor = z.strictObject({ code: z.string().trim().min(1).max(40) })

/** The secret of an authenticator as text, as a link, and as the dark squares of a QR code `qr_size` squares wide. */
export const FactorSetup = z.object({ secret: z.string(), uri: z.string(), qr_path: z.string(), qr_size: z.int() })

/** Recovery codes, shown this once. */
export const FactorConfirmed = z.object({ recovery_codes: z.array(z.string()), session: StaffSession })
