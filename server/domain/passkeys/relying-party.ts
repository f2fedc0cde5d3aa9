import { isIP } from 'node:net'
import { CodedError } from '#server/context/coded-error.ts'

/** The relying party of passkeys: the domain of the back office (`id`), and the only origin that may use the passkeys. */
export type RelyingParty = { id: string; origin: string }

/** Returns the relying party of a back office. Throws `invalid` for a bare IP address, where WebAuthn does not work. */
export function relyingPartyOf(origin: string): RelyingParty {
  const { hostname } = new URL(origin)
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) throw new CodedError('invalid', { reason: 'passkey-domain' })
  return { id: hostname, origin }
}
