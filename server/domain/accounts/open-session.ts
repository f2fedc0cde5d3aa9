import { randomBytes, randomUUID } from 'node:crypto'
import type { TokenPair } from '#contract/auth.ts'
import type { Tx } from '#server/db/database.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** A session that the transaction is writing; `pairOf` makes its tokens once it is committed. */
export type NewSession = { customerId: string; sessionId: string; refresh: string }

/** Begins a session of a customer: one device, one sign-in. Its first refresh token is random; only its hash is stored (SEC-A4). */
export async function openSession(tx: Tx, { digest, now }: Pick<ShopContext, 'digest' | 'now'>, customerId: string): Promise<NewSession> {
  const sessionId = randomUUID()
  const refresh = `${sessionId}.${randomBytes(32).toString('base64url')}`
  const at = new Date(now())
  await tx
    .insertInto('session')
    .values({ id: sessionId, customer_id: customerId, created_at: at, refreshed_at: at, next_hash: digest('refresh', refresh) })
    .execute()
  return { customerId, sessionId, refresh }
}

export async function pairOf({ tokens }: ShopContext, { refresh, ...customer }: NewSession): Promise<TokenPair> {
  return { access: await tokens.issue(customer), refresh }
}
