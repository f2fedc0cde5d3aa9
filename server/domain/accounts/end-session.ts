import { sessionIdOf } from '#server/domain/accounts/refresh-session.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Ends the session of a refresh token, at once for its access tokens too (AUTH-14). A token of no session ends nothing. */
export async function endSession({ db, digest, now }: ShopContext, refresh: string): Promise<void> {
  const sessionId = sessionIdOf(refresh)
  if (!sessionId) return
  const hash = digest('refresh', refresh)
  await db
    .updateTable('session')
    .set({ ended_at: new Date(now()) })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where((row) => row.or([row('last_hash', '=', hash), row('next_hash', '=', hash)]))
    .execute()
}
