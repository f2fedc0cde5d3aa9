import { callingCode } from '#contract/rules/phone.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { DeliveryError } from '#server/context/delivery-error.ts'
import type { ProofPurpose } from '#server/db/tables/accounts.ts'
import { type CodeTarget, releaseSendTurn, storeCode, acquireSendTurn } from '#server/domain/accounts/code-proofs.ts'
import { refundSignInLimit, consumeSignInLimit } from '#server/domain/accounts/sign-in-limits.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** The client that requests a code. Only the same browser (`browserId`, set by `ensureBrowserCookie`) can use the code. */
export type SignInClient = { browserId: string; ip: string }

/**
 * `resendAfterS`: seconds until another code may be requested. `isAlreadySent`: nothing was sent, because the previous code is still
 * active.
 */
export type CodeSendResult = { resendAfterS: number; isAlreadySent: boolean }

/**
 * Calls a phone with a code for `purpose` (default: the purpose of the previous code). Does not call if the previous code is active and the
 * resend time has not come. Throws `invalid` for a country that the shop does not call, `too-many`, or `unavailable` if the call fails.
 */
export async function sendCode(
  ctx: ShopContext,
  { browserId, ip }: SignInClient,
  phone: string,
  purpose?: ProofPurpose,
): Promise<CodeSendResult> {
  if (!ctx.signIn.callingCodes.includes(callingCode(phone))) throw new CodedError('invalid', { fields: { phone: 'phone-country' } })
  return sendThrottled(ctx, { channel: 'phone', recipient: phone, browserId }, purpose, async () => {
    await consumeSignInLimit(ctx, 'call', { target: phone, ip })
    return call(ctx, phone, ip)
  })
}

/** Stores the code that `send` sends and returns. Does not call `send` before the resend time. */
export async function sendThrottled(
  ctx: ShopContext,
  target: CodeTarget,
  purpose: ProofPurpose | undefined,
  send: () => Promise<string>,
): Promise<CodeSendResult> {
  const { resendAfterS, isNew } = await acquireSendTurn(ctx, target, purpose)
  if (!isNew) return { resendAfterS, isAlreadySent: true }
  try {
    await storeCode(ctx, target, await send())
  } catch (error) {
    await releaseSendTurn(ctx, target)
    throw error
  }
  return { resendAfterS, isAlreadySent: false }
}

async function call(ctx: ShopContext, phone: string, ip: string): Promise<string> {
  try {
    return await ctx.ports.codeCall.call(phone, ip)
  } catch (error) {
    await refundSignInLimit(ctx, 'call', { target: phone, ip }, 'all')
    if (!(error instanceof DeliveryError)) throw error
    ctx.log.warn({ err: error }, 'a phone could not be called with its code')
    throw new CodedError('unavailable', { reason: 'call-failed', retryAfterS: 30 })
  }
}
