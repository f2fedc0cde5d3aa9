import type { PasskeyRequest, passkeyTransports } from '#contract/staff/passkeys.ts'
import { challengeBytes, passkeyWaitMs } from '#server/domain/passkeys/passkey-challenges.ts'
import type { RelyingParty } from '#server/domain/passkeys/relying-party.ts'
import { loadWebauthn } from '#server/domain/passkeys/verify-response.ts'

/**
 * Returns the browser options for signing a challenge with one of the `known` passkeys. If `known` is empty, any passkey of this site is
 * accepted.
 */
export async function createRequest(
  party: RelyingParty,
  challenge: string,
  known: { id: string; transports: (typeof passkeyTransports)[number][] }[],
): Promise<PasskeyRequest> {
  const { generateAuthenticationOptions } = await loadWebauthn()
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: challengeBytes(challenge),
    allowCredentials: known,
    userVerification: 'required',
    timeout: passkeyWaitMs,
  })
}
