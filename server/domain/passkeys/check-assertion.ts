import type { PasskeyAssertion } from '#contract/staff/passkeys.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import { readAuthenticatorData, readChallenge, sha256 } from '#server/domain/passkeys/authenticator-response.ts'
import { type ChallengeUse, consumeChallenge } from '#server/domain/passkeys/passkey-challenges.ts'
import { isSignedBy } from '#server/domain/passkeys/public-key.ts'
import type { RelyingParty } from '#server/domain/passkeys/relying-party.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Consumes the challenge of an assertion. Throws `invalid`. */
export async function consumeAssertionChallenge(
  ctx: Pick<ShopContext, 'db' | 'digest' | 'now'>,
  party: RelyingParty,
  assertion: PasskeyAssertion,
  use: ChallengeUse,
): Promise<void> {
  const challenge = readChallenge(assertion.client_data, 'webauthn.get', party)
  if (!challenge) throw passkeyFailedError()
  await consumeChallenge(ctx, use, challenge)
}

/**
 * Returns the id of the person whose passkey signed, and records the use. Null if the passkey is unknown or its person is blocked, the
 * signature, the user handle or the domain is wrong, the person was not verified, or the signature counter did not increase.
 */
export async function checkAssertion(
  tx: Tx,
  { now }: Pick<ShopContext, 'now'>,
  party: RelyingParty,
  assertion: PasskeyAssertion,
): Promise<string | null> {
  const passkey = await tx
    .selectFrom('staff_passkey')
    .innerJoin('staff', 'staff.id', 'staff_id')
    .select(['staff_passkey.id', 'staff_id', 'public_key', 'sign_count'])
    .where('credential_id', '=', assertion.credential_id)
    .where('blocked_at', 'is', null)
    // serializes uses of the passkey, and waits while the person is being blocked
    .forUpdate('staff_passkey')
    .forShare('staff')
    .executeTakeFirst()
  const data = readAuthenticatorData(assertion.authenticator_data, party)
  if (!passkey || !data) return null
  if (assertion.user_handle !== null && assertion.user_handle !== userHandle(passkey.staff_id)) return null
  const signed = Buffer.concat([
    Buffer.from(assertion.authenticator_data, 'base64url'),
    sha256(Buffer.from(assertion.client_data, 'base64url')),
  ])
  if (!isSignedBy(passkey.public_key, signed, Buffer.from(assertion.signature, 'base64url'))) return null
  // many authenticators have no counter: both values stay 0
  const isCounted = data.signCount > 0 || passkey.sign_count > 0
  if (isCounted && data.signCount <= passkey.sign_count) return null
  await tx
    .updateTable('staff_passkey')
    .set({ sign_count: data.signCount, used_at: new Date(now()) })
    .where('id', '=', passkey.id)
    .execute()
  return passkey.staff_id
}

/** The user handle for an authenticator; contains no name and no email. */
export const userHandle = (staffId: string): string => Buffer.from(staffId.replaceAll('-', ''), 'hex').toString('base64url')

export const passkeyFailedError = () => new CodedError('invalid', { reason: 'passkey-failed' })
