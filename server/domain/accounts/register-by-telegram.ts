import type { TelegramRegistration, TelegramSignedIn } from '#contract/auth.ts'
import type { TelegramUser } from '#server/db/tables/accounts.ts'
import { transaction } from '#server/db/transaction.ts'
import { openSession } from '#server/domain/accounts/open-session.ts'
import { checkPassword } from '#server/domain/accounts/password-lockout.ts'
import { linkTelegram } from '#server/domain/accounts/prove-phone.ts'
import { assertUncommonPassword } from '#server/domain/accounts/register-customer.ts'
import { type SignInClient, type CodeSendResult, sendCode } from '#server/domain/accounts/send-code.ts'
import { type TelegramSession, signInLinked, issueTelegramTokens, verifyTelegramUser } from '#server/domain/accounts/sign-in-by-telegram.ts'
import { consumeSignInLimit } from '#server/domain/accounts/sign-in-limits.ts'
import { claimProof, consumeProof } from '#server/domain/accounts/telegram-proof.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Credentials = { phone: string; password: string }

/**
 * Registers a person by Telegram account and phone. If the Telegram account is already linked to a customer, signs in at once. Otherwise
 * the person proves the phone: by the password of the account with this phone, or by a code, which this function sends. No account changes
 * before the phone is proved. Throws like `registerCustomer` and `verifyTelegramUser`, and `conflict`.
 */
export async function registerByTelegram(
  ctx: ShopContext,
  client: SignInClient,
  { phone, password, ...proof }: TelegramRegistration,
): Promise<TelegramSignedIn | CodeSendResult> {
  const user = verifyTelegramUser(ctx, proof)
  assertUncommonPassword(password, phone)
  const linkedSession = await transaction(ctx.db, async (tx) => {
    await claimProof(tx, { proof: user.proof, browserId: client.browserId, at: ctx.now() })
    return signInLinked(tx, ctx, user)
  })
  if (linkedSession) return issueTelegramTokens(ctx, linkedSession)
  await consumeSignInLimit(ctx, 'registration', { target: phone, ip: client.ip })
  const passwordSession = await linkByPassword(ctx, client, user, { phone, password })
  if (passwordSession) return issueTelegramTokens(ctx, passwordSession)
  const passwordHash = await ctx.ports.passwords.hash(password)
  return sendCode(ctx, client, phone, { kind: 'telegram', passwordHash, user })
}

async function linkByPassword(
  ctx: ShopContext,
  { ip }: SignInClient,
  user: TelegramUser,
  { phone, password }: Credentials,
): Promise<TelegramSession | null> {
  const customer = await ctx.db.selectFrom('customer').select(['id', 'password_hash']).where('phone', '=', phone).executeTakeFirst()
  const hash = customer?.password_hash ?? null
  const matchIndex = await checkPassword(ctx, { target: phone, ip }, password, [hash])
  if (matchIndex < 0 || !customer) return null
  return transaction(ctx.db, async (tx) => {
    const owner = tx.selectFrom('customer').select('id').where('id', '=', customer.id).where('password_hash', '=', hash).forUpdate()
    if (!(await owner.executeTakeFirst())) return null
    await consumeProof(tx, user.proof, ctx.now())
    await linkTelegram(tx, customer.id, user)
    return { session: await openSession(tx, ctx, customer.id), hasPhone: true }
  })
}
