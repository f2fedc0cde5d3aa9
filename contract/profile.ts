import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { isEmail } from '#contract/rules/email.ts'
import { internationalPhone, isPhone } from '#contract/rules/phone.ts'

/**
 * A customer as they see themselves (API-03). Phones are digits with their calling code. `username` and `telegram_id` are
 * of the messenger; `pending_phone` is a number that is not theirs before its code was given (SEC-A12).
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
    has_password: z.boolean(),
  })
  .meta({ id: 'Me' })
export type Me = z.infer<typeof Me>

const name = z.string().trim().max(limits.nameMaxChars)

/** `PATCH /api/users/me/`: only what a person may change of themselves (SEC-C9); an empty e-mail is none. */
export const MeChange = z.strictObject({
  first_name: name.optional(),
  last_name: name.optional(),
  email: z
    .string()
    .trim()
    .max(limits.emailMaxChars)
    .refine((text) => text === '' || isEmail(text))
    .transform((text) => text || null)
    .nullable()
    .optional(),
  phone: z.string().max(40).refine(isPhone).transform(internationalPhone).optional(),
})
export type MeChange = z.output<typeof MeChange>

const password = z.string().max(limits.passwordMaxChars)

/** `POST /api/users/change_password/`: the current one may be left out by who has none yet (SEC-A13). */
export const PasswordChange = z.strictObject({
  current_password: password.optional(),
  new_password: password.min(limits.passwordMinChars),
})
export type PasswordChange = z.output<typeof PasswordChange>

/** What a person is told when it is done. */
export const PasswordChanged = z.object({ detail: z.string() }).meta({ id: 'PasswordChanged' })
