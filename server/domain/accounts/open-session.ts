import { randomBytes, randomUUID } from 'node:crypto'
import type { TokenPair } from '#contract/auth.ts'
import type { Tx } from '#server/db/database.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** A newly opened session. After the transaction commits, `issueTokenPair` creates its tokens. */
export type NewSession = { customerId: string; sessionId: string; refresh: string }

type SessionOrigin = {
  signInId?: string
  isProvedByCode?: boolean
  /** When the sign-in began (default: now). The maximum age of its sessions counts from this time. */
  signedInAt?: Date
}

/** Opens a session for one device of a customer. The first refresh token is random, and only its hash is stored. */
export async function openSession(
  tx: Tx,
  { digest, now }: Pick<ShopContext, 'digest' | 'now'>,
  customerId: string,
  { signInId, isProvedByCode = false, signedInAt }: SessionOrigin = {},
): Promise<NewSession> {
  const sessionId = randomUUID()
  const refresh = `${sessionId}.${randomBytes(32).toString('base64url')}`
  const at = new Date(now())
  await tx
    .insertInto('session')
    .values({
      id: sessionId,
      customer_id: customerId,
      created_at: signedInAt ?? at,
      refreshed_at: at,
      next_hash: digest('refresh', refresh),
      sign_in_id: signInId ?? null,
      code_proved_at: isProvedByCode ? at : null,
    })
    .execute()
  return { customerId, sessionId, refresh }
}

export async function issueTokenPair({ tokens }: ShopContext, { refresh, ...customer }: NewSession): Promise<TokenPair> {
  return { access: await tokens.issue(customer), refresh }
}
