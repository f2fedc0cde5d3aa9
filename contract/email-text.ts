import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { isEmail, normalizeEmail } from '#contract/rules/email.ts'

// the error describes an email whatever the field's name is; a text that is too long reports only its length
const line = z.string().trim().max(limits.emailMaxChars, { abort: true })
const shape = { params: { field: 'email' } }

/** One email address as a person types it. */
export const EmailText = line.refine(isEmail, shape)

/** An email address or an empty string. */
export const EmailTextOrEmpty = line.refine((text) => text === '' || isEmail(text), shape)

/** The address of a sign-in, in its canonical form. */
export const SignInEmail = line.transform(normalizeEmail).refine((text) => isEmail(text) && text.length <= limits.emailMaxChars, shape)
