import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { internationalPhone, isPhone } from '#contract/rules/phone.ts'

/**
 * Signing in (API-01). A phone is taken however it is spaced and goes on as digits with their calling code: 8 916 … is 7916….
 * A code belongs to the browser that asked for it: the answer sets a cookie for `/api/auth/`, and only who sends it back
 * can use the code. `fetch` does so by itself.
 */
const phone = z.string().max(40).refine(isPhone).transform(internationalPhone)
const password = z.string().min(1).max(limits.passwordMaxChars)
const newPassword = z.string().min(limits.passwordMinChars).max(limits.passwordMaxChars)
const refresh = z.string().min(1).max(200)

/** `POST /api/auth/request_code/`: a call whose last four digits are the code. */
export const CodeRequest = z.strictObject({
  phone,
  resend: z.boolean().optional().meta({
    description:
      'True on the step after a registration: the new code still completes it. Otherwise the code is for signing in, and a registration begun in this browser is forgotten.',
  }),
})
export type CodeRequest = z.output<typeof CodeRequest>

/** The call is on its way; another may be asked for after so many seconds. */
export const CodeSent = z.object({ detail: z.string(), resend_after_s: z.int() }).meta({ id: 'CodeSent' })
export type CodeSent = z.infer<typeof CodeSent>

/** A code was sent, and nobody is signed in before it is given: the phone must be proved first. */
export const VerificationRequired = z
  .object({ requires_verification: z.literal(true), detail: z.string(), resend_after_s: z.int() })
  .meta({ id: 'VerificationRequired' })
export type VerificationRequired = z.infer<typeof VerificationRequired>

/** `POST /api/auth/verify_code/`: completes what the code was sent for: a sign-in, a registration, a phone that is added. */
export const CodeVerification = z.strictObject({
  phone,
  code: z
    .string()
    .max(20)
    .refine((text) => /^\d+$/.test(text) && text.length === limits.callCodeDigits),
})
export type CodeVerification = z.output<typeof CodeVerification>

/** What a session is held by: `access` for minutes, `refresh` for the next pair. */
export const TokenPair = z.object({ access: z.string(), refresh: z.string() }).meta({ id: 'TokenPair' })
export type TokenPair = z.infer<typeof TokenPair>

/** `POST /api/auth/refresh/` answers with a new pair; the old token serves until the new one was used (AUTH-16). */
export const RefreshRequest = z.strictObject({ refresh })
export type RefreshRequest = z.output<typeof RefreshRequest>

/** `POST /api/auth/logout/`: ends the session, and says so also when it had ended before. */
export const LogoutRequest = z.strictObject({ refresh })
export type LogoutRequest = z.output<typeof LogoutRequest>
export const LoggedOut = z.object({ detail: z.string() }).meta({ id: 'LoggedOut' })

/** `POST /api/auth/relay/`: another session of the same person, for the shop's other site (AUTH-11). */
export const RelayRequest = z.strictObject({})
export type RelayRequest = z.output<typeof RelayRequest>

/** `POST /api/auth/register/`: nothing exists before the phone is proved by the code that this sends. */
export const Registration = z.strictObject({ phone, password: newPassword })
export type Registration = z.output<typeof Registration>

/** `POST /api/auth/login/`: a pair, or `requires_verification` where a registration in this browser waits for its code. */
export const PasswordLogin = z.strictObject({ phone, password })
export type PasswordLogin = z.output<typeof PasswordLogin>
export const SignInAnswer = z.union([TokenPair, VerificationRequired])
export type SignInAnswer = z.infer<typeof SignInAnswer>

const telegramText = z.string().max(1000)
/** What Telegram's widget gives: simple values only; fields that Telegram adds one day are signed too, so they are let through. */
export const TelegramProof = z
  .object({ id: z.int().positive(), auth_date: z.int().positive(), hash: z.string().refine((text) => /^[0-9a-f]{64}$/.test(text)) })
  .catchall(z.union([telegramText, z.int()]))
export type TelegramProof = z.output<typeof TelegramProof>

/** `POST /api/auth/telegram/login/`: `requires_phone` where the account has none yet. 404 "User not found" leads to the registration. */
export const TelegramSignedIn = TokenPair.extend({ requires_phone: z.boolean() }).meta({ id: 'TelegramSignedIn' })
export type TelegramSignedIn = z.infer<typeof TelegramSignedIn>

/** `POST /api/auth/telegram/register/`: the proof's fields beside the phone and a password. The account's own password joins at once. */
export const TelegramRegistration = TelegramProof.extend({ phone, password: newPassword })
export type TelegramRegistration = z.output<typeof TelegramRegistration>
export const TelegramRegistered = z.union([TelegramSignedIn, VerificationRequired])
export type TelegramRegistered = z.infer<typeof TelegramRegistered>

export const firebaseProviders = ['phone', 'google'] as const
export type FirebaseProvider = (typeof firebaseProviders)[number]

const told = z.string().max(2000).nullable().optional().meta({ description: 'Taken and not believed: only what the token says counts.' })
/** `POST /api/auth/firebase/login/` and `…/register/`, which do the same: who is new gets an account by the proof. */
export const FirebaseLogin = z.strictObject({
  idToken: z.string().min(1).max(8000),
  provider: z.enum(firebaseProviders),
  phoneNumber: told,
  email: told,
  displayName: told,
  photoURL: told,
})
export type FirebaseLogin = z.output<typeof FirebaseLogin>
export const FirebaseSignedIn = TokenPair.extend({ success: z.literal(true) }).meta({ id: 'FirebaseSignedIn' })
export type FirebaseSignedIn = z.infer<typeof FirebaseSignedIn>

/** `GET /api/auth/options/`: which ways of signing in this shop has; what is null is switched off and not shown. */
export const SignInOptions = z
  .object({
    phone_call: z.literal(true),
    telegram: z.object({ bot_id: z.int(), bot_name: z.string() }).nullable(),
    firebase: z
      .object({
        api_key: z.string(),
        auth_domain: z.string(),
        project_id: z.string(),
        emulator_url: z.string().nullable().meta({ description: 'A stand-in for Google on the developer’s machine; never in production.' }),
      })
      .nullable(),
  })
  .meta({ id: 'SignInOptions' })
export type SignInOptions = z.infer<typeof SignInOptions>
