import type { PasswordLogin, TokenPair } from '#contract/auth.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { transaction } from '#server/db/transaction.ts'
import { openSession, issueTokenPair } from '#server/domain/accounts/open-session.ts'
import { checkPassword } from '#server/domain/accounts/password-lockout.ts'
import { type SignInClient, type CodeSendResult, sendCode } from '#server/domain/accounts/send-code.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/**
 * Signs in by phone and password. If this browser has a pending registration with this password, sends its code again instead. Throws
 * `invalid` (the same error for an unknown phone and a wrong password), `too-many`, `unavailable`.
 */
export async function signInByPassword(
  ctx: ShopContext,
  client: SignInClient,
  { phone, password }: PasswordLogin,
): Promise<TokenPair | CodeSendResult> {
  const customer = await ctx.db.selectFrom('customer').select(['id', 'password_hash']).where('phone', '=', phone).executeTakeFirst()
  const hash = customer?.password_hash ?? null
  const pendingHash = await readPendingPasswordHash(ctx, client, phone)
  const matchIndex = await checkPassword(ctx, { target: phone, ip: client.ip }, password, [hash, ...(pendingHash ? [pendingHash] : [])])
  if (matchIndex === 1) return resendCode(ctx, client, phone)
  if (matchIndex < 0 || !customer) throw signInFailedError()
  const session = await transaction(ctx.db, async (tx) => {
    // a concurrent request may have changed the password since it was compared
    const owner = tx.selectFrom('customer').select('id').where('id', '=', customer.id).where('password_hash', '=', hash).forUpdate()
    if (!(await owner.executeTakeFirst())) throw signInFailedError()
    return openSession(tx, ctx, customer.id)
  })
  return issueTokenPair(ctx, session)
}

async function readPendingPasswordHash({ db, now }: ShopContext, { browserId }: SignInClient, phone: string): Promise<string | null> {
  const proof = await db
    .selectFrom('phone_proof')
    .select('purpose')
    .where('phone', '=', phone)
    .where('asker', '=', browserId)
    .where('expires_at', '>', new Date(now()))
    .executeTakeFirst()
  return proof && 'passwordHash' in proof.purpose ? proof.purpose.passwordHash : null
}

/** Sends a code. Before the resend time, sends nothing and reports the code as already sent, even if it is no longer active. */
async function resendCode(ctx: ShopContext, client: SignInClient, phone: string): Promise<CodeSendResult> {
  try {
    return await sendCode(ctx, client, phone)
  } catch (error) {
    if (error instanceof CodedError && error.details.reason === 'code-too-soon')
      return { resendAfterS: error.details.retryAfterS ?? 1, isAlreadySent: true }
    throw error
  }
}

const signInFailedError = () => new CodedError('invalid', { reason: 'sign-in-failed' })
