import type { TokenPair } from '#contract/auth.ts'
import { hourS } from '#contract/rules/durations.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import { transaction } from '#server/db/transaction.ts'
import { openSession, issueTokenPair } from '#server/domain/accounts/open-session.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

const relaysPerHour = 30

/**
 * Opens a separate session for the shop's other site. If both sites shared a session, one of them would eventually present an old refresh
 * token, which counts as theft. Both sessions belong to one sign-in and end together. Throws `not-found` if there is no other site,
 * `unauthenticated` if the current session has ended, and `too-many`.
 */
export async function openRelaySession(ctx: ShopContext, { customerId, sessionId }: Customer): Promise<TokenPair> {
  if (ctx.origins.ru === ctx.origins.en) throw new CodedError('not-found')
  await ctx.rateLimit.consume(`relay ${customerId}`, relaysPerHour, hourS)
  const session = await transaction(ctx.db, async (tx) => {
    // a password change locks the same row, so it either ends the new session too, or has already ended the current session
    await tx.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute()
    const currentSession = await tx
      .selectFrom('session')
      .select(['id', 'sign_in_id', 'created_at'])
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!currentSession) throw new CodedError('unauthenticated', { reason: 'session-ended' })
    const { id, sign_in_id: signInId, created_at: signedInAt } = currentSession
    return openSession(tx, ctx, customerId, { signInId: signInId ?? id, signedInAt })
  })
  return issueTokenPair(ctx, session)
}
