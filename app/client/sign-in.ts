import { type CallApi, callApi } from '#app/client/call-api.ts'
import type { FirebaseProvider, SignInOptions, TelegramProof } from '#contract/auth.ts'
import { normalizeEmail } from '#contract/rules/email.ts'
import { formatPhone } from '#contract/rules/phone.ts'

/** Sign-in methods that every shop has: a phone call, a code by email, and a password. */
const plainOptions: SignInOptions = { phone_call: true, calling_codes: [], email_code: true, telegram: null, firebase: null }

export const signInOptions = (call: CallApi) => call('GET /api/auth/options/').catch(() => plainOptions)

/**
 * Requests a phone call with a code. With `resend`, requests another call for a pending registration; the new code completes that
 * registration.
 */
export const requestCode = (phone: string, { resend = false } = {}) =>
  callApi('POST /api/auth/request_code/', { body: { phone: formatPhone(phone), ...(resend ? { resend } : {}) } })

export const verifyCode = (phone: string, code: string) =>
  callApi('POST /api/auth/verify_code/', { body: { phone: formatPhone(phone), code } })

export const requestEmailCode = (email: string) => callApi('POST /api/auth/email/request_code/', { body: { email: normalizeEmail(email) } })

export const verifyEmailCode = (email: string, code: string) =>
  callApi('POST /api/auth/email/verify_code/', { body: { email: normalizeEmail(email), code } })

export const signInByPassword = (phone: string, password: string) =>
  callApi('POST /api/auth/login/', { body: { phone: formatPhone(phone), password } })

export const register = (phone: string, password: string) =>
  callApi('POST /api/auth/register/', { body: { phone: formatPhone(phone), password } })

export const signInByTelegram = (proof: TelegramProof) => callApi('POST /api/auth/telegram/login/', { body: proof })

export const registerByTelegram = (proof: TelegramProof, phone: string, password: string) =>
  callApi('POST /api/auth/telegram/register/', { body: { ...proof, phone: formatPhone(phone), password } })

/** Google's data about the person. The server trusts only `idToken`. */
export type FirebaseProof = {
  idToken: string
  provider: FirebaseProvider
  phoneNumber?: string | null
  email?: string | null
  displayName: string | null
  photoURL: string | null
}

export const signInByFirebase = (proof: FirebaseProof) => callApi('POST /api/auth/firebase/login/', { body: proof })

/** Creates a second session of the same customer for the shop's other site. */
export const relayPair = () => callApi('POST /api/auth/relay/', { body: {} })
