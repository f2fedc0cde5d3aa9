import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { lockPieces } from '#server/domain/pieces/piece-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { visitAction } from '#server/domain/visits/confirm-visit.ts'
import { assertAhead, changeVisit, lockVisit } from '#server/domain/visits/lock-visit.ts'
import { requestVisitMoves } from '#server/domain/visits/request-visit-moves.ts'
import { releaseVisitHold, settleVisitHolds } from '#server/domain/visits/settle-holds.ts'

/**
 * Sets the pieces of a visit. Releases removed pieces. Holds added pieces if the visit begins within a day, and requests transfers if the
 * visit is confirmed.
 */
export async function setVisitPieces(
  ctx: ShopContext,
  actor: StaffActor,
  { id, version, pieces }: { id: number; version: number; pieces: readonly number[] },
): Promise<{ actionId: string }> {
  const now = ctx.now()
  const wantedIds = new Set(pieces)
  const { actionId } = await runAction(ctx, actor, visitAction('visit.pieces', id), async (tx) => {
    const visit = await lockVisit(tx, id, version)
    assertAhead(visit, now)
    const parts = await tx.selectFrom('visit_piece').selectAll().where('visit_id', '=', id).execute()
    const currentIds = new Set(parts.map(({ piece_id: pieceId }) => pieceId))
    const lockedPieces = await lockPieces(tx, [...new Set([...currentIds, ...wantedIds])])
    if ([...wantedIds].some((pieceId) => !lockedPieces.has(pieceId))) throw new CodedError('not-found')
    for (const { id: partId, piece_id: pieceId, hold_id: hold } of parts) {
      if (wantedIds.has(pieceId)) continue
      const openHold = hold
        ? await tx.selectFrom('piece_hold').select('id').where('id', '=', hold).where('ended_at', 'is', null).executeTakeFirst()
        : undefined
      if (openHold) await releaseVisitHold(tx, { hold_id: hold, piece_id: pieceId }, now)
      await tx.deleteFrom('visit_piece').where('id', '=', partId).execute()
    }
    const addedIds = [...wantedIds].filter((pieceId) => !currentIds.has(pieceId))
    if (addedIds.length)
      await tx
        .insertInto('visit_piece')
        .values(addedIds.map((piece_id) => ({ visit_id: id, piece_id })))
        .execute()
    const changedVisit = await changeVisit(tx, visit, {})
    await settleVisitHolds(tx, changedVisit, { ctx, staffId: actor.staffId, isStrict: addedIds.length > 0 })
    if (changedVisit.confirmed_at) await requestVisitMoves(tx, changedVisit, { ctx, staffId: actor.staffId })
  })
  return { actionId }
}
