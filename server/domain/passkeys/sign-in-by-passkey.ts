import { randomUUID } from 'node:crypto'
import type { PasskeyAssertion, PasskeyRequest } from '#contract/staff/passkeys.ts'
import { transaction } from '#server/db/transaction.ts'
import { checkAssertion, consumeAssertionChallenge, passkeyFailedError } from '#server/domain/passkeys/check-assertion.ts'
import { createChallenge } from '#server/domain/passkeys/passkey-challenges.ts'
import { createRequest } from '#server/domain/passkeys/passkey-request.ts'
import type { RelyingParty } from '#server/domain/passkeys/relying-party.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { countStaffAttempt } from '#server/domain/staff/check-staff-password.ts'
import { openFullSession } from '#server/domain/staff/complete-sign-in.ts'
import { countSignInRefusal, unknownAccount } from '#server/domain/staff/count-refusals.ts'
import { openStaffSession, type StaffClient } from '#server/domain/staff/staff-sessions.ts'

/** The browser that signs in. `token`: the value of its cookie. */
export type PasskeyVisitor = { client: StaffClient; token: string; requestId: string }

/** Returns the browser options for signing in with any passkey of this site, without a user name. */
export function beginPasskeySignIn(ctx: ShopContext, party: RelyingParty, token: string): Promise<PasskeyRequest> {
  return createRequest(party, createChallenge(ctx, signInUse(ctx, token)), [])
}

/** Signs a person in by passkey, without a password or second factor. Returns the session with its token. Throws `invalid`, `too-many`. */
export async function signInByPasskey(
  ctx: ShopContext,
  party: RelyingParty,
  { client, token, requestId }: PasskeyVisitor,
  assertion: PasskeyAssertion,
): Promise<{ sessionId: string; token: string }> {
  const refund = await countStaffAttempt(ctx, 'passkey', client.ip)
  const consumed = await consumeAssertionChallenge(ctx, assertion, signInUse(ctx, token))
  const sessionId = randomUUID()
  const opened = await transaction(ctx.db, async (tx) => {
    // require a user handle, because only a discoverable credential contains one
    const staffId = assertion.response.userHandle ? await checkAssertion(tx, ctx, party, consumed) : null
    if (!staffId) return null
    await openStaffSession(tx, ctx, { staffId, sessionId }, client)
    const holder = { kind: 'staff', staffId, sessionId, requestId } as const
    return openFullSession(tx, ctx, holder, { factor: 'passkey', origin: party.origin })
  })
  if (!opened) {
    await countSignInRefusal(ctx.db, ctx.now(), unknownAccount)
    throw passkeyFailedError()
  }
  await refund()
  return { sessionId, token: opened }
}

const signInUse = ({ digest }: ShopContext, token: string) => ({ purpose: 'sign-in', boundTo: digest('staff-session', token) }) as const
