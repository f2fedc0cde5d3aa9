import { randomBytes } from 'node:crypto'
import { minuteMs } from '#contract/rules/durations.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { consumeRateLimit } from '#server/domain/limits/rate-limit.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

export const passkeyWaitMs = 5 * minuteMs

/** The purpose of a challenge, and the session or browser for which it is valid. */
export type ChallengeUse = { purpose: 'add' | 'sign-in' | 'step-up'; boundTo: string }

/**
 * Creates a challenge for one purpose in one session or browser. Stores nothing: `consumeChallenge` records the challenge, so that it
 * cannot be used again.
 */
export function createChallenge({ digest, now }: Pick<ShopContext, 'digest' | 'now'>, { purpose, boundTo }: ChallengeUse): string {
  const nonce = randomBytes(18).toString('base64url')
  const until = String(now() + passkeyWaitMs)
  return Buffer.from([nonce, until, digest('staff-passkey', purpose, boundTo, nonce, until)].join('.')).toString('base64url')
}

/** Converts a challenge to bytes, as the WebAuthn library requires. */
export const challengeBytes = (challenge: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(challenge, 'base64url'))

/**
 * Consumes a challenge, even if the rest of the response is wrong. Throws `invalid` if the challenge was already consumed, has expired, or
 * is for another use.
 */
export async function consumeChallenge(
  ctx: Pick<ShopContext, 'db' | 'digest' | 'now'>,
  { purpose, boundTo }: ChallengeUse,
  challenge: string,
): Promise<void> {
  const [nonce = '', until = '', seal = ''] = Buffer.from(challenge, 'base64url').toString('utf8').split('.')
  const isOurs = ctx.digest.matches(seal, 'staff-passkey', purpose, boundTo, nonce, until)
  if (!isOurs || ctx.now() > Number(until)) throw staleError()
  try {
    await consumeRateLimit(ctx, `staff passkey challenge ${nonce}`, 1, (2 * passkeyWaitMs) / 1000)
  } catch (error) {
    throw error instanceof CodedError && error.code === 'too-many' ? staleError() : error
  }
}

const staleError = () => new CodedError('invalid', { reason: 'passkey-stale' })
