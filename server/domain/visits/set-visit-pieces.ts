import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { endHold } from '#server/domain/pieces/holds.ts'
import { lockPieces } from '#server/domain/pieces/piece-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { askVisitMoves } from '#server/domain/visits/ask-visit-moves.ts'
import { visitAction } from '#server/domain/visits/confirm-visit.ts'
import { assertAhead, changeVisit, lockVisit } from '#server/domain/visits/lock-visit.ts'
import { settleVisitHolds } from '#server/domain/visits/settle-holds.ts'

/** Says which pieces a visit is about. Those that leave are free again; those that come are held where it is their time. */
export async function setVisitPieces(
  ctx: ShopContext,
  actor: StaffActor,
  { id, version, pieces }: { id: number; version: number; pieces: readonly number[] },
): Promise<{ actionId: string }> {
  const now = ctx.now()
  const wanted = new Set(pieces)
  const { actionId } = await runAction(ctx, actor, visitAction('visit.pieces', id), async (tx) => {
    const visit = await lockVisit(tx, id, version)
    assertAhead(visit, now)
    const parts = await tx.selectFrom('visit_piece').selectAll().where('visit_id', '=', id).execute()
    const had = new Set(parts.map(({ piece_id: pieceId }) => pieceId))
    const known = await lockPieces(tx, [...new Set([...had, ...wanted])])
    if ([...wanted].some((pieceId) => !known.has(pieceId))) throw new CodedError('not-found')
    for (const { id: partId, piece_id: pieceId, hold_id: hold } of parts) {
      if (wanted.has(pieceId)) continue
      const open = hold
        ? await tx.selectFrom('piece_hold').select('id').where('id', '=', hold).where('ended_at', 'is', null).executeTakeFirst()
        : undefined
      if (open) await endHold(tx, { pieceId, how: 'released', now: new Date(now) })
      await tx.deleteFrom('visit_piece').where('id', '=', partId).execute()
    }
    const added = [...wanted].filter((pieceId) => !had.has(pieceId))
    if (added.length)
      await tx
        .insertInto('visit_piece')
        .values(added.map((piece_id) => ({ visit_id: id, piece_id })))
        .execute()
    const changed = await changeVisit(tx, visit, {})
    await settleVisitHolds(tx, changed, { ctx, staffId: actor.staffId, isStrict: added.length > 0 })
    if (changed.confirmed_at) await askVisitMoves(tx, changed, { ctx, staffId: actor.staffId })
  })
  return { actionId }
}
