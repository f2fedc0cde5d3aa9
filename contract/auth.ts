import { z } from 'zod'
import { SignInEmail } from '#contract/email-text.ts'
import { ErrorBody } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { internationalPhone, isPhone } from '#contract/rules/phone.ts'

/** A phone number typed with any spacing. Converted to digits with the calling code: 8 916 … → 7916…. */
const phone = z
  .string()
  .max(40)
  .refine(isPhone)
  .transform((text) => internationalPhone(text))
const password = z.string().min(1).max(limits.passwordMaxChars)
const newPassword = z.string().min(limits.passwordMinChars).max(limits.passwordMaxChars)
const email = SignInEmail
const code = z.string().max(20).meta({ description: 'ASCII digits only.' })
const refresh = z.string().min(1).max(200)

/**
 * Body of `POST /api/auth/request_code/`. The shop calls the phone; the last four digits of the caller's number are the code. A cookie for
 * `/api/auth/` binds the code to the browser that requested it.
 */
export const CodeRequest = z.strictObject({
  phone,
  resend: z.boolean().optional().meta({
    description:
      'True on the step after a registration: the new code still completes it. Otherwise the code signs in and drops a registration begun in this browser.',
  }),
})
export type CodeRequest = z.output<typeof CodeRequest>

/**
 * Response to a request for a code. `already_sent`: nothing was sent, because the previous code is still valid. `resend_after_s`: seconds
 * until the next request is allowed.
 */
export const CodeSent = z
  .object({
    detail: z.string(),
    resend_after_s: z.int(),
    already_sent: z
      .boolean()
      .meta({ description: 'True if nothing was sent: the previous code is still valid and a resend is not allowed yet.' }),
  })
  .meta({ id: 'CodeSent' })
export type CodeSent = z.infer<typeof CodeSent>

/** Response if a code was sent to verify the phone number. Entering the code signs the person in. */
export const VerificationRequired = z
  .object({ requires_verification: z.literal(true), ...CodeSent.shape })
  .meta({ id: 'VerificationRequired' })
export type VerificationRequired = z.infer<typeof VerificationRequired>

/** Body of `POST /api/auth/verify_code/`: signs in, registers, or adds a phone number, depending on why the code was requested. */
export const CodeVerification = z.strictObject({ phone, code })
export type CodeVerification = z.output<typeof CodeVerification>

/** Body of `POST /api/auth/email/request_code/`: emails a sign-in code. The response does not reveal whether the address has an account. */
export const EmailCodeRequest = z.strictObject({ email })
export type EmailCodeRequest = z.output<typeof EmailCodeRequest>

/** Body of `POST /api/auth/email/verify_code/`: signs in. Creates an account if the address has none. */
export const EmailCodeVerification = z.strictObject({ email, code })
export type EmailCodeVerification = z.output<typeof EmailCodeVerification>

/** The tokens of a session. `access` is valid for minutes; `refresh` can be exchanged for a new pair. */
export const TokenPair = z.object({ access: z.string(), refresh: z.string() }).meta({ id: 'TokenPair' })
export type TokenPair = z.infer<typeof TokenPair>

/**
 * Body of `POST /api/auth/refresh/`: returns a new pair of tokens. The old refresh token stays valid until the new refresh token is used.
 */
export const RefreshRequest = z.strictObject({ refresh })
export type RefreshRequest = z.output<typeof RefreshRequest>

/** The error body if a session cannot be renewed. */
export const SessionOver = ErrorBody.extend({
  signed_out: z.boolean().optional().meta({ description: 'True if the person has signed out on the shop’s other site.' }),
}).meta({ id: 'SessionOver' })

/** Body of `POST /api/auth/logout/`: ends the session on both sites of the shop. Also succeeds if the session has already ended. */
export const LogoutRequest = z.strictObject({ refresh })
export type LogoutRequest = z.output<typeof LogoutRequest>
export const LoggedOut = z.object({ detail: z.string() }).meta({ id: 'LoggedOut' })

