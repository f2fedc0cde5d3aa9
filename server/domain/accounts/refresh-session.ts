import type { TokenPair } from '#contract/auth.ts'
import { dayMs } from '#contract/rules/durations.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { endSignIn } from '#server/domain/accounts/end-sign-in.ts'
import { isSameDigest } from '#server/domain/accounts/keyed-digest.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** How long a session lives without a refresh (`sessionIdleMs`), and in total (`sessionMostMs`). */
export const sessionIdleMs = 30 * dayMs
export const sessionMostMs = 180 * dayMs

/**
 * Returns the next token pair for a refresh token. The child token is derived from its parent with the shop's secret, so a client that
 * sends the parent again (a race, a lost response) gets the same child. If a client sends the parent after its child has been used, the
 * parent was stolen or copied: the session ends, also on the shop's other site. Throws `unauthenticated`; its body has `signed_out` if the
 * person signed out on purpose, for example on the other site.
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

/** Returns the session id of a refresh token, or null if the token is malformed. */
export function parseSessionId(refresh: string): string | null {
  return /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(refresh)?.[1] ?? null
}

const sessionEndedError = (body?: Record<string, unknown>) =>
  new CodedError('unauthenticated', { reason: 'session-ended', ...(body ? { body } : {}) })
