import type { TelegramProof, TelegramSignedIn } from '#contract/auth.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import type { TelegramUser } from '#server/db/tables/accounts.ts'
import { transaction } from '#server/db/transaction.ts'
import { type NewSession, openSession, pairOf } from '#server/domain/accounts/open-session.ts'
import type { Asker } from '#server/domain/accounts/send-code.ts'
import { showProof, spendProof } from '#server/domain/accounts/telegram-proof.ts'
import { verifyTelegram } from '#server/domain/accounts/verify-telegram.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Signs in whom Telegram vouches for (AUTH-08). Throws `not-found` for somebody new, whose proof then still serves to register. */
export async function signInByTelegram(ctx: ShopContext, { asker }: Asker, proof: TelegramProof): Promise<TelegramSignedIn> {
  const user = telegramUser(ctx, proof)
  const signedIn = await transaction(ctx.db, async (tx) => {
    await showProof(tx, { proof: user.proof, asker, at: ctx.now() })
    return signInKnown(tx, ctx, user)
  })
  if (!signedIn) throw new CodedError('not-found', { reason: 'telegram-unknown' })
  return telegramPair(ctx, signedIn)
}

export type KnownByTelegram = { session: NewSession; hasPhone: boolean }

/** A session of the account that the messenger is bound to; null when there is none. */
export async function signInKnown(tx: Tx, ctx: ShopContext, user: TelegramUser): Promise<KnownByTelegram | null> {
  const customer = await tx.selectFrom('customer').select(['id', 'phone']).where('telegram_id', '=', user.id).executeTakeFirst()
  if (!customer) return null
  await spendProof(tx, user.proof, ctx.now())
  await tx.updateTable('customer').set({ username: user.username }).where('id', '=', customer.id).execute()
  return { session: await openSession(tx, ctx, customer.id), hasPhone: customer.phone !== null }
}

export async function telegramPair(ctx: ShopContext, { session, hasPhone }: KnownByTelegram): Promise<TelegramSignedIn> {
  return { ...(await pairOf(ctx, session)), requires_phone: !hasPhone }
}

/** Whom a proof speaks of. Without a bot there is no such way in. */
export function telegramUser({ signIn, now }: ShopContext, proof: TelegramProof): TelegramUser {
  if (!signIn.telegram) throw new CodedError('not-found')
  return verifyTelegram(proof, signIn.telegram.botToken, now())
}
