import { sql } from 'kysely'
import type { DecideOnOffer } from '#contract/offer.ts'
import type { Kind } from '#contract/piece.ts'
import { offerText } from '#contract/rules/offer-messages.ts'
import { leastOfferCents, canCounter, type OfferDecision } from '#contract/rules/offer-rules.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import type { Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { readCustomerReach } from '#server/domain/alerts/alert-reach.ts'
import { getShownPriceCents } from '#server/domain/catalog/catalog-columns.ts'
import { getPiece } from '#server/domain/catalog/get-piece.ts'
import { acceptOffer } from '#server/domain/offers/accept-offer.ts'
import { notifyPerson } from '#server/domain/offers/notify-person.ts'
import {
  assertCurrent,
  assertNextPrice,
  offerDeadline,
  lockOffer,
  type OfferRow,
  readOffers,
  writeStep,
} from '#server/domain/offers/offer-rows.ts'
import { assertNotBlocked } from '#server/domain/people/blocked.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { receiveMessage } from '#server/domain/threads/receive-message.ts'

type Owner = Pick<Customer, 'customerId'>

/**
 * Returns the terms for an offer on a piece, the customer's own open offer, and where the answer will be sent. Throws `not-found`, and
 * `conflict` if the piece takes no offers.
 */
export async function getOfferTerms(ctx: ShopContext, { customerId }: Owner, { kind, id }: { kind: Kind; id: number }) {
  const row = getPiece(ctx.catalog.current(), kind, id)
  const price = getShownPriceCents(row)
  if (!row.takesOffers || price === null) throw new CodedError('conflict', { reason: 'offer-not-taken' })
  const condition = sql<boolean>`f.customer_id = ${customerId} and f.piece_id = ${row.id} and f.state in ('open', 'countered')`
  const [open] = await readOffers(ctx.db, condition, ctx.now())
  const { offer_least_percent: percent, offer_least_told: told, offer_hours: hours } = ctx.ownerSettings()
  const reach = await readCustomerReach(ctx.db, { customerId })
  const offer = open && open.state !== 'expired' ? open : null
  return { price, least: told ? leastOfferCents(price, percent) : null, hours, offer, reach: reach && reach.by }
}

/** Returns the decisions that a person can make now about their own offer. */
export function decisionsFor({ state, askedCents, steps }: OfferRow): OfferDecision[] {
  if (state === 'open') return ['withdraw']
  if (state !== 'countered') return []
  return canCounter(askedCents, steps, 'person') ? ['accept', 'counter', 'decline'] : ['accept', 'decline']
}

type Asked = Omit<DecideOnOffer, 'price_usd'> & { id: number; price_usd?: number | undefined }

/**
 * Applies the decision of the person who made an offer. Idempotent: a retry of the same decision on the same version changes nothing.
 * Throws `conflict` if the offer is over, if the shop has answered since, or if the piece is taken.
 */
export async function decideOnOffer(ctx: ShopContext, { customerId }: Owner, asked: Asked): Promise<OfferRow> {
  return transaction(ctx.db, async (tx) => {
    const offer = await lockOffer(tx, asked.id, ctx.now())
    if (offer.customerId !== customerId) throw new CodedError('not-found')
    if (isRepeated(offer, asked)) return offer
    assertCurrent(offer, asked.version)
    if (!decisionsFor(offer).includes(asked.decision)) throw new CodedError('conflict', { reason: 'offer-changed' })
    await takeDecision(tx, ctx, offer, asked)
    return lockOffer(tx, offer.id, ctx.now())
  })
}

const stepOf = { accept: 'accept', counter: 'counter', decline: 'decline', withdraw: 'withdraw' } as const

function isRepeated({ version, steps }: OfferRow, asked: Asked): boolean {
  const last = steps.at(-1)
  if (version !== asked.version + 1 || last?.by !== 'person' || last.step !== stepOf[asked.decision]) return false
  return asked.decision !== 'counter' || last.cents === asked.price_usd
}

async function takeDecision(tx: Tx, ctx: ShopContext, offer: OfferRow, { decision, price_usd: price }: Asked): Promise<void> {
  const { id, language, pieceName } = offer
  const at = new Date(ctx.now())
  const say = async (body: string) => void (await receiveMessage(tx, ctx, id, { body, key: null }))
  if (decision === 'counter') {
    const cents = assertNextPrice(offer, 'person', price)
    await writeStep(tx, id, { step: 'counter', by: 'person', cents, at }, { state: 'open', expires_at: offerDeadline(ctx) })
    return say(offerText(language, 'personCounter', { cents }))
  }
  if (decision === 'accept') {
    const thread = await tx.selectFrom('thread').select(['phone', 'email']).where('id', '=', id).executeTakeFirstOrThrow()
    await assertNotBlocked(tx, { customerId: offer.customerId, ...thread }, 'order-not-taken')
    const { cents, staffId } = await lastCounter(tx, id)
    // skips the check of the floor, which was done when the shop named this price
    const accepted = await acceptOffer(tx, ctx, offer, { by: 'person', cents, staffId, mayGoBelowFloor: true })
    await say(offerText(language, 'personAccept', { cents }))
    const body = offerText(language, 'accepted', { piece: pieceName, cents: accepted.cents, until: accepted.until })
    return notifyPerson(tx, { id, body, staffId, at, quoteId: accepted.quoteId })
  }
  await writeStep(tx, id, { step: decision, by: 'person', at }, { state: decision === 'withdraw' ? 'withdrawn' : 'declined' })
  await say(offerText(language, decision === 'withdraw' ? 'withdraw' : 'personDecline', {}))
  await tx
    .updateTable('thread')
    .set((eb) => ({ status: 'done', due_at: null, edit_version: eb('edit_version', '+', 1) }))
    .where('id', '=', id)
    .where('status', '<>', 'spam')
    .execute()
}

async function lastCounter(tx: Tx, id: number): Promise<{ cents: number; staffId: string }> {
  const step = await tx
    .selectFrom('offer_step')
    .select(['price_cents', 'staff_id'])
    .where('offer_id', '=', id)
    .where('by', '=', 'staff')
    .where('step', '=', 'counter')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  if (step.price_cents === null || step.staff_id === null) throw new Error('A counter-offer has no price or no staff member')
  return { cents: step.price_cents, staffId: step.staff_id }
}
