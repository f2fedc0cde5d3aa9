import type { TokenPair } from '#contract/auth.ts'
import type { Language } from '#contract/language.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { ProofPurpose } from '#server/db/tables/accounts.ts'
import { transaction } from '#server/db/transaction.ts'
import { isSameDigest } from '#server/domain/accounts/keyed-digest.ts'
import { openSession, pairOf } from '#server/domain/accounts/open-session.ts'
import { lockPhone, provePhone } from '#server/domain/accounts/prove-phone.ts'
import type { Asker } from '#server/domain/accounts/send-code.ts'
import { returnTry, spendTry } from '#server/domain/accounts/sign-in-limits.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** How often one code can be tried (SEC-A1). */
export const codeTriesMax = 3

/** Completes what a code was sent for and signs the person in. Throws `invalid` for a wrong, spent or late code, `too-many`. */
export async function verifyCode(
  ctx: ShopContext,
  { asker, ip }: Asker,
  { phone, code, language }: { phone: string; code: string; language: Language },
): Promise<TokenPair> {
  await spendTry(ctx, 'code', { phone, ip })
  const { codeHash, purpose } = await tryCode(ctx, phone, asker, code)
  const session = await transaction(ctx.db, async (tx) => {
    await lockPhone(tx, phone)
    const { numDeletedRows } = await tx
      .deleteFrom('phone_proof')
      .where('phone', '=', phone)
      .where('asker', '=', asker)
      .where('code_hash', '=', codeHash)
      .executeTakeFirstOrThrow()
    // the same code twice at once: one of them is late
    if (!Number(numDeletedRows)) throw refusal('code-expired')
    const customerId = await provePhone(tx, { phone, language, at: ctx.now() }, purpose)
    return openSession(tx, ctx, customerId)
  })
  await returnTry(ctx, 'code', { phone, ip })
  await returnTry(ctx, 'call', { phone, ip })
  return pairOf(ctx, session)
}

/** One of three tries, counted before the code is looked at. */
async function tryCode(
  { db, digest, now }: ShopContext,
  phone: string,
  asker: string,
  code: string,
): Promise<{ codeHash: string; purpose: ProofPurpose }> {
  const proof = await db
    .updateTable('phone_proof')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('phone', '=', phone)
    .where('asker', '=', asker)
    .where('code_hash', 'is not', null)
    .where('code_until', '>', new Date(now()))
    .where('tries', '<', codeTriesMax)
    .returning(['code_hash', 'purpose', 'tries'])
    .executeTakeFirst()
  if (!proof?.code_hash) throw refusal('code-expired')
  if (isSameDigest(proof.code_hash, digest('code', phone, asker, code))) return { codeHash: proof.code_hash, purpose: proof.purpose }
  throw refusal(proof.tries < codeTriesMax ? 'code-wrong' : 'code-expired')
}

const refusal = (reason: 'code-wrong' | 'code-expired') => new CodedError('invalid', { reason, fields: { code: reason } })
