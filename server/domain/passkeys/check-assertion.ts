import type { PasskeyAssertion } from '#contract/staff/passkeys.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import { type ChallengeUse, consumeChallenge } from '#server/domain/passkeys/passkey-challenges.ts'
import type { RelyingParty } from '#server/domain/passkeys/relying-party.ts'
import { readStoredPublicKey } from '#server/domain/passkeys/stored-public-key.ts'
import { readChallenge, verifyUse } from '#server/domain/passkeys/verify-response.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** A response to a passkey challenge, and the challenge, which is already consumed. */
export type ConsumedAssertion = { assertion: PasskeyAssertion; challenge: string }

/** Consumes the challenge of a response. Throws `invalid`. */
export async function consumeAssertionChallenge(
  ctx: Pick<ShopContext, 'db' | 'digest' | 'now'>,
  assertion: PasskeyAssertion,
  use: ChallengeUse,
): Promise<ConsumedAssertion> {
  const challenge = await readChallenge(assertion.response.clientDataJSON)
  if (!challenge) throw passkeyFailedError()
  await consumeChallenge(ctx, use, challenge)
  return { assertion, challenge }
}

/**
 * Returns the id of the person whose passkey signed the response, and records the use of the passkey. Returns null if the passkey is
 * unknown, its owner is blocked, or the response is invalid.
 */
export async function checkAssertion(
  tx: Tx,
  { now }: Pick<ShopContext, 'now'>,
  party: RelyingParty,
  { assertion, challenge }: ConsumedAssertion,
): Promise<string | null> {
  const passkey = await tx
    .selectFrom('staff_passkey')
    .innerJoin('staff', 'staff.id', 'staff_id')
    .select(['staff_passkey.id', 'staff_id', 'public_key', 'sign_count'])
    .where('credential_id', '=', assertion.id)
    .where('blocked_at', 'is', null)
    // serializes uses of the passkey, and waits for a transaction that is blocking its owner
    .forUpdate('staff_passkey')
    .forShare('staff')
    .executeTakeFirst()
  if (!passkey) return null
  const { userHandle: claimed } = assertion.response
  if (claimed && claimed !== userHandle(passkey.staff_id)) return null
  const publicKey = await readStoredPublicKey(passkey.public_key)
  const signCount = await verifyUse(party, assertion, challenge, { id: assertion.id, publicKey, counter: passkey.sign_count })
  if (signCount === null) return null
  await tx
    .updateTable('staff_passkey')
    .set({ sign_count: signCount, used_at: new Date(now()) })
    .where('id', '=', passkey.id)
    .execute()
  return passkey.staff_id
}

/** Returns the user handle for an authenticator: the person's id, without name or email. */
export const userHandle = (staffId: string): string => Buffer.from(staffId.replaceAll('-', ''), 'hex').toString('base64url')

export const passkeyFailedError = () => new CodedError('invalid', { reason: 'passkey-failed' })
