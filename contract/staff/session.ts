import { z } from 'zod'
import { SignInEmail } from '#contract/email-text.ts'
import { languages } from '#contract/language.ts'
import { limits } from '#contract/limits.ts'
import { recordOf } from '#contract/rules/record-of.ts'
import { LiveCursor } from '#contract/staff/live.ts'
import { type Permission, permissions, staffRoles } from '#contract/staff/permissions.ts'

export const StaffEmail = SignInEmail

export const StaffRoleName = z.enum(staffRoles)
export const themes = ['auto', 'light', 'dark'] as const

const permissionNames = recordOf(Object.keys(permissions).map((name) => [name as Permission, name as Permission] as const))

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

const StaffOffice = z.object({ city_id: z.int(), name_ru: z.string(), name_en: z.string(), time_zone: z.string() })

/** A session of a staff member who has passed both factors. */
export const StaffSession = z.object({
  staff: StaffMe,
  stepped_up_until: z.iso.datetime().nullable().meta({ description: 'Until when actions that need a second factor again are allowed.' }),
  ends_at: z.iso.datetime(),
  offices: z.array(StaffOffice),
  shop_origin: z
    .string()
    .meta({ description: 'Base URL of the shop’s pages in the reader’s language; empty if it is that of the back office.' }),
  live_since: LiveCursor.meta({ description: 'Cursor of the changes after this response.' }),
})
export type StaffSession = z.output<typeof StaffSession>

/** The step that a sign-in still needs: the code of the second factor (`factor`), or its setup (`factor-setup`). */
const factorStates = ['factor', 'factor-setup'] as const
export type FactorState = (typeof factorStates)[number]
export const StaffSignInState = z.object({ state: z.enum(factorStates) })

export const StaffPasswordLogin = z.strictObject({ email: StaffEmail, password: z.string().min(1).max(limits.passwordMaxChars) })

/** `code`: six digits from an authenticator app, or a recovery code. */
export const StaffFactor = z.strictObject({ code: z.string().trim().min(1).max(40) })

/** Secret for an authenticator app, as text, URI and QR code. `qr_path`: an SVG path. `qr_size`: modules per side. */
export const FactorSetup = z.object({ secret: z.string(), uri: z.string(), qr_path: z.string(), qr_size: z.int() })

/** Response after the first confirmed code. The recovery codes cannot be read again later. */
export const FactorConfirmed = z.object({ recovery_codes: z.array(z.string()), session: StaffSession })
