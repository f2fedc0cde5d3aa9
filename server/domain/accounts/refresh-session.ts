import type { TokenPair } from '#contract/auth.ts'
import { dayMs } from '#contract/rules/durations.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { endSignIn } from '#server/domain/accounts/end-sign-in.ts'
import { isSameDigest } from '#server/domain/accounts/keyed-digest.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Maximum lifetime of a session: without a refresh (`sessionIdleMs`), and in total (`sessionMostMs`). */
export const sessionIdleMs = 30 * dayMs
export const sessionMostMs = 180 * dayMs

/**
 * Exchanges a refresh token for a new token pair. The new refresh token is derived from the old one, so a client that repeats the request
 * (race, lost response) gets the same token. If a token comes back after its successor was used, it was stolen or copied: the session ends
 * on both sites. Throws `unauthenticated`; the body has `signed_out` if the person signed out on purpose, for example on the other site.
 */
export async function refreshSession(ctx: ShopContext, refresh: string): Promise<TokenPair> {
  const { db, digest, now, tokens } = ctx
  const sessionId = parseSessionId(refresh)
  if (!sessionId) throw sessionEndedError()
  const hash = digest('refresh', refresh)
  const child = `${sessionId}.${digest('refresh-child', refresh)}`
  const at = now()
  const advanced = await db
    .updateTable('session')
    .set({ last_hash: hash, next_hash: digest('refresh', child), refreshed_at: new Date(at) })
    .where('id', '=', sessionId)
    .where('next_hash', '=', hash)
    .where('ended_at', 'is', null)
    .where('refreshed_at', '>', new Date(at - sessionIdleMs))
    .where('created_at', '>', new Date(at - sessionMostMs))
    .returning('customer_id')
    .executeTakeFirst()
  const customerId = advanced?.customer_id ?? (await resolveUsedToken(ctx, sessionId, hash))
  return { access: await tokens.issue({ customerId, sessionId }), refresh: child }
}

async function resolveUsedToken({ db, now, log }: ShopContext, sessionId: string, hash: string): Promise<string> {
  const session = await db
    .selectFrom('session')
    .select(['customer_id', 'last_hash', 'next_hash', 'refreshed_at', 'created_at', 'ended_at', 'is_signed_out'])
    .where('id', '=', sessionId)
    .executeTakeFirst()
  if (!session || session.ended_at) throw sessionEndedError(session?.is_signed_out ? { signed_out: true } : undefined)
  const at = now()
  const isOld = session.refreshed_at.getTime() <= at - sessionIdleMs || session.created_at.getTime() <= at - sessionMostMs
  if (!isOld && session.last_hash && isSameDigest(session.last_hash, hash)) return session.customer_id
  await endSignIn(db, sessionId, { now: at, isSignedOut: false })
  if (!isOld)
    log.warn(
      { audit: 'refresh-token-reused', sessionId, customerId: session.customer_id },
      'a refresh token came twice: its session is ended',
    )
  throw sessionEndedError()
}

/** Returns the session id in a refresh token, or null if the token is malformed. */
export function parseSessionId(refresh: string): string | null {
  return /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(refresh)?.[1] ?? null
}

const sessionEndedError = (body?: Record<string, unknown>) =>
  new CodedError('unauthenticated', { reason: 'session-ended', ...(body ? { body } : {}) })
