import { offerText } from '#contract/rules/offer-messages.ts'
import type { Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { notifyPerson } from '#server/domain/offers/notify-person.ts'
import { lockOffer, writeStep } from '#server/domain/offers/offer-rows.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Ctx = Pick<ShopContext, 'db' | 'now' | 'log'>
const overdueMax = 200

/** Expires overdue offers and notifies the people who made them. Skips an offer that is answered concurrently. Safe to run twice. */
export async function expireOffers(ctx: Ctx): Promise<void> {
  const overdue = await ctx.db
    .selectFrom('offer')
    .select('id')
    .where('state', 'in', ['open', 'countered'])
    .where('expires_at', '<=', new Date(ctx.now()))
    .orderBy('expires_at')
    .limit(overdueMax)
    .execute()
  for (const { id } of overdue)
    await transaction(ctx.db, (tx) => expireOffer(tx, ctx, id)).catch((error: unknown) =>
      ctx.log.error({ offer: id, err: error }, 'an offer could not be ended'),
    )
}

export async function expireOffer(tx: Tx, ctx: Pick<ShopContext, 'now'>, id: number): Promise<void> {
  const { language, pieceName, steps } = await lockOffer(tx, id, ctx.now())
  const stored = await tx.selectFrom('offer').select(['state', 'expires_at']).where('id', '=', id).executeTakeFirstOrThrow()
  const isOver = (stored.state === 'open' || stored.state === 'countered') && stored.expires_at.getTime() <= ctx.now()
  if (!isOver) return
  const at = new Date(ctx.now())
  await writeStep(tx, id, { step: 'expire', by: 'shop', at }, { state: 'expired' })
  const name = steps.at(-1)?.by === 'person' ? 'unanswered' : 'expired'
  await notifyPerson(tx, { id, body: offerText(language, name, { piece: pieceName }), staffId: null, at, isOver: true })
}
