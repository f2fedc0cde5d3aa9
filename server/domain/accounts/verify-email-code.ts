import type { TokenPair } from '#contract/auth.ts'
import type { Language } from '#contract/language.ts'
import { limits } from '#contract/limits.ts'
import type { Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { checkCode, refundCodeAttempts } from '#server/domain/accounts/check-code.ts'
import { type CodeTarget, consumeCode } from '#server/domain/accounts/code-proofs.ts'
import { openSession, issueTokenPair } from '#server/domain/accounts/open-session.ts'
import type { SignInClient } from '#server/domain/accounts/send-code.ts'
import { refundSignInLimit } from '#server/domain/accounts/sign-in-limits.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type EmailCodeInput = { email: string; code: string; language: Language }

/**
 * Signs in by an emailed code, which proves the email address. Finds an account only by its proved address, not by an address in a profile
 * or a Google account. Throws `invalid` for a wrong, used or expired code, and `too-many`.
 */
export async function verifyEmailCode(
  ctx: ShopContext,
  { browserId, ip }: SignInClient,
  { email, code, language }: EmailCodeInput,
): Promise<TokenPair> {
  const target: CodeTarget = { channel: 'email', recipient: email, browserId }
  const { codeHash } = await checkCode(ctx, target, { code, digits: limits.emailCodeDigits, ip })
  const session = await transaction(ctx.db, async (tx) => {
    await consumeCode(tx, target, codeHash)
    const customerId = await findOrCreateEmailCustomer(tx, { email, language, at: new Date(ctx.now()) })
    return openSession(tx, ctx, customerId, { isProvedByCode: true })
  })
  await refundCodeAttempts(ctx, target, ip)
  await refundSignInLimit(ctx, 'email', { target: email, ip })
  return issueTokenPair(ctx, session)
}

/** Returns the customer with this proved address. Creates a new customer with this address also as contact email. */
async function findOrCreateEmailCustomer(
  tx: Tx,
  { email, language, at }: { email: string; language: Language; at: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto('customer')
    .values({ verified_email: email, email, language, created_at: at })
    .onConflict((conflict) => conflict.column('verified_email').doUpdateSet({ verified_email: email }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
