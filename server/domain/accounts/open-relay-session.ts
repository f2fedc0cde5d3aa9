import type { TokenPair } from '#contract/auth.ts'
import { hourS } from '#contract/rules/durations.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import { transaction } from '#server/db/transaction.ts'
import { openSession, issueTokenPair } from '#server/domain/accounts/open-session.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

const relaysPerHour = 30

/**
 * Opens a second session for the shop's other site, because one session refreshed from two sites would look stolen. Both sessions belong to
 * one sign-in and end together. Throws `not-found` if there is no other site, `unauthenticated` if the current session has ended, and
 * `too-many`.
 */
export async function openRelaySession(ctx: ShopContext, { customerId, sessionId }: Customer): Promise<TokenPair> {
  if (ctx.origins.ru === ctx.origins.en) throw new CodedError('not-found')
  await ctx.rateLimit.consume(`relay ${customerId}`, relaysPerHour, hourS)
  const session = await transaction(ctx.db, async (tx) => {
    // a password change locks the customer too: either it also ends the new session, or this transaction sees that the current one has
    // ended
    await tx.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute()
    const currentSession = await tx
      .selectFrom('session')
      .select(['id', 'sign_in_id'])
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!currentSession) throw new CodedError('unauthenticated', { reason: 'session-ended' })
    return openSession(tx, ctx, customerId, { signInId: currentSession.sign_in_id ?? currentSession.id })
  })
  return issueTokenPair(ctx, session)
}
