import { CodedError } from '#server/context/coded-error.ts'
import type { SessionHolder } from '#server/context/staff-actor.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { endStaffSessions, openSessionsSince } from '#server/domain/staff/staff-sessions.ts'

type SessionContext = Pick<ShopContext, 'db' | 'now' | 'ownerSettings'>

/** Ends the session of the request. */
export async function signOutStaff(ctx: SessionContext, holder: SessionHolder): Promise<void> {
  const action = { name: 'staff.sign-out', subject: { kind: 'staff', id: holder.staffId } } as const
  await runAction(ctx, holder, action, (tx) => endStaffSessions(tx, ctx.now(), { staffId: holder.staffId, only: holder.sessionId }))
}

/** Lists a person's open sessions, most recent first. */
export async function listOwnSessions(ctx: SessionContext, staffId: string) {
  const { createdAfter, seenAfter } = openSessionsSince(ctx)
  return ctx.db
    .selectFrom('staff_session')
    .select(['id', 'device', 'network', 'created_at', 'seen_at'])
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('factor', 'is not', null)
    .where('created_at', '>', createdAfter)
    .where('seen_at', '>', seenAfter)
    .orderBy('seen_at', 'desc')
    .execute()
}

/** Ends one of a person's own sessions. Throws `not-found`. */
export async function endOwnSession(ctx: SessionContext, holder: SessionHolder, sessionId: string): Promise<void> {
  const action = { name: 'staff.end-sessions', subject: { kind: 'staff', id: holder.staffId } } as const
  await runAction(ctx, holder, action, async (tx) => {
    const endedCount = await endStaffSessions(tx, ctx.now(), { staffId: holder.staffId, only: sessionId })
    if (!endedCount) throw new CodedError('not-found')
  })
}

/** Ends all of a person's own sessions except the session of the request. */
export async function endOtherOwnSessions(ctx: SessionContext, holder: SessionHolder): Promise<void> {
  const action = { name: 'staff.end-sessions', subject: { kind: 'staff', id: holder.staffId } } as const
  await runAction(ctx, holder, action, (tx) => endStaffSessions(tx, ctx.now(), { staffId: holder.staffId, except: holder.sessionId }))
}
