import { randomBytes } from 'node:crypto'
import { minuteMs } from '#contract/rules/durations.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { consumeRateLimit } from '#server/domain/limits/rate-limit.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** How long a person has to touch the authenticator. */
export const passkeyWaitMs = 5 * minuteMs

/** What a challenge is for, and the session or the browser that it is bound to. */
export type ChallengeUse = { purpose: 'add' | 'sign-in' | 'step-up'; boundTo: string }

/** A challenge that nobody else can use, nor for anything else. It is stored once it was used: asking for one writes nothing. */
export function createChallenge({ digest, now }: Pick<ShopContext, 'digest' | 'now'>, { purpose, boundTo }: ChallengeUse): string {
  const nonce = randomBytes(18).toString('base64url')
  const until = String(now() + passkeyWaitMs)
  return Buffer.from([nonce, until, digest('staff-passkey', purpose, boundTo, nonce, until)].join('.')).toString('base64url')
}

/** Spends a challenge, whether the rest of the response is right or not. Throws `invalid` for one that is spent, too old or of another use. */
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