/** Body of `POST /api/auth/relay/`: opens a session of the same person on the shop's other site. */
export const RelayRequest = z.strictObject({})
export type RelayRequest = z.output<typeof RelayRequest>

/** Body of `POST /api/auth/register/`: sends a code to the phone. Entering the code creates the account. */
export const Registration = z.strictObject({ phone, password: newPassword })
export type Registration = z.output<typeof Registration>

/**
 * Body of `POST /api/auth/login/`. Returns tokens, or `requires_verification` if a registration begun in this browser has not been
 * confirmed by its code yet.
 */
export const PasswordLogin = z.strictObject({ phone, password })
export type PasswordLogin = z.output<typeof PasswordLogin>
export const SignInResponse = z.union([TokenPair, VerificationRequired])
export type SignInResponse = z.infer<typeof SignInResponse>

const telegramText = z.string().max(1000)
/** The data of Telegram's sign-in widget. Unknown fields are kept, because Telegram may add fields, and its signature covers all fields. */
export const TelegramProof = z
  .object({ id: z.int().positive(), auth_date: z.int().positive(), hash: z.string().refine((text) => /^[0-9a-f]{64}$/.test(text)) })
  .catchall(z.union([telegramText, z.int()]))
export type TelegramProof = z.output<typeof TelegramProof>

/**
 * Response to `POST /api/auth/telegram/login/`. `requires_phone`: the account has no phone number yet. If the response is 404 "User not
 * found", the client calls `POST /api/auth/telegram/register/`.
 */
export const TelegramSignedIn = TokenPair.extend({ requires_phone: z.boolean() }).meta({ id: 'TelegramSignedIn' })
export type TelegramSignedIn = z.infer<typeof TelegramSignedIn>

/**
 * Body of `POST /api/auth/telegram/register/`: the data of Telegram's widget, a phone number and a password. If the number has an account
 * and the password is correct, links that account to Telegram without a code.
 */
export const TelegramRegistration = TelegramProof.extend({ phone, password: newPassword })
export type TelegramRegistration = z.output<typeof TelegramRegistration>
export const TelegramRegistered = z.union([TelegramSignedIn, VerificationRequired])
export type TelegramRegistered = z.infer<typeof TelegramRegistered>

const firebaseProviders = ['phone', 'google'] as const
export type FirebaseProvider = (typeof firebaseProviders)[number]

const ignoredText = z.string().max(2000).nullable().optional().meta({ description: 'Accepted but ignored: only the token’s claims count.' })
/** Body of `POST /api/auth/firebase/login/` and `…/register/`, which do the same: sign in, and create an account for a new person. */
export const FirebaseLogin = z.strictObject({
  idToken: z.string().min(1).max(8000),
  provider: z.enum(firebaseProviders),
  phoneNumber: ignoredText,
  email: ignoredText,
  displayName: ignoredText,
  photoURL: ignoredText,
})
export type FirebaseLogin = z.output<typeof FirebaseLogin>
export const FirebaseSignedIn = TokenPair.extend({ success: z.literal(true) }).meta({ id: 'FirebaseSignedIn' })
export type FirebaseSignedIn = z.infer<typeof FirebaseSignedIn>

/** Response to `GET /api/auth/options/`: the sign-in methods of this shop. A method that is switched off is null. */
export const SignInOptions = z
  .object({
    phone_call: z.literal(true),
    calling_codes: z.array(z.string()).meta({ description: 'Calling codes of the countries that codes are sent to, such as 7.' }),
    email_code: z.literal(true),
    telegram: z.object({ bot_id: z.int(), bot_name: z.string() }).nullable(),
    firebase: z
      .object({
        api_key: z.string(),
        auth_domain: z.string(),
        project_id: z.string(),
        emulator_url: z
          .string()
          .nullable()
          .meta({ description: 'URL of a Google emulator on a developer’s machine; never set in production.' }),
      })
      .nullable(),
  })
  .meta({ id: 'SignInOptions' })
export type SignInOptions = z.infer<typeof SignInOptions>
