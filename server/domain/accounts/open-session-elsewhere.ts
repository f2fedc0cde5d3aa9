import type { TokenPair } from '#contract/auth.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import { transaction } from '#server/db/transaction.ts'
import { openSession, pairOf } from '#server/domain/accounts/open-session.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/**
 * A second session of who is signed in, for the shop's other site (AUTH-11): one session renewed from two sites would look
 * stolen. Throws `unauthenticated` when this one ends meanwhile, `not-found` where there is no other site.
 */
export async function openSessionElsewhere(ctx: ShopContext, { customerId, sessionId }: Customer): Promise<TokenPair> {
  if (ctx.origins.ru === ctx.origins.en) throw new CodedError('not-found')
  const session = await transaction(ctx.db, async (tx) => {
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
