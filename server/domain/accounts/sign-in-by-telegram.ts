import type { TelegramProof, TelegramSignedIn } from '#contract/auth.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import type { TelegramUser } from '#server/db/tables/accounts.ts'
import { transaction } from '#server/db/transaction.ts'
import { type NewSession, openSession, issueTokenPair } from '#server/domain/accounts/open-session.ts'
import type { SignInClient } from '#server/domain/accounts/send-code.ts'
import { claimProof, consumeProof } from '#server/domain/accounts/telegram-proof.ts'
import { verifyTelegram } from '#server/domain/accounts/verify-telegram.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Signs in by a Telegram proof. Throws `not-found` for a new person, who can then register with the same proof. */
export async function signInByTelegram(ctx: ShopContext, { browserId }: SignInClient, proof: TelegramProof): Promise<TelegramSignedIn> {
  const user = verifyTelegramUser(ctx, proof)
  const signedIn = await transaction(ctx.db, async (tx) => {
    await claimProof(tx, { proof: user.proof, browserId, at: ctx.now() })
    return signInLinked(tx, ctx, user)
  })
  if (!signedIn) throw new CodedError('not-found', { reason: 'telegram-unknown' })
  return issueTelegramTokens(ctx, signedIn)
}

export type TelegramSession = { session: NewSession; hasPhone: boolean }

/** Opens a session for the customer linked to a Telegram account, or returns null if there is none. */
export async function signInLinked(tx: Tx, ctx: ShopContext, user: TelegramUser): Promise<TelegramSession | null> {
  const customer = await tx.selectFrom('customer').select(['id', 'phone']).where('telegram_id', '=', user.id).executeTakeFirst()
  if (!customer) return null
  await consumeProof(tx, user.proof, ctx.now())
  await tx.updateTable('customer').set({ username: user.username }).where('id', '=', customer.id).execute()
  return { session: await openSession(tx, ctx, customer.id), hasPhone: customer.phone !== null }
}

/** Returns the response to a sign-in by Telegram. `requires_phone`: whether the account still needs a phone. */
export async function issueTelegramTokens(ctx: ShopContext, { session, hasPhone }: TelegramSession): Promise<TelegramSignedIn> {
  return { ...(await issueTokenPair(ctx, session)), requires_phone: !hasPhone }
}

/** Returns the Telegram user of a proof. Throws `not-found` if no bot is configured, `invalid` for an invalid proof. */
export function verifyTelegramUser({ signIn, now }: ShopContext, proof: TelegramProof): TelegramUser {
  if (!signIn.telegram) throw new CodedError('not-found')
  return verifyTelegram(proof, signIn.telegram.botToken, now())
}
