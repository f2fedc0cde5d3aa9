import { sql } from 'kysely'
import { offerText } from '#contract/rules/offer-messages.ts'
import { canCounter, type OfferReply } from '#contract/rules/offer-rules.ts'
import type { ReplyToOffer, StaffOfferQuery } from '#contract/staff/offers.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { acceptOffer } from '#server/domain/offers/accept-offer.ts'
import { notifyPerson } from '#server/domain/offers/notify-person.ts'
import {
  assertCurrent,
  assertNextPrice,
  offerDeadline,
  lockOffer,
  type OfferRow,
  readOffers,
  type StaffOfferRow,
  writeStep,
} from '#server/domain/offers/offer-rows.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { threadSubject, visibleThreads } from '#server/domain/threads/visible-threads.ts'

type Ctx = Pick<ShopContext, 'db' | 'now' | 'digest' | 'ownerSettings'>

/** Returns the offers of a thread, a piece or a person, newest first. */
export async function listOffers(
  { db, now }: Ctx,
  actor: StaffActor,
  { thread, piece, person }: StaffOfferQuery,
): Promise<StaffOfferRow[]> {
  const conditions = [
    visibleThreads(actor),
    ...(thread === undefined ? [] : [sql<boolean>`f.id = ${thread}`]),
    ...(piece === undefined ? [] : [sql<boolean>`f.piece_id = ${piece}`]),
    ...(person === undefined ? [] : [sql<boolean>`t.person_id = ${person}`]),
  ]
  return readOffers(db, sql<boolean>`${sql.join(conditions, sql` and `)}`, now(), actor)
}

/** Returns the replies that the shop can make to an offer now. */
export function repliesTo({ state, askedCents, steps }: OfferRow): OfferReply[] {
  if (state !== 'open') return []
  return canCounter(askedCents, steps, 'staff') ? ['accept', 'counter', 'decline'] : ['accept', 'decline']
}

/**
 * Accepts or declines an offer, or makes a counter-offer, and sends a message to the person who made it. Throws `conflict` if the offer is
 * over, if someone has answered it since, or if the piece is taken. Throws `invalid` for a price below the floor if the actor lacks the
 * permission for such prices.
 */
export async function replyToOffer(
  ctx: Ctx,
  actor: StaffActor,
  { id, ...asked }: Omit<ReplyToOffer, 'price_usd'> & { id: number; price_usd?: number | undefined },
): Promise<{ offer: StaffOfferRow; actionId: string }> {
  const action = { name: `offer.${asked.reply}`, subject: await threadSubject(ctx.db, actor, id) } as const
  const { actionId, result } = await runAction(ctx, actor, action, async (tx) => {
    const offer = await lockOffer(tx, id, ctx.now())
    assertCurrent(offer, asked.version)
    if (!repliesTo(offer).includes(asked.reply)) throw new CodedError('conflict', { reason: 'offer-changed' })
    const message = await writeReply(tx, { ctx, actor, offer, ...asked })
    await notifyPerson(tx, { id, staffId: actor.staffId, at: new Date(ctx.now()), ...message })
    return lockOffer(tx, id, ctx.now(), actor)
  })
  return { offer: result, actionId }
}

type Replying = Omit<ReplyToOffer, 'price_usd'> & { price_usd?: number | undefined; ctx: Ctx; actor: StaffActor; offer: OfferRow }

async function writeReply(tx: Tx, { ctx, actor, offer, reply, price_usd: price, note }: Replying) {
  const { id, language, pieceName: piece, pieceId } = offer
  const { staffId } = actor
  const mayGoBelowFloor = actor.permissions.has('quote.below-floor')
  const at = new Date(ctx.now())
  const theirs = offer.steps.findLast(({ by, cents }) => by === 'person' && cents !== null)?.cents ?? 0
  if (reply === 'accept') {
    const { quoteId, cents, until } = await acceptOffer(tx, ctx, offer, { by: 'staff', cents: theirs, staffId, mayGoBelowFloor })
    return { body: offerText(language, 'accept', { piece, cents, until, note }), quoteId }
  }
  if (reply === 'decline') {
    await writeStep(tx, id, { step: 'decline', by: 'staff', staffId, at }, { state: 'declined' })
    return { body: offerText(language, 'decline', { piece, cents: theirs, note }), isOver: true }
  }
  const cents = assertNextPrice(offer, 'staff', price)
  if (!mayGoBelowFloor) await assertFloor(tx, pieceId, cents)
  const until = offerDeadline(ctx)
  await writeStep(tx, id, { step: 'counter', by: 'staff', cents, staffId, at }, { state: 'countered', expires_at: until })
  return { body: offerText(language, 'counter', { piece, cents, until, note }) }
}

async function assertFloor(tx: Tx, pieceId: number, cents: number): Promise<void> {
  const books = await tx.selectFrom('piece_private').select('floor_cents').where('piece_id', '=', pieceId).executeTakeFirst()
  if (cents < (books?.floor_cents ?? 0)) throw new CodedError('invalid', { fields: { price_usd: 'offer-below-floor' } })
}
