import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Kind } from '#contract/piece.ts'
import { hourMs } from '#contract/rules/durations.ts'
import { canCounter, offerRange, type OfferState, type OfferStep, type PriceStep } from '#contract/rules/offer-rules.ts'
import type { PieceTraits } from '#contract/staff/piece-traits.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db, Tx } from '#server/db/database.ts'
import type { Submit } from '#server/domain/enquiries/read-submit.ts'
import { type Reach, threadReach } from '#server/domain/people/reach.ts'
import { pieceTraits, type TraitsReader } from '#server/domain/pieces/piece-traits.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type OfferStepRow = PriceStep & { name: string | null; at: string }

/** An offer with its piece, its steps and its customer. Money in cents. The offer and its thread have the same `id`. */
export type OfferRow = {
  id: number
  version: number
  state: OfferState
  name: string
  language: Language
  customerId: string
  reach: Reach
  pieceId: number
  kind: Kind
  pieceName: string
  isAvailable: boolean
  askedCents: number
  expiresAt: Date
  quoteId: string | null
  steps: OfferStepRow[]
}
export type StaffOfferRow = OfferRow & { traits: PieceTraits }

/**
 * Returns up to 100 offers that meet a condition on `offer f`, `thread t` and `piece p`, newest first. An overdue offer has the state
 * `expired`.
 */
export async function readOffers(db: Db, condition: RawBuilder<boolean>, now: number, reader?: TraitsReader): Promise<StaffOfferRow[]> {
  const { rows } = await sql<StaffOfferRow>`
    select f.id, f.edit_version as version, t.name, t.language, ${threadReach} as reach, f.customer_id as "customerId", f.piece_id as "pieceId", p.kind,
      concat_ws(' ', b.name, p.model_name) as "pieceName", f.asked_cents as "askedCents", f.expires_at as "expiresAt", f.quote_id as "quoteId",
      case when f.state in ('open', 'countered') and f.expires_at <= ${new Date(now)} then 'expired' else f.state end as state,
      p.published_at is not null and p.status = 'available' and p.held < p.stock as "isAvailable", ${pieceTraits(reader)} as traits,
      (select json_agg(json_build_object('by', s.by, 'step', s.step, 'cents', s.price_cents, 'name', staff.name, 'at', s.at) order by s.id)
        from offer_step s left join staff on staff.id = s.staff_id where s.offer_id = f.id) as steps
    from offer f join thread t on t.id = f.id join piece p on p.id = f.piece_id join brand b on b.id = p.brand_id
    where ${condition} order by f.created_at desc, f.id desc limit 100`.execute(db)
  return rows
}

/** Finds the offer that an earlier attempt of the same submission has made. */
export async function findSubmittedOffer(db: Db, { key, digest }: Submit, now: number): Promise<OfferRow | undefined> {
  const isSame = sql<boolean>`t.enquiry_id = (select id from enquiry where submit_key = ${key}::uuid and submit_digest = ${digest})`
  const [offer] = await readOffers(db, isSame, now)
  return offer
}

/**
 * Locks an offer and reads it. The lock serializes concurrent answers and the expiry. Lock order: the thread before the offer. Throws
 * `not-found`.
 */
export async function lockOffer(tx: Tx, id: number, now: number, reader?: TraitsReader): Promise<StaffOfferRow> {
  await tx.selectFrom('thread').select('id').where('id', '=', id).forUpdate().execute()
  await tx.selectFrom('offer').select('id').where('id', '=', id).forUpdate().execute()
  const [offer] = await readOffers(tx, sql<boolean>`f.id = ${id}`, now, reader)
  if (!offer) throw new CodedError('not-found')
  return offer
}

/** Throws `conflict` if an offer is over, or if it has changed since the version `looked`, which the actor saw. */
export function assertCurrent({ state, version }: OfferRow, looked: number): void {
  if (state === 'expired') throw new CodedError('conflict', { reason: 'offer-expired' })
  if (state !== 'open' && state !== 'countered') throw new CodedError('conflict', { reason: 'offer-over' })
  if (version !== looked) throw new CodedError('conflict', { reason: 'offer-changed' })
}

/** Returns the deadline for answering an offer or a counter-offer that is made now. */
export const offerDeadline = ({ now, ownerSettings }: Pick<ShopContext, 'now' | 'ownerSettings'>): Date =>
  new Date(now() + ownerSettings().offer_hours * hourMs)

/**
 * Returns the price of a counter-offer. Throws `invalid` if the price is not between the last prices of the two sides, and `conflict` if
 * the side has no counter-offer left.
 */
export function assertNextPrice({ askedCents, steps }: OfferRow, by: 'person' | 'staff', cents: number | undefined): number {
  const { from, to } = offerRange(askedCents, steps)
  if (!canCounter(askedCents, steps, by)) throw new CodedError('conflict', { reason: 'offer-no-counter' })
  if (cents === undefined || cents <= from || cents >= to)
    throw new CodedError('invalid', {
      fields: { price_usd: from > 0 ? 'offer-between' : 'offer-not-below' },
      values: { from: { cents: from }, to: { cents: to }, price: { cents: to } },
    })
  return cents
}

type NewStep = { step: OfferStep; by: PriceStep['by']; cents?: number | null; staffId?: string; at: Date }

/** Stores a step of an offer and updates the offer's columns. */
export async function writeStep(
  tx: Tx,
  id: number,
  { step, by, cents = null, staffId, at }: NewStep,
  columns: { state: OfferState; expires_at?: Date; quote_id?: string },
): Promise<void> {
  const isOpen = columns.state === 'open' || columns.state === 'countered'
  await tx
    .insertInto('offer_step')
    .values({ offer_id: id, step, by, price_cents: cents, staff_id: staffId ?? null, at })
    .execute()
  await tx
    .updateTable('offer')
    .set((eb) => ({ ...columns, ended_at: isOpen ? null : at, edit_version: eb('edit_version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
