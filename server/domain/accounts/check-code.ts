import { CodedError } from '#server/context/coded-error.ts'
import { codeError, type CodeTarget, type MatchedCode, hasActiveCode, tryCode } from '#server/domain/accounts/code-proofs.ts'
import { type SignInLimitKind, refundSignInLimit, codeAttemptsMax, consumeSignInLimit } from '#server/domain/accounts/sign-in-limits.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type CodeAttempt = { code: string; digits: number; ip: string }

/**
 * Compares an entered code with the sent code. Each attempt with the right number of digits counts toward the limit of the client's IP. If
 * a code is active, the attempt also counts toward the recipient's limit and a limit for all recipients together. If either of these two
 * limits is exceeded, a code allows one attempt instead of `codeAttemptsMax`: guessing stays unlikely, but a person with the right code can
 * sign in. Throws `invalid`, `too-many`.
 */
export async function checkCode(ctx: ShopContext, target: CodeTarget, { code, digits, ip }: CodeAttempt): Promise<MatchedCode> {
  if (code.length !== digits || !/^\d+$/.test(code)) throw codeError('code-short', { digits })
  const attempt = { target: target.recipient, ip }
  await consumeSignInLimit(ctx, 'code', attempt)
  if (!(await hasActiveCode(ctx, target))) throw codeError('code-expired')
  const isTargetWithin = await isWithinLimit(ctx, 'code of a target', attempt)
  const isAllWithin = await isWithinLimit(ctx, 'code of all', attempt)
  return tryCode(ctx, target, { code, attemptsMax: isTargetWithin && isAllWithin ? codeAttemptsMax : 1 })
}

export async function refundCodeAttempts(ctx: ShopContext, { recipient }: CodeTarget, ip: string): Promise<void> {
  for (const kind of ['code', 'code of a target', 'code of all'] as const) await refundSignInLimit(ctx, kind, { target: recipient, ip })
}

async function isWithinLimit(ctx: ShopContext, kind: SignInLimitKind, attempt: { target: string; ip: string }): Promise<boolean> {
  try {
    await consumeSignInLimit(ctx, kind, attempt)
    return true
  } catch (error) {
    if (error instanceof CodedError && error.code === 'too-many') return false
    throw error
  }
}
