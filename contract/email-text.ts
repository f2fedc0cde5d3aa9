import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { isEmail, normalizeEmail } from '#contract/rules/email.ts'

// `abort`: a text that is too long gets only this error. `params`: selects the error message for email fields.
const line = z.string().trim().max(limits.emailMaxChars, { abort: true })
const shape = { params: { field: 'email' } }

/** One email address, trimmed. */
export const EmailText = line.refine(isEmail, shape)

export const EmailTextOrEmpty = line.refine((text) => text === '' || isEmail(text), shape)

/** The email address for a sign-in, in the canonical form of `normalizeEmail`. */
export const SignInEmail = line.transform(normalizeEmail).refine((text) => isEmail(text) && text.length <= limits.emailMaxChars, shape)
