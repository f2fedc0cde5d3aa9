import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { RelyingParty } from '#server/domain/passkeys/relying-party.ts'

const ClientData = z.object({ type: z.string(), challenge: z.string(), origin: z.string(), crossOrigin: z.boolean().optional() })

/** Flag bits of authenticator data. */
const userPresent = 0x01
const userVerified = 0x04
const hasCredential = 0x40

export type ClientDataType = 'webauthn.create' | 'webauthn.get'

/** Returns the challenge in the browser's client data; null unless it has this type and the back office's origin, outside of iframes. */
export function readChallenge(clientData: string, type: ClientDataType, { origin }: RelyingParty): string | null {
  const read = ClientData.safeParse(parseJson(Buffer.from(clientData, 'base64url').toString('utf8')))
  if (!read.success || read.data.type !== type || read.data.origin !== origin || read.data.crossOrigin) return null
  return read.data.challenge
}

/** The authenticator's signature counter, and the id of a new credential. */
export type AuthenticatorData = { signCount: number; credentialId: string | null }

/** Null unless the data is for this domain and has the flags of user presence and user verification. */
export function readAuthenticatorData(data: string, { id }: RelyingParty): AuthenticatorData | null {
  const bytes = Buffer.from(data, 'base64url')
  if (bytes.length < 37 || !bytes.subarray(0, 32).equals(sha256(id))) return null
  const flags = bytes.readUInt8(32)
  if (!(flags & userPresent) || !(flags & userVerified)) return null
  return { signCount: bytes.readUInt32BE(33), credentialId: flags & hasCredential ? readCredentialId(bytes) : null }
}

/** Layout after the counter: 16 bytes of AAGUID, two of the id's length, the id. */
function readCredentialId(bytes: Buffer): string | null {
  if (bytes.length < 55) return null
  const end = 55 + bytes.readUInt16BE(53)
  return end > 55 && end <= bytes.length ? bytes.subarray(55, end).toString('base64url') : null
}

export const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
