import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { MakeOffer } from '#contract/offer.ts'
import { dayS } from '#contract/rules/durations.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { offerText } from '#contract/rules/offer-messages.ts'
import { leastOfferCents } from '#contract/rules/offer-rules.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import { events } from '#server/context/events.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { getPiece } from '#server/domain/catalog/get-piece.ts'
import { queueAnnouncements } from '#server/domain/enquiries/queue-announcements.ts'
import { readSubmit, type Submit } from '#server/domain/enquiries/read-submit.ts'
import { expireOffer } from '#server/domain/offers/expire-offers.ts'
import { findSubmittedOffer, offerDeadline, lockOffer, type OfferRow, writeStep } from '#server/domain/offers/offer-rows.ts'
import { nobodyReached } from '#server/domain/people/reach.ts'
import { isFree } from '#server/domain/pieces/holds.ts'
import { type LockedPiece, lockPiece } from '#server/domain/pieces/piece-action.ts'
import { readPieceLabel } from '#server/domain/pieces/piece-label.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { notifyStaff } from '#server/domain/staff-notices/notify-staff.ts'
import { isBlockedSender, networkDigest } from '#server/domain/threads/blocked-senders.ts'
import { openThread } from '#server/domain/threads/open-thread.ts'
import { numberUnstored } from '#server/domain/threads/unstored-number.ts'

type Asked = { offer: MakeOffer; language: Language; ip: string }
type Person = { name: string; phone: string; email: string }

/**
 * Stores a customer's offer on a piece. An offer below the owner's minimum is declined automatically. Throws `conflict` if the piece takes
 * no offers or is taken, or if the customer already has an open offer on it. Throws `invalid` if the price is not below the shop's price,
 * and `too-many` above the daily limit. A blocked customer gets the same response, but nothing is stored. A retry with the same key and
 * content returns the same offer.
 */
export async function makeOffer(ctx: ShopContext, customer: Customer, asked: Asked): Promise<OfferRow> {
  const { customerId } = customer
  const { key, ...content } = asked.offer
  const submit = await readSubmit(key, { customerId, offer: content })
  const known = submit && (await findSubmittedOffer(ctx.db, submit, ctx.now()))
  if (known) return known
  const { id: pieceId } = getPiece(ctx.catalog.current(), asked.offer.kind, asked.offer.piece_id)
  const person = await readPerson(ctx.db, customerId)
  const pieceName = await readPieceLabel(ctx.db, pieceId)
  const isBlocked = await isBlockedSender(ctx, { ip: asked.ip, customerId, phone: person.phone, email: person.email })
  const limit = `offer ${customerId}`
  await ctx.rateLimit.consume(limit, ctx.ownerSettings().offers_per_day, dayS)
  const number = isBlocked ? await numberUnstored(ctx, submit) : null
  let isKnown = false
  try {
    const offer = await transaction(ctx.db, async (tx) => {
      const own = { customerId, pieceId }
      if (number === null) await expireOverdue(tx, ctx, own)
      // lock the piece to serialize concurrent offers
      const piece = await lockPiece(tx, pieceId)
      const concurrent = submit && (await findSubmittedOffer(tx, submit, ctx.now()))
      isKnown = Boolean(concurrent)
      if (concurrent) return concurrent
      const askedCents = assertTaken(piece, asked.offer.price_usd)
      const terms = { customerId, person, piece, pieceName, askedCents, submit }
      if (number !== null) return presentToBlocked(ctx, { ...asked, ...terms, number })
      if (await findOpenOffer(tx, own)) throw new CodedError('conflict', { reason: 'offer-open' })
      return writeOffer(tx, ctx, { ...asked, ...terms })
    })
    if (isKnown) await ctx.rateLimit.refund(limit)
    else if (number === null) events.enquiryStored.publish({})
    return offer
  } catch (error) {
    await ctx.rateLimit.refund(limit)
    throw error
  }
}

async function readPerson(db: Db, customerId: string): Promise<Person> {
  const { rows } = await sql<Person>`
    select trim(first_name || ' ' || last_name) as name, coalesce(phone, '') as phone, coalesce(verified_email, email, '') as email
    from customer where id = ${customerId}`.execute(db)
  if (!rows[0]) throw new CodedError('not-found')
  return { ...rows[0], phone: rows[0].phone && `+${rows[0].phone}` }
}

function assertTaken(piece: LockedPiece, cents: number): number {
  if (!piece.takes_offers || piece.price_on_request || piece.price_cents === null)
    throw new CodedError('conflict', { reason: 'offer-not-taken' })
  if (!isFree(piece)) throw new CodedError('conflict', { reason: 'offer-piece-gone' })
  if (cents >= piece.price_cents)
    throw new CodedError('invalid', { fields: { price_usd: 'offer-not-below' }, values: { price: { cents: piece.price_cents } } })
  return piece.price_cents
}

