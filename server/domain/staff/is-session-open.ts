import type { ShopContext } from '#server/domain/shop-context.ts'
import { openSessionsSince } from '#server/domain/staff/staff-sessions.ts'

type Opened = { sessionId: string; roles: readonly string[] }

/**
 * Whether a session is open and its person still has the given roles. Does not extend the session. Event streams call this repeatedly,
 * because a session may end while its stream stays open.
 */
export async function isSessionOpen(
  ctx: Pick<ShopContext, 'db' | 'now' | 'ownerSettings'>,
  { sessionId, roles }: Opened,
): Promise<boolean> {
  const { createdAfter, seenAfter } = openSessionsSince(ctx)
  const found = await ctx.db
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
    .select('roles')
    .where('staff_session.id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('blocked_at', 'is', null)
    .where('staff_session.created_at', '>', createdAfter)
    .where('seen_at', '>', seenAfter)
    .executeTakeFirst()
  return found !== undefined && found.roles.toSorted().join() === roles.toSorted().join()
}
