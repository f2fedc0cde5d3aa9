import type { StaffActor } from '#server/context/staff-actor.ts'
import { type Actor, runAction } from '#server/domain/audit/run-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { assertAhead, changeVisit, lockVisit } from '#server/domain/visits/lock-visit.ts'
import { type NoticeChoice, queueVisitNotification } from '#server/domain/visits/queue-visit-notification.ts'
import { requestVisitMoves } from '#server/domain/visits/request-visit-moves.ts'
import { settleVisitHolds } from '#server/domain/visits/settle-holds.ts'

/**
 * Confirms a visit: holds its pieces, at once or from a day before the visit, and requests transfers of pieces from another office. If
 * pieces that should be held now are unavailable, changes nothing and throws `conflict` with their names.
 */
export async function confirmVisit(
  ctx: ShopContext,
  actor: StaffActor,
  { id, version, ...notice }: NoticeChoice & { id: number; version: number },
): Promise<{ actionId: string }> {
  const now = ctx.now()
  const { actionId } = await runAction(ctx, actor, visitAction('visit.confirm', id), async (tx) => {
    const visit = await lockVisit(tx, id, version)
    assertAhead(visit, now)
    if (visit.confirmed_at) return
    const confirmed = await changeVisit(tx, visit, { confirmed_at: new Date(now), notice_text: notice.email_text ?? null })
    await settleVisitHolds(tx, confirmed, { ctx, staffId: actor.staffId, isStrict: true })
    await requestVisitMoves(tx, confirmed, { ctx, staffId: actor.staffId })
    await queueVisitNotification(tx, confirmed, { notification: 'confirmed', now, email: notice.email })
  })
  return { actionId }
}

type VisitActionName = 'visit.add' | 'visit.cancel' | 'visit.confirm' | 'visit.move' | 'visit.pieces'

export const visitAction = (name: VisitActionName, id: number) => ({ name, subject: { kind: 'visit', id: String(id) } }) as const

/** Returns the id of the acting staff member; null for a visitor who acts by the link of a visit. */
export const staffIdOf = (actor: Actor): string | null => (actor.kind === 'staff' ? actor.staffId : null)