type Own = { customerId: string; pieceId: number }

async function expireOverdue(tx: Tx, ctx: ShopContext, own: Own): Promise<void> {
  const open = await findOpenOffer(tx, own)
  if (open && open.expires_at.getTime() <= ctx.now()) await expireOffer(tx, ctx, open.id)
}

function findOpenOffer(tx: Tx, { customerId, pieceId }: Own) {
  return tx
    .selectFrom('offer')
    .select(['id', 'expires_at'])
    .where('customer_id', '=', customerId)
    .where('piece_id', '=', pieceId)
    .where('state', 'in', ['open', 'countered'])
    .executeTakeFirst()
}

type Terms = Asked & {
  customerId: string
  person: Person
  piece: LockedPiece
  pieceName: string
  askedCents: number
  submit: Submit | null
}

async function writeOffer(tx: Tx, ctx: ShopContext, terms: Terms): Promise<OfferRow> {
  const { offer, language, person, piece, pieceName, customerId, askedCents, submit } = terms
  const { price_usd: cents, note, trade_in: hasTradeIn } = offer
  const at = new Date(ctx.now())
  const fields = {
    ...person,
    offered_price: formatCents(language, cents),
    ...(hasTradeIn ? { trade_in: true } : {}),
    ...(note ? { message: note } : {}),
  }
  const { id: enquiryId } = await tx
    .insertInto('enquiry')
    .values({
      kind: 'offer',
      piece_id: piece.id,
      fields: JSON.stringify(fields),
      message: offerText(language, 'offered', { piece: pieceName, cents, note }),
      language,
      page: null,
      customer_id: customerId,
      starts_at: null,
      calendar_token: null,
      submit_key: submit?.key ?? null,
      submit_digest: submit?.digest ?? null,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const asked = { ctx, kind: 'offer', enquiryId, customerId, pieceId: piece.id, language, fields, now: ctx.now() } as const
  const id = await openThread(tx, { ...asked, networkDigest: networkDigest(ctx, terms.ip) })
  await tx
    .insertInto('offer')
    .values({ id, piece_id: piece.id, customer_id: customerId, asked_cents: askedCents, expires_at: offerDeadline(ctx), created_at: at })
    .execute()
  await tx.insertInto('offer_step').values({ offer_id: id, step: 'offer', by: 'person', price_cents: cents, staff_id: null, at }).execute()
  const { offer_least_percent: percent, offer_least_told: told } = ctx.ownerSettings()
  const least = leastOfferCents(askedCents, percent)
  const tooLow = () => offerText(language, told ? 'tooLow' : 'tooLowUntold', { piece: pieceName, least })
  if (cents < least) await declineAtOnce(tx, id, { body: tooLow(), at })
  else {
    await queueAnnouncements(tx, ctx, enquiryId)
    const subject = { kind: 'thread', id: String(id), label: `№ ${id}` } as const
    await notifyStaff(tx, ctx, { kind: 'offer-made', key: `offer-made ${id}`, subject })
  }
  return lockOffer(tx, id, ctx.now())
}

async function declineAtOnce(tx: Tx, id: number, { body, at }: { body: string; at: Date }): Promise<void> {
  await writeStep(tx, id, { step: 'decline', by: 'shop', at }, { state: 'declined' })
  const message = { thread_id: id, direction: 'out', channel: 'page', body, staff_id: null, recipient: null } as const
  await tx
    .insertInto('thread_message')
    .values({ ...message, sent_at: at, created_at: at })
    .execute()
  await tx.updateTable('thread').set({ status: 'done', due_at: null }).where('id', '=', id).execute()
}

function presentToBlocked(ctx: ShopContext, terms: Terms & { number: number }): OfferRow {
  const { number, offer, language, customerId, person, piece, pieceName, askedCents } = terms
  const at = new Date(ctx.now()).toISOString()
  const isTooLow = offer.price_usd < leastOfferCents(askedCents, ctx.ownerSettings().offer_least_percent)
  return {
    id: number,
    version: isTooLow ? 2 : 1,
    state: isTooLow ? 'declined' : 'open',
    name: person.name,
    language,
    customerId,
    reach: nobodyReached,
    pieceId: piece.id,
    kind: piece.kind,
    pieceName,
    isAvailable: true,
    askedCents,
    expiresAt: offerDeadline(ctx),
    quoteId: null,
    steps: [
      { by: 'person', step: 'offer', cents: offer.price_usd, name: null, at },
      ...(isTooLow ? [{ by: 'shop', step: 'decline', cents: null, name: null, at } as const] : []),
    ],
  }
}
