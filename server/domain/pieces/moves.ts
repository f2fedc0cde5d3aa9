import type { Selectable } from 'kysely'
import type { MoveReason } from '#contract/rules/staff/piece-enums.ts'
import type { ActionName } from '#contract/staff/actions.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tables, Tx } from '#server/db/database.ts'
import { type LockedPiece, refusal, runOnPiece } from '#server/domain/pieces/piece-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { requestNextVisitMove } from '#server/domain/visits/request-visit-moves.ts'

export type MoveDone = { pieceId: number; actionId: string }

/** Requests the transfer of a piece to another office. Throws if the piece already has an open transfer. */
export function requestMove(
  ctx: ShopContext,
  staff: StaffActor,
  asked: { id: number; to_city_id: number; reason: MoveReason },
): Promise<string> {
  return runOnPiece(ctx, staff, { name: 'move.ask', id: asked.id }, (tx, piece) =>
    openMove(tx, { staff, now: new Date(ctx.now()) }, piece, asked),
  )
}

/** Requests the transfer of a piece within a running action. */
export async function openMove(
  tx: Tx,
  { staff, now }: { staff: StaffActor; now: Date },
  piece: LockedPiece,
  { to_city_id, reason }: { to_city_id: number; reason: MoveReason },
): Promise<void> {
  if (piece.status === 'sold') throw refusal('piece-step-impossible', { values: { status: piece.status } })
  if (piece.city_id === to_city_id) throw new CodedError('invalid', { fields: { to_city_id: 'move-same-city' } })
  const city = await tx.selectFrom('city').select('id').where('id', '=', to_city_id).executeTakeFirst()
  if (!city) throw new CodedError('invalid', { fields: { to_city_id: 'fact-entry-unknown' } })
  const open = await tx
    .selectFrom('piece_move')
    .select('id')
    .where('piece_id', '=', piece.id)
    .where('state', 'in', ['asked', 'sent'])
    .executeTakeFirst()
  if (open) throw refusal('move-open')
  await tx
    .insertInto('piece_move')
    .values({ piece_id: piece.id, from_city_id: piece.city_id, to_city_id, reason, asked_by: staff.staffId, asked_at: now })
    .execute()
}

/** Marks a piece as in transit and clears its storage place. */
export function sendMove(
  ctx: ShopContext,
  staff: StaffActor,
  id: string,
  sent: { courier: string; tracking: string; insured_usd: number | null },
): Promise<MoveDone> {
  return runOnMove(ctx, staff, { name: 'move.send', id, from: ['asked'] }, async (tx, move) => {
    const { courier, tracking, insured_usd: insured_cents } = sent
    await tx
      .updateTable('piece_move')
      .set({ state: 'sent', courier, tracking, insured_cents, sent_at: new Date(ctx.now()) })
      .where('id', '=', id)
      .execute()
    await tx.updateTable('piece_private').set({ place_id: null }).where('piece_id', '=', move.piece_id).execute()
  })
}

/**
 * Marks a piece as arrived: the shop shows the piece in the new city. If a customer's next visit to see the piece is in another office,
 * requests the transfer to that office.
 */
export function receiveMove(ctx: ShopContext, staff: StaffActor, id: string): Promise<MoveDone> {
  return runOnMove(ctx, staff, { name: 'move.receive', id, from: ['sent'] }, async (tx, move) => {
    await tx
      .updateTable('piece_move')
      .set({ state: 'received', received_at: new Date(ctx.now()) })
      .where('id', '=', id)
      .execute()
    await tx.updateTable('piece').set({ city_id: move.to_city_id }).where('id', '=', move.piece_id).execute()
    await tx.updateTable('piece_private').set({ place_id: null }).where('piece_id', '=', move.piece_id).execute()
    await requestNextVisitMove(tx, move.piece_id, { ctx, staffId: staff.staffId })
  })
}

/** Cancels a transfer that was requested or sent. The piece stays in its present office. */
export function cancelMove(ctx: ShopContext, staff: StaffActor, id: string): Promise<MoveDone> {
  return runOnMove(ctx, staff, { name: 'move.cancel', id, from: ['asked', 'sent'] }, async (tx) => {
    await tx.updateTable('piece_move').set({ state: 'cancelled' }).where('id', '=', id).execute()
  })
}

type Move = Pick<Selectable<Tables['piece_move']>, 'piece_id' | 'to_city_id' | 'state' | 'deposit_cents' | 'deposit_state'>
type Step = { name: ActionName; id: string; from: readonly string[] }

/**
 * Runs an action on a transfer whose piece is locked for the duration of the action. Throws `conflict` if the state of the transfer is not
 * in `from`.
 */
export async function runOnMove(
  ctx: ShopContext,
  staff: StaffActor,
  { name, id, from }: Step,
  body: (tx: Tx, move: Move) => Promise<void>,
): Promise<MoveDone> {
  const known = await ctx.db.selectFrom('piece_move').select('piece_id').where('id', '=', id).executeTakeFirst()
  if (!known) throw new CodedError('not-found')
  const actionId = await runOnPiece(ctx, staff, { name, id: known.piece_id }, async (tx) => {
    const move = await tx
      .selectFrom('piece_move')
      .select(['piece_id', 'to_city_id', 'state', 'deposit_cents', 'deposit_state'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (!from.includes(move.state)) throw refusal('move-state')
    await body(tx, move)
  })
  return { pieceId: known.piece_id, actionId }
}
