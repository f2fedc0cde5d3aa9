import type { TokenPair } from '#contract/auth.ts'
import type { Language } from '#contract/language.ts'
import { limits } from '#contract/limits.ts'
import type { Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { checkCode, refundCodeAttempts } from '#server/domain/accounts/check-code.ts'
import { type CodeTarget, consumeCode } from '#server/domain/accounts/code-proofs.ts'
import { openSession, issueTokenPair } from '#server/domain/accounts/open-session.ts'
import { provePhone } from '#server/domain/accounts/prove-phone.ts'
import type { SignInClient } from '#server/domain/accounts/send-code.ts'
import { refundSignInLimit } from '#server/domain/accounts/sign-in-limits.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type CodeProof = { phone: string; code: string; language: Language }

/** Completes the purpose of a code and signs the person in. Throws `invalid` for a wrong, used or expired code, and `too-many`. */
export async function verifyCode(ctx: ShopContext, client: SignInClient, proof: CodeProof): Promise<TokenPair> {
  const session = await proveByCode(ctx, client, proof, (tx, customerId) => openSession(tx, ctx, customerId, { isProvedByCode: true }))
  return issueTokenPair(ctx, session)
}

/**
 * Consumes a code, completes its purpose, and runs `then` for the customer, all in one transaction. Throws `invalid` for a wrong, used or
 * expired code, and `too-many`.
 */
export async function proveByCode<T>(
  ctx: ShopContext,
  { browserId, ip }: SignInClient,
  { phone, code, language }: CodeProof,
  then: (tx: Tx, customerId: string) => Promise<T>,
): Promise<T> {
  const target: CodeTarget = { channel: 'phone', recipient: phone, browserId }
  const { codeHash, purpose } = await checkCode(ctx, target, { code, digits: limits.callCodeDigits, ip })
  const result = await transaction(ctx.db, async (tx) => {
    await consumeCode(tx, target, codeHash)
    return then(tx, await provePhone(tx, { phone, language, at: ctx.now() }, purpose))
  })
  await refundCodeAttempts(ctx, target, ip)
  await refundSignInLimit(ctx, 'call', { target: phone, ip })
  return result
}
