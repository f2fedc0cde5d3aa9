import type { PasswordLogin, TokenPair } from '#contract/auth.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { transaction } from '#server/db/transaction.ts'
import { openSession, pairOf } from '#server/domain/accounts/open-session.ts'
import { type Asker, type CodeOnItsWay, sendCode } from '#server/domain/accounts/send-code.ts'
import { tryPassword } from '#server/domain/accounts/try-password.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/**
 * Signs in by phone and password (AUTH-06). Where a registration in this browser waits for its code, and the password is
 * that one's, a code is sent and nobody is signed in. Throws `invalid`, the same for every cause (SEC-A11), and `too-many`.
 */
export async function signInByPassword(
  ctx: ShopContext,
  asker: Asker,
  { phone, password }: PasswordLogin,
): Promise<TokenPair | CodeOnItsWay> {
  const customer = await ctx.db.selectFrom('customer').select(['id', 'password_hash']).where('phone', '=', phone).executeTakeFirst()
  const hash = customer?.password_hash ?? null
  const waiting = await waitingPassword(ctx, asker, phone)
  const place = await tryPassword(ctx, { phone, ip: asker.ip }, password, [hash, ...(waiting ? [waiting] : [])])
  if (place === 1) return goOn(ctx, asker, phone)
  if (place < 0 || !customer) throw refusal()
  const session = await transaction(ctx.db, async (tx) => {
    // a password that was changed meanwhile is no longer right
    const owner = tx.selectFrom('customer').select('id').where('id', '=', customer.id).where('password_hash', '=', hash).forUpdate()
    if (!(await owner.executeTakeFirst())) throw refusal()
    return openSession(tx, ctx, customer.id)
  })
  return pairOf(ctx, session)
}

/** The password of a registration that this browser began and has not proved yet. */
async function waitingPassword({ db, now }: ShopContext, { asker }: Asker, phone: string): Promise<string | null> {
  const proof = await db
    .selectFrom('phone_proof')
    .select('purpose')
    .where('phone', '=', phone)
    .where('asker', '=', asker)
    .where('expires_at', '>', new Date(now()))
    .executeTakeFirst()
  return proof && 'passwordHash' in proof.purpose ? proof.purpose.passwordHash : null
}

/** Another call, unless the last one was a moment ago: its code still serves. */
async function goOn(ctx: ShopContext, asker: Asker, phone: string): Promise<CodeOnItsWay> {
  try {
    return await sendCode(ctx, asker, phone)
  } catch (error) {
    if (error instanceof CodedError && error.details.reason === 'code-too-soon') return { resendAfterS: error.details.retryAfterS ?? 1 }
    throw error
  }
}

const refusal = () => new CodedError('invalid', { reason: 'sign-in-failed' })
