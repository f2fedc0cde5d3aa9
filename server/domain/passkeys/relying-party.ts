import { isIP } from 'node:net'
import { CodedError } from '#server/context/coded-error.ts'

/** The relying party of passkeys. `id`: the domain of the back office. `origin`: the only origin that may use the passkeys. */
export type RelyingParty = { id: string; origin: string }

/** Returns the relying party of a back office. Throws `invalid` for a bare IP address, which WebAuthn does not support. */
export function relyingPartyOf(origin: string): RelyingParty {
  const { hostname } = new URL(origin)
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) throw new CodedError('invalid', { reason: 'passkey-domain' })
  return { id: hostname, origin }
}
