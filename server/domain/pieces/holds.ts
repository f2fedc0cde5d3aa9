import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { hourMs, dayMs } from '#contract/rules/durations.ts'
import type { HoldEnd, HoldReason } from '#contract/rules/staff/piece-enums.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import { type LockedPiece, refusal, runOnPiece } from '#server/domain/pieces/piece-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Asked = { id: number; name: string; contact: string; reason: HoldReason; until: Date }

/**
 * Holds a piece for a person until a time. Until then, the shop shows the piece as reserved, and nobody can order it. A trigger on the
 * inserted row reserves the piece under the lock that orders take, so that a hold and a concurrent order cannot both get the last unit.
 */
export function makeHold(ctx: ShopContext, staff: StaffActor, { id, name, contact, reason, until }: Asked): Promise<string> {
  return runOnPiece(ctx, staff, { name: 'hold.make', id }, async (tx, piece) => {
    await openHold(tx, piece, { ctx, name, contact, reason, until, staffId: staff.staffId })
  })
}

export type HoldContext = Pick<ShopContext, 'now' | 'ownerSettings'>
type NewHold = Omit<Asked, 'id'> & { ctx: HoldContext; staffId: string | null }

/** Holds a locked piece within an action. Returns the id of the hold. */
export async function openHold(tx: Tx, piece: LockedPiece, { ctx, staffId, ...asked }: NewHold): Promise<string> {
  assertUntil(asked.until, ctx)
  if (await findOpenHold(tx, piece.id)) throw refusal('piece-on-hold')
  if (!isFree(piece)) throw refusal('piece-not-free')
  const hold = { id: randomUUID(), piece_id: piece.id, ...asked, starts_at: new Date(ctx.now()), staff_id: staffId }
  await tx.insertInto('piece_hold').values(hold).execute()
  await enqueueEnd(tx, hold.id, asked.until, ctx)
  return hold.id
}

/** Whether a locked piece is published and available, and has at least one unit that is not held. */
export const isFree = ({ status, published_at, held, stock }: LockedPiece): boolean =>
  status === 'available' && published_at !== null && held < stock

/** Changes the end of an open hold on a locked piece, within an action. */
export async function moveHoldEnd(tx: Tx, ctx: HoldContext, { id, until }: { id: string; until: Date }): Promise<void> {
  assertUntil(until, ctx)
  await tx.updateTable('piece_hold').set({ until }).where('id', '=', id).where('ended_at', 'is', null).execute()
  await enqueueEnd(tx, id, until, ctx)
}

/** Changes the end of a hold. */
export async function extendHold(
  ctx: ShopContext,
  staff: StaffActor,
  id: string,
  until: Date,
): Promise<{ pieceId: number; actionId: string }> {
  const pieceId = await readPieceOfHold(ctx.db, id)
  const actionId = await runOnPiece(ctx, staff, { name: 'hold.extend', id: pieceId }, async (tx) => {
    assertUntil(until, ctx)
    const extendedHold = await tx
      .updateTable('piece_hold')
      .set({ until })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!extendedHold) throw refusal('hold-ended')
    await enqueueEnd(tx, id, until, ctx)
  })
  return { pieceId, actionId }
}

/** Ends a hold early and makes the piece available again. */
export async function releaseHold(ctx: ShopContext, staff: StaffActor, id: string): Promise<{ pieceId: number; actionId: string }> {
  const pieceId = await readPieceOfHold(ctx.db, id)
  const actionId = await runOnPiece(ctx, staff, { name: 'hold.release', id: pieceId }, async (tx) => {
    const open = await findOpenHold(tx, pieceId)
    if (open?.id !== id) throw refusal('hold-ended')
    await endHold(tx, { pieceId, how: 'released', now: new Date(ctx.now()) })
  })
  return { pieceId, actionId }
}

/** Ends the open hold on a locked piece; a trigger releases the piece. Returns false if there is no open hold. */
export async function endHold(tx: Tx, { pieceId, how, now }: { pieceId: number; how: HoldEnd; now: Date }): Promise<boolean> {
  const ended = await tx
    .updateTable('piece_hold')
    .set({ ended_at: now, ended_how: how })
    .where('piece_id', '=', pieceId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/**
 * Reopens ended holds on locked pieces, within an action. A trigger reserves the pieces again. Skips a hold whose end has passed, whose
 * quote is no longer open, or whose piece is not free.
 */
export async function reopenHolds(tx: Tx, ctx: HoldContext, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string; until: Date }>`
    update piece_hold h set ended_at = null, ended_how = null from piece p
    where h.id = any(${[...ids]}::uuid[]) and h.until > ${new Date(ctx.now())} and p.id = h.piece_id
      and p.status = 'available' and p.published_at is not null and p.held < p.stock
      and not exists (select from piece_hold o where o.piece_id = p.id and o.ended_at is null)
      and not exists (select from quote_line l join quote q on q.id = l.quote_id where l.hold_id = h.id and q.state <> 'open')
    returning h.id, h.until`.execute(tx)
  for (const { id, until } of rows) await enqueueEnd(tx, id, until, ctx)
}

async function readPieceOfHold(db: Db, id: string): Promise<number> {
  const hold = await db.selectFrom('piece_hold').select('piece_id').where('id', '=', id).executeTakeFirst()
  if (!hold) throw new CodedError('not-found')
  return hold.piece_id
}

/** Returns the open hold on a piece; undefined if there is none. */
export async function findOpenHold(tx: Tx, pieceId: number) {
  return tx
    .selectFrom('piece_hold')
    .select(['id', 'until', 'contact'])
    .where('piece_id', '=', pieceId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}

function assertUntil(until: Date, { now, ownerSettings }: HoldContext): void {
  const ms = until.getTime() - now()
  const { hold_max_days: days } = ownerSettings()
  if (ms <= 0 || ms > days * dayMs) throw new CodedError('invalid', { fields: { until: 'hold-until' }, values: { days } })
}

async function enqueueEnd(tx: Tx, hold: string, until: Date, { now, ownerSettings }: HoldContext): Promise<void> {
  const key = `${hold} ${until.toISOString()}`
  await enqueue(tx, 'expire-hold', { hold }, { runAt: until, key })
  const noticeAt = new Date(until.getTime() - ownerSettings().hold_notice_hours * hourMs)
  if (noticeAt.getTime() > now()) await enqueue(tx, 'hold-notice', { hold, until: until.toISOString() }, { runAt: noticeAt, key })
}
