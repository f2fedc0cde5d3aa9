import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { isEmail, normalizeEmail } from '#contract/rules/email.ts'

// a refusal says what an email looks like, whatever its field is called; one that is too long says only that
const line = z.string().trim().max(limits.emailMaxChars, { abort: true })
const shape = { params: { field: 'email' } }

/** One email address as a person types it. */
export const EmailText = line.refine(isEmail, shape)

/** The same, or nothing. */
export const EmailTextOrEmpty = line.refine((text) => text === '' || isEmail(text), shape)

/** The address that somebody signs in with, in its canonical form. */
export const SignInEmail = line.transform(normalizeEmail).refine((text) => isEmail(text) && text.length <= limits.emailMaxChars, shape)
