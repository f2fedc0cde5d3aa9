import type { TelegramRegistration, TelegramSignedIn } from '#contract/auth.ts'
import type { TelegramUser } from '#server/db/tables/accounts.ts'
import { transaction } from '#server/db/transaction.ts'
import { openSession } from '#server/domain/accounts/open-session.ts'
import { joinTelegram } from '#server/domain/accounts/prove-phone.ts'
import { refuseCommonPassword } from '#server/domain/accounts/register-customer.ts'
import { type Asker, type CodeOnItsWay, sendCode } from '#server/domain/accounts/send-code.ts'
import { spendTry } from '#server/domain/accounts/sign-in-limits.ts'
import { type KnownByTelegram, signInKnown, telegramPair, telegramUser } from '#server/domain/accounts/sign-in-by-telegram.ts'
import { showProof, spendProof } from '#server/domain/accounts/telegram-proof.ts'
import { tryPassword } from '#server/domain/accounts/try-password.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Credentials = { phone: string; password: string }

/**
 * Binds a messenger to a phone (AUTH-08, SEC-A8). The phone is proved by a code, or, where it has an account, by that account's
 * password; before that nothing exists. Throws as `registerCustomer` does.
 */
export async function registerByTelegram(
  ctx: ShopContext,
  asker: Asker,
  { phone, password, ...proof }: TelegramRegistration,
): Promise<TelegramSignedIn | CodeOnItsWay> {
  const user = telegramUser(ctx, proof)
  refuseCommonPassword(password, phone)
  const known = await transaction(ctx.db, async (tx) => {
    await showProof(tx, { proof: user.proof, asker: asker.asker, at: ctx.now() })
    return signInKnown(tx, ctx, user)
  })
  if (known) return telegramPair(ctx, known)
  await spendTry(ctx, 'registration', { phone, ip: asker.ip })
  const joined = await joinByPassword(ctx, asker, user, { phone, password })
  if (joined) return telegramPair(ctx, joined)
  const passwordHash = await ctx.ports.passwords.hash(password)
  return sendCode(ctx, asker, phone, { kind: 'telegram', passwordHash, user })
}

/** The account's own password proves as much as a code. Wrong ones count like those of a sign-in. */
async function joinByPassword(
  ctx: ShopContext,
  { ip }: Asker,
  user: TelegramUser,
  { phone, password }: Credentials,
): Promise<KnownByTelegram | null> {
  const customer = await ctx.db.selectFrom('customer').select(['id', 'password_hash']).where('phone', '=', phone).executeTakeFirst()
  const hash = customer?.password_hash ?? null
  const place = await tryPassword(ctx, { phone, ip }, password, [hash])
  if (place < 0 || !customer) return null
  return transaction(ctx.db, async (tx) => {
    const owner = tx.selectFrom('customer').select('id').where('id', '=', customer.id).where('password_hash', '=', hash).forUpdate()
    if (!(await owner.executeTakeFirst())) return null
    await spendProof(tx, user.proof, ctx.now())
    await joinTelegram(tx, customer.id, user)
    return { session: await openSession(tx, ctx, customer.id), hasPhone: true }
  })
}
