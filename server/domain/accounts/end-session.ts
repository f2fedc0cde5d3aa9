import { endSignIn } from '#server/domain/accounts/end-sign-in.ts'
import { parseSessionId } from '#server/domain/accounts/refresh-session.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Ends the sign-in of a refresh token, on both sites of the shop. Access tokens stop working immediately. Ignores an unknown token. */
export async function endSession({ db, digest, now }: ShopContext, refresh: string): Promise<void> {
  const sessionId = parseSessionId(refresh)
  if (!sessionId) return
  const hash = digest('refresh', refresh)
  const session = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where((row) => row.or([row('last_hash', '=', hash), row('next_hash', '=', hash)]))
    .executeTakeFirst()
  if (session) await endSignIn(db, session.id, { now: now(), isSignedOut: true })
}
