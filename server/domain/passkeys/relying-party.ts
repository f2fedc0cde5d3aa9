import { isIP } from 'node:net'
import { CodedError } from '#server/context/coded-error.ts'

/** Whom a passkey is for: the domain of the back office, and the one origin whose pages may use it. */
export type RelyingParty = { id: string; origin: string }

/** The relying party of a back office. Throws `invalid` at a bare IP address, where WebAuthn does not work. */
export function relyingPartyOf(origin: string): RelyingParty {
  const { hostname } = new URL(origin)
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) throw new CodedError('invalid', { reason: 'passkey-domain' })
  return { id: hostname, origin }
}
