import { randomInt } from 'node:crypto'
import type { Language } from '#contract/language.ts'
import { limits } from '#contract/limits.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { DeliveryError } from '#server/context/delivery-error.ts'
import { codeEmail } from '#server/domain/accounts/code-email.ts'
import { type SignInClient, type CodeSendResult, sendThrottled } from '#server/domain/accounts/send-code.ts'
import { refundSignInLimit, consumeSignInLimit } from '#server/domain/accounts/sign-in-limits.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Maximum wait for the mail server, equal to the client's timeout (`callTimeoutMs`). */
const timeoutMs = 10_000

/**
 * Emails a sign-in code. The response does not reveal whether an account exists. Sends without a job, because a job would store the code.
 * Throws `too-many`, or `unavailable` if the email cannot be sent.
 */
export async function sendEmailCode(
  ctx: ShopContext,
  { browserId, ip }: SignInClient,
  { email, language }: { email: string; language: Language },
): Promise<CodeSendResult> {
  return sendThrottled(ctx, { channel: 'email', recipient: email, browserId }, { kind: 'sign-in' }, async () => {
    const attempt = { target: email, ip }
    await consumeSignInLimit(ctx, 'email', attempt)
    const code = String(randomInt(10 ** limits.emailCodeDigits)).padStart(limits.emailCodeDigits, '0')
    try {
      await sendInTime(ctx, email, code, language)
    } catch (error) {
      await refundSignInLimit(ctx, 'email', attempt, 'all')
      if (!(error instanceof DeliveryError)) throw error
      ctx.log.warn({ err: error }, 'an email with a code could not be sent')
      throw new CodedError('unavailable', { reason: 'email-failed', retryAfterS: 30 })
    }
    return code
  })
}

/** Sends the email. Rejects after `timeoutMs`, even if the mail server accepted the connection but does not respond. */
async function sendInTime(ctx: ShopContext, email: string, code: string, language: Language): Promise<void> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const late = new Promise<never>((_resolve, reject) => {
    timeout.addEventListener('abort', () => reject(new DeliveryError('The mail server did not respond in time')), { once: true })
  })
  await Promise.race([ctx.ports.mail.send({ to: email, ...codeEmail(code, language, ctx) }, timeout), late])
}
