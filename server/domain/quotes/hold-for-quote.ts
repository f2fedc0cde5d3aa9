import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { visitHold } from '#contract/rules/visit-holds.ts'
import type { MakeQuote } from '#contract/staff/quotes.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import { isHeldFor } from '#server/domain/pieces/hold-contact.ts'
import { endHold, type HoldContext, isFree, moveHoldEnd, openHold } from '#server/domain/pieces/holds.ts'
import { lockPieces, refusal } from '#server/domain/pieces/piece-action.ts'
import { findOpenMatches } from '#server/domain/pieces/publish-piece.ts'

export type QuotedPerson = { name: string; phone: string; email: string; language: Language }
type Quoted = Pick<MakeQuote, 'lines' | 'expires_at' | 'is_held'> & { person: QuotedPerson; reason: 'quote' | 'offer' }
type By = { ctx: HoldContext; staffId: string; mayGoBelowFloor: boolean }

/**
 * Locks the pieces of a new quote. With `is_held`, also holds them for the person until the end of the quote, or extends the person's
 * existing holds. Returns the ids of the person's holds by piece. Throws for unavailable pieces, for pieces that a register lists as
 * stolen, and for a price below the floor without permission.
 */
export async function holdForQuote(
  tx: Tx,
  { lines, expires_at: until, is_held: isHeld, person, reason }: Quoted,
  by: By,
): Promise<Map<number, string>> {
  const ids = lines.map(({ piece_id: id }) => id)
  const pieces = await lockPieces(tx, ids)
  const openHolds = await readOpenHolds(tx, ids)
  const own = new Map([...openHolds].filter(([, { contact }]) => isHeldFor(contact, person)))
  const unavailableIds = ids.filter((id) => {
    const piece = pieces.get(id)
    return !piece || (!isFree(piece) && !own.has(id))
  })
  if (unavailableIds.length)
    throw new CodedError('conflict', { reason: 'pieces-taken', values: { pieces: await namesOf(tx, unavailableIds) } })
  if ((await findOpenMatches(tx, ids)).size) throw refusal('piece-register-match')
  if (!by.mayGoBelowFloor) await assertFloors(tx, lines)
  const holds = new Map([...own].map(([id, hold]) => [id, hold.id]))
  if (!isHeld) return holds
  for (const id of ids.toSorted((one, other) => one - other)) {
    const piece = pieces.get(id)
    const known = own.get(id)
    if (known && known.until < until) await moveHoldEnd(tx, by.ctx, { id: known.id, until })
    if (known || !piece) continue
    const contact = [person.phone, person.email].filter(Boolean).join(', ')
    const hold = { name: person.name || '—', contact, reason, until, staffId: by.staffId, ctx: by.ctx } as const
    holds.set(id, await openHold(tx, piece, hold))
  }
  return holds
}

/**
 * Releases the holds of a quote that ends, except holds that were placed by hand and holds for another open quote. If a confirmed visit
 * needs the pieces now, queues a job that holds them for the visit right after the commit.
 */
export async function releaseQuoted(tx: Tx, quoteId: string, now: Date): Promise<void> {
  const quoted = await tx.selectFrom('quote_line').select('piece_id').where('quote_id', '=', quoteId).execute()
  await lockPieces(
    tx,
    quoted.flatMap(({ piece_id: id }) => id ?? []),
  )
  const { rows } = await sql<{ pieceId: number }>`
    select h.piece_id as "pieceId" from quote_line l join piece_hold h on h.id = l.hold_id
    where l.quote_id = ${quoteId} and h.ended_at is null and h.reason in ('quote', 'offer') and not exists (
      select from quote_line other join quote q on q.id = other.quote_id
      where other.hold_id = h.id and other.quote_id <> l.quote_id and q.state = 'open' and q.expires_at > ${now}
    )`.execute(tx)
  for (const { pieceId } of rows) await endHold(tx, { pieceId, how: 'released', now })
  const visits = await readVisitsSoon(
    tx,
    rows.map(({ pieceId }) => pieceId),
    now,
  )
  for (const { id, startsAt } of visits) {
    const payload = { visit: id, starts_at: startsAt.toISOString() }
    await enqueue(tx, 'hold-visit-pieces', payload, { key: `${id} after quote ${quoteId}` })
  }
}

/** Reads the confirmed visits that should hold one of these pieces now, but have no hold of their own. */
async function readVisitsSoon(tx: Tx, pieceIds: readonly number[], now: Date) {
  const { rows } = await sql<{ id: number; startsAt: Date }>`
    select distinct v.id, v.starts_at as "startsAt" from visit_piece p join visit v on v.id = p.visit_id
    where p.piece_id = any(${pieceIds}) and p.hold_id is null and p.missed_at is null and v.confirmed_at is not null and v.cancelled_at is null
    order by v.id`.execute(tx)
  return rows.filter(({ startsAt }) => {
    const { from, until } = visitHold(startsAt.getTime())
    return from <= now.getTime() && now.getTime() < until
  })
}

async function readOpenHolds(tx: Tx, ids: readonly number[]) {
  const holds = await tx
    .selectFrom('piece_hold')
    .select(['id', 'piece_id', 'contact', 'until'])
    .where('piece_id', 'in', [...ids])
    .where('ended_at', 'is', null)
    .execute()
  return new Map(holds.map((hold) => [hold.piece_id, hold]))
}

async function assertFloors(tx: Tx, lines: MakeQuote['lines']): Promise<void> {
  const ids = lines.map(({ piece_id: id }) => id)
  const floors = await tx.selectFrom('piece_private').select(['piece_id', 'floor_cents']).where('piece_id', 'in', ids).execute()
  const below = lines.filter(({ piece_id: id, price_usd: cents }) => cents < (floors.find((row) => row.piece_id === id)?.floor_cents ?? 0))
  if (!below.length) return
  const pieces = await namesOf(
    tx,
    below.map(({ piece_id: id }) => id),
  )
  throw new CodedError('invalid', { reason: 'price-below-floor', fields: { lines: 'price-below-floor' }, values: { piece: pieces } })
}

async function namesOf(tx: Tx, ids: readonly number[]): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select concat_ws(' ', b.name, p.model_name) as name from piece p join brand b on b.id = p.brand_id
    where p.id = any(${[...ids]}::int[]) order by p.id`.execute(tx)
  return rows.map(({ name }) => name).join(', ')
}
