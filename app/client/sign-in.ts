import { type CallApi, callApi } from '#app/client/call-api.ts'
import type {
  CodeSent,
  FirebaseProvider,
  FirebaseSignedIn,
  SignInAnswer,
  SignInOptions,
  TelegramProof,
  TelegramRegistered,
  TelegramSignedIn,
  TokenPair,
} from '#contract/auth.ts'
import { formatPhone } from '#contract/rules/phone.ts'

const post = <T>(path: string, body: unknown) => callApi<T>(path, { method: 'POST', body })

/** What every shop has: signing in by a call and by a password. */
const plainOptions: SignInOptions = { phone_call: true, telegram: null, firebase: null }

/** The ways of signing in that this shop has; where they cannot be told, the plain ones. */
export const signInOptions = (call: CallApi) => call<SignInOptions>('/api/auth/options/').catch(() => plainOptions)

/** Asks for a call with a code; `resend` where a registration waits for it. */
export const requestCode = (phone: string, resend = false) =>
  post<CodeSent>('/api/auth/request_code/', { phone: formatPhone(phone), ...(resend ? { resend } : {}) })

export const verifyCode = (phone: string, code: string) => post<TokenPair>('/api/auth/verify_code/', { phone: formatPhone(phone), code })

export const signInByPassword = (phone: string, password: string) =>
  post<SignInAnswer>('/api/auth/login/', { phone: formatPhone(phone), password })

export const register = (phone: string, password: string) =>
  post<SignInAnswer>('/api/auth/register/', { phone: formatPhone(phone), password })

export const signInByTelegram = (proof: TelegramProof) => post<TelegramSignedIn>('/api/auth/telegram/login/', proof)

export const registerByTelegram = (proof: TelegramProof, phone: string, password: string) =>
  post<TelegramRegistered>('/api/auth/telegram/register/', { ...proof, phone: formatPhone(phone), password })

/** What Google said of a person; the server believes the token alone. */
export type FirebaseProof = {
  idToken: string
  provider: FirebaseProvider
  phoneNumber?: string | null
  email?: string | null
  displayName: string | null
  photoURL: string | null
}

export const signInByFirebase = (proof: FirebaseProof) => post<FirebaseSignedIn>('/api/auth/firebase/login/', proof)

/** A second session of the same person, for the shop's other site (AUTH-11). */
export const relayPair = () => post<TokenPair>('/api/auth/relay/', {})
