import { z } from 'zod'
import { EmailTextOrEmpty } from '#contract/email-text.ts'
import { limits } from '#contract/limits.ts'
import { internationalPhone, isPhone } from '#contract/rules/phone.ts'

/**
 * A customer's own profile. Phone numbers are digits with the calling code. `username` and `telegram_id` come from Telegram.
 * `pending_phone` has not been verified by a code yet.
 */
export const Me = z
  .object({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    pending_phone: z.string().nullable(),
    username: z.string().nullable(),
    telegram_id: z.int().nullable(),
    has_google: z.boolean().meta({ description: 'Whether the customer can sign in with Google.' }),
    sign_in_email: z.string().nullable().meta({ description: 'Verified email that receives sign-in codes; `email` may be unverified.' }),
    has_password: z.boolean(),
  })
  .meta({ id: 'Me' })
export type Me = z.infer<typeof Me>

const name = z.string().trim().max(limits.nameMaxChars)

/** Body of `PATCH /api/users/me/`. An empty email becomes null. */
export const MeChange = z.strictObject({
  first_name: name.optional(),
  last_name: name.optional(),
  email: EmailTextOrEmpty.transform((text) => text || null)
    .nullable()
    .optional(),
  phone: z
    .string()
    .max(40)
    .refine(isPhone)
    .transform((text) => internationalPhone(text))
    .optional(),
})
export type MeChange = z.output<typeof MeChange>

const password = z.string().max(limits.passwordMaxChars)

/**
 * Body of `POST /api/users/change_password/`. `current_password` may be omitted if the account has no password, or within ten minutes after
 * a code was entered.
 */
export const PasswordChange = z.strictObject({
  current_password: password.optional(),
  new_password: password.min(limits.passwordMinChars),
})
export type PasswordChange = z.output<typeof PasswordChange>

export const PasswordChanged = z.object({ detail: z.string() }).meta({ id: 'PasswordChanged' })
