import type { Visit } from '#contract/rules/visit-times.ts'
import { type Actor, runAction } from '#server/domain/audit/run-action.ts'
import { visitStart } from '#server/domain/enquiries/visit-start.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { staffIdOf, visitAction } from '#server/domain/visits/confirm-visit.ts'
import { findFreeSeat } from '#server/domain/visits/find-free-seat.ts'
import { assertAhead, changeVisit, lockVisit } from '#server/domain/visits/lock-visit.ts'
import { type NoticeChoice, queueVisitNotification } from '#server/domain/visits/queue-visit-notification.ts'
import { requestVisitMoves } from '#server/domain/visits/request-visit-moves.ts'
import { clearEndedHolds, settleVisitHolds } from '#server/domain/visits/settle-holds.ts'

type Move = Visit & NoticeChoice & { id: number; version?: number | undefined; notBefore?: string }

/**
 * Moves a visit and the holds on its pieces to another time or office. Throws `invalid` for a time that is taken and for a day before
 * `notBefore`. If a piece that should be held now is unavailable, throws `conflict` for a staff member, but moves the visit for a visitor
 * who uses its link.
 */
export async function moveVisit(
  ctx: ShopContext,
  actor: Actor,
  { id, version, notBefore, email, email_text: text, ...to }: Move,
): Promise<{ actionId: string }> {
  const now = ctx.now()
  const startsAt = visitStart(ctx, to, notBefore)
  const { actionId } = await runAction(ctx, actor, visitAction('visit.move', id), async (tx) => {
    const visit = await lockVisit(tx, id, version)
    assertAhead(visit, now)
    if (visit.office === to.city && visit.starts_at.getTime() === startsAt.getTime()) return
    const seat = await findFreeSeat(tx, { office: to.city, startsAt, visitId: id })
    const movedVisit = await changeVisit(tx, visit, { office: to.city, starts_at: startsAt, seat, notice_text: text ?? null })
    await clearEndedHolds(tx, id)
    const staffId = staffIdOf(actor)
    await settleVisitHolds(tx, movedVisit, { ctx, staffId, isStrict: actor.kind === 'staff' })
    if (movedVisit.confirmed_at) await requestVisitMoves(tx, movedVisit, { ctx, staffId })
    await queueVisitNotification(tx, movedVisit, { notification: 'moved', now, email })
  })
  return { actionId }
}
