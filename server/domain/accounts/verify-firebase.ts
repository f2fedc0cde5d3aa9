import { jwtVerify } from 'jose'
import { z } from 'zod'
import type { FirebaseProvider } from '#contract/auth.ts'
import { minuteS } from '#contract/rules/durations.ts'
import { isEmail } from '#contract/rules/email.ts'
import { phoneDigits } from '#contract/rules/phone.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { KeysUnavailableError } from '#server/ports/google-keys.ts'

/** A person verified by Firebase, either by an SMS code or by a Google account. */
export type FirebaseUser =
  | { provider: 'phone'; phone: string }
  | { provider: 'google'; googleId: string; email: string | null; firstName: string; lastName: string }

/** Maximum age of a sign-in, so that a leaked token soon becomes useless. */
const signInLifeS = 10 * minuteS
const clockSkewS = 60

const Claims = z.object({
  sub: z.string().min(1).max(128),
  auth_time: z.int(),
  phone_number: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/)
    .optional(),
  // an invalid email is ignored, because the sign-in does not need it
  email: z.string().max(254).refine(isEmail).optional().catch(undefined),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
  firebase: z.object({
    sign_in_provider: z.string(),
    identities: z.object({ 'google.com': z.array(z.string().min(1).max(128)).min(1).optional() }),
  }),
})

const providerNames = { phone: 'phone', google: 'google.com' } as const satisfies Record<FirebaseProvider, string>

/**
 * Verifies a Firebase ID token: signed by Google (RS256), for this shop's project, with a recent sign-in by `provider`. Throws `invalid`,
 * `not-found` if Firebase is not configured, or `unavailable` if Google's keys cannot be loaded.
 */
export async function verifyFirebase(ctx: ShopContext, idToken: string, provider: FirebaseProvider): Promise<FirebaseUser> {
  const { firebase } = ctx.signIn
  if (!firebase) throw new CodedError('not-found')
  const claims = await readClaims(ctx, firebase.projectId, idToken)
  const ageS = ctx.now() / 1000 - claims.auth_time
  if (ageS > signInLifeS || ageS < -clockSkewS) throw firebaseFailedError()
  if (claims.firebase.sign_in_provider !== providerNames[provider]) throw firebaseFailedError()
  return provider === 'phone' ? phoneUser(claims) : googleUser(claims)
}

async function readClaims({ ports, now, log }: ShopContext, projectId: string, idToken: string): Promise<z.output<typeof Claims>> {
  const rules = {
    algorithms: ['RS256'],
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ['sub', 'auth_time', 'exp', 'iat'],
    currentDate: new Date(now()),
    clockTolerance: clockSkewS,
  }
  try {
    const { payload } = await jwtVerify(idToken, ports.googleKeys, rules)
    return Claims.parse(payload)
  } catch (error) {
    if (error instanceof KeysUnavailableError) throw new CodedError('unavailable', { retryAfterS: 30 })
    log.info({ reason: error instanceof Error ? error.name : 'unknown' }, 'a sign-in by Firebase was refused')
    throw firebaseFailedError()
  }
}

function phoneUser({ phone_number: phone }: z.output<typeof Claims>): FirebaseUser {
  if (!phone) throw firebaseFailedError()
  return { provider: 'phone', phone: phoneDigits(phone) }
}

function googleUser({ firebase, email, email_verified: isVerified, name = '' }: z.output<typeof Claims>): FirebaseUser {
  const [googleId] = firebase.identities['google.com'] ?? []
  if (!googleId) throw firebaseFailedError()
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return {
    provider: 'google',
    googleId,
    email: isVerified ? (email ?? null) : null,
    firstName: firstName.slice(0, 100),
    lastName: rest.join(' ').slice(0, 100),
  }
}

const firebaseFailedError = () => new CodedError('invalid', { reason: 'firebase-failed' })
