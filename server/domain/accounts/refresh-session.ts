import type { TokenPair } from '#contract/auth.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { isSameDigest } from '#server/domain/accounts/keyed-digest.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

const dayMs = 24 * 3_600_000
/** How long a session lives without a refresh, and at all. */
export const sessionIdleMs = 30 * dayMs
export const sessionMostMs = 180 * dayMs

/**
 * The next pair for a refresh token (SEC-A4). The child is derived from its parent by the shop's secret: whoever comes again
 * with the parent, at once or after a lost answer, gets the same child. Once the child was used, the parent is a stolen or
 * a copied token: the session ends. Throws `unauthenticated`.
 */
export async function refreshSession(ctx: ShopContext, refresh: string): Promise<TokenPair> {
  const { db, digest, now, tokens } = ctx
  const sessionId = sessionIdOf(refresh)
  if (!sessionId) throw ended()
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
  const customerId = advanced?.customer_id ?? (await ownerOfUsed(ctx, sessionId, hash))
  return { access: await tokens.issue({ customerId, sessionId }), refresh: child }
}

/** Whose session it is, when the token was the last one used and its child was not; else the session is over. */
async function ownerOfUsed({ db, now, log }: ShopContext, sessionId: string, hash: string): Promise<string> {
  const session = await db
    .selectFrom('session')
    .select(['customer_id', 'last_hash', 'next_hash', 'refreshed_at', 'created_at'])
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!session) throw ended()
  const at = now()
  const isOld = session.refreshed_at.getTime() <= at - sessionIdleMs || session.created_at.getTime() <= at - sessionMostMs
  if (!isOld && session.last_hash && isSameDigest(session.last_hash, hash)) return session.customer_id
  await db
    .updateTable('session')
    .set({ ended_at: new Date(at) })
    .where('id', '=', sessionId)
    .execute()
  if (!isOld)
    log.warn(
      { audit: 'refresh-token-reused', sessionId, customerId: session.customer_id },
      'a refresh token came twice: its session is ended',
    )
  throw ended()
}

/** The session a refresh token speaks of; null when it has not the shape of one. */
export function sessionIdOf(refresh: string): string | null {
  return /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(refresh)?.[1] ?? null
}

const ended = () => new CodedError('unauthenticated', { reason: 'session-ended' })
