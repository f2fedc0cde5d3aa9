import { visitHold } from '#contract/rules/visit-holds.ts'
import type { Tx } from '#server/db/database.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import { isHeldFor } from '#server/domain/pieces/hold-contact.ts'
import { endHold, findOpenHold, type HoldContext, isFree, moveHoldEnd, openHold } from '#server/domain/pieces/holds.ts'
import { type LockedPiece, lockPieces, refusal } from '#server/domain/pieces/piece-action.ts'
import { readPieceLabels } from '#server/domain/pieces/piece-label.ts'
import type { LockedVisit } from '#server/domain/visits/lock-visit.ts'

/** If `isStrict`, an unavailable piece fails the whole action. Otherwise, the piece is marked as missed. */
type Settling = { ctx: HoldContext; staffId: string | null; isStrict: boolean }
type Part = { id: number; piece_id: number; hold_id: string | null; missed_at: Date | null; until: Date | null; ended_at: Date | null }

/**
 * Updates the holds on the pieces of a locked visit. A confirmed visit holds its pieces from a day before the visit until two hours after
 * its end; at other times, releases the holds. Locks the pieces in the order of their ids, as orders do. Returns the ids of unavailable
 * pieces.
 */
export async function settleVisitHolds(tx: Tx, visit: LockedVisit, settling: Settling): Promise<number[]> {
  const visitPieces = await tx.selectFrom('visit_piece').select('piece_id').where('visit_id', '=', visit.id).execute()
  if (!visitPieces.length) return []
  const ids = visitPieces.map(({ piece_id: id }) => id)
  const pieces = await lockPieces(tx, ids)
  const missed: number[] = []
  const { from, until } = visitHold(visit.starts_at.getTime())
  const now = settling.ctx.now()
  const isAhead = visit.confirmed_at !== null && visit.cancelled_at === null && now < until
  if (isAhead && now < from) {
    const payload = { visit: visit.id, starts_at: visit.starts_at.toISOString() }
    await enqueue(tx, 'hold-visit-pieces', payload, { runAt: new Date(from), key: `${visit.id} ${visit.sequence}` })
  }
  const isHeld = isAhead && now >= from
  for (const part of await readParts(tx, visit.id)) {
    const isOpen = part.hold_id !== null && part.ended_at === null
    if (isOpen && !isHeld) await release(tx, part, now)
    else if (isOpen && part.until?.getTime() !== until) await moveEnd(tx, part, until, settling.ctx)
    const piece = pieces.get(part.piece_id)
    if (isOpen || !isHeld || part.hold_id !== null || part.missed_at !== null || !piece) continue
    if (!(await holdFor(tx, { visit, part, piece, until, settling }))) missed.push(piece.id)
  }
  if (missed.length && settling.isStrict) {
    const labels = await readPieceLabels(tx, missed)
    throw refusal('visit-piece-not-free', { values: { piece: [...labels.values()].join(', ') }, body: { pieces: missed } })
  }
  return missed
}

/** Resets the missed pieces and the ended holds of a visit whose time has changed, so that its pieces can be held again. */
export async function clearEndedHolds(tx: Tx, visitId: number): Promise<void> {
  await tx.updateTable('visit_piece').set({ missed_at: null }).where('visit_id', '=', visitId).where('missed_at', 'is not', null).execute()
  await tx
    .updateTable('visit_piece')
    .set({ hold_id: null })
    .where('visit_id', '=', visitId)
    .where('hold_id', 'in', (of) => of.selectFrom('piece_hold').select('piece_hold.id').where('ended_at', 'is not', null))
    .execute()
}

function readParts(tx: Tx, visitId: number): Promise<Part[]> {
  return tx
    .selectFrom('visit_piece as p')
    .leftJoin('piece_hold as h', 'h.id', 'p.hold_id')
    .select(['p.id', 'p.piece_id', 'p.hold_id', 'p.missed_at', 'h.until', 'h.ended_at'])
    .where('p.visit_id', '=', visitId)
    .orderBy('p.piece_id')
    .execute()
}

/** Ends the hold on a piece of a visit, unless an open quote promises the same hold. */
export async function releaseVisitHold(
  tx: Tx,
  { hold_id: hold, piece_id: pieceId }: Pick<Part, 'hold_id' | 'piece_id'>,
  now: number,
): Promise<void> {
  if (!(await promisedUntil(tx, hold, now))) return void (await endHold(tx, { pieceId, how: 'released', now: new Date(now) }))
  // changes the reason to `quote`: when a quote ends, only holds whose reason is a quote or an offer are released
  await tx.updateTable('piece_hold').set({ reason: 'quote' }).where('id', '=', hold).where('reason', '=', 'visit').execute()
}

/** Returns the latest end of the open quotes that promise a hold; null if there are none. */
async function promisedUntil(tx: Tx, hold: string | null, now: number): Promise<Date | null> {
  const { until } = await tx
    .selectFrom('quote_line')
    .innerJoin('quote', 'quote.id', 'quote_line.quote_id')
    .innerJoin('piece_hold', 'piece_hold.id', 'quote_line.hold_id')
    .select((eb) => eb.fn.max('quote.expires_at').as('until'))
    .where('quote_line.hold_id', '=', hold)
    .where('quote.state', '=', 'open')
    .where('quote.expires_at', '>', new Date(now))
    // a quote that holds its pieces has extended the hold at least to its own end; leaves out quotes that end after the hold
    .whereRef('quote.expires_at', '<=', 'piece_hold.until')
    .executeTakeFirstOrThrow()
  return until
}

async function release(tx: Tx, part: Part, now: number): Promise<void> {
  const { id } = part
  await releaseVisitHold(tx, part, now)
  await tx.updateTable('visit_piece').set({ hold_id: null }).where('id', '=', id).execute()
}

async function moveEnd(tx: Tx, { hold_id: hold }: Part, until: number, ctx: HoldContext): Promise<void> {
  if (hold === null) return
  const promised = await promisedUntil(tx, hold, ctx.now())
  await moveHoldEnd(tx, ctx, { id: hold, until: new Date(Math.max(until, promised?.getTime() ?? 0)) })
}

type Holding = { visit: LockedVisit; part: Part; piece: LockedPiece; until: number; settling: Settling }

async function holdFor(tx: Tx, { visit, part, piece, until, settling }: Holding): Promise<boolean> {
  const { ctx, staffId } = settling
  const open = await findOpenHold(tx, piece.id)
  if (open && isHeldFor(open.contact, { phone: visit.phone, email: null })) {
    if (open.until.getTime() < until) await moveHoldEnd(tx, ctx, { id: open.id, until: new Date(until) })
    return true
  }
  if (open || !isFree(piece)) {
    if (!settling.isStrict)
      await tx
        .updateTable('visit_piece')
        .set({ missed_at: new Date(ctx.now()) })
        .where('id', '=', part.id)
        .execute()
    return false
  }
  const contact = { name: visit.name || '—', contact: visit.phone, reason: 'visit' } as const
  const hold = await openHold(tx, piece, { ...contact, until: new Date(until), staffId, ctx })
  await tx.updateTable('visit_piece').set({ hold_id: hold }).where('id', '=', part.id).execute()
  return true
}
