import type { TokenPair } from '#contract/auth.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import { transaction } from '#server/db/transaction.ts'
import { openSession, pairOf } from '#server/domain/accounts/open-session.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

const relaysPerHour = 30

/**
 * A second session of who is signed in, for the shop's other site (AUTH-11): one session renewed from two sites would look
 * stolen. Throws `unauthenticated` when this one ends meanwhile, `not-found` where there is no other site, `too-many`.
 */
export async function openSessionElsewhere(ctx: ShopContext, { customerId, sessionId }: Customer): Promise<TokenPair> {
  if (ctx.origins.ru === ctx.origins.en) throw new CodedError('not-found')
  await ctx.attempts.spend(`relay ${customerId}`, relaysPerHour, 3600)
  const session = await transaction(ctx.db, async (tx) => {
    // a password that is being changed ends all sessions but its own: the one that begins here waits for that, or is seen by it
    await tx.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute()
    const here = await tx
      .selectFrom('session')
      .select('id')
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!here) throw new CodedError('unauthenticated', { reason: 'session-ended' })
    return openSession(tx, ctx, customerId)
  })
  return pairOf(ctx, session)
}
