import { createHmac } from 'node:crypto'
import type { SecretRing } from '#server/context/secret-ring.ts'
import type { Secret } from '#server/context/secret.ts'
import type { Seal, SealSigner } from '#server/db/sign-seals.ts'

/** A key that signs seals. `lastSeal`: only for the key of a replaced secret, the id of the last seal that the key may have signed. */
export type SealKey = { id: string; key: Buffer; lastSeal?: number }

/** Derives a seal key from an auth secret. The id does not reveal the key. */
export function sealKeyOf(secret: Secret): SealKey {
  const derive = (purpose: string) => createHmac('sha256', secret.reveal()).update(purpose).digest()
  return { id: derive('audit key id').toString('base64url').slice(0, 16), key: derive('audit seals') }
}

/** Returns a function that signs seals with the key of the newest secret. */
export function sealSigner([newest]: SecretRing): SealSigner {
  const key = sealKeyOf(newest)
  return (seal) => ({ keyId: key.id, mac: macOf(key, seal) })
}

/** Returns the HMAC of a seal's id, entry and hash. The HMAC is therefore not valid for any other seal. */
export function macOf({ key }: SealKey, { id, entryId, hash }: Seal): Buffer {
  return createHmac('sha256', key)
    .update(`${id}:${entryId}:${Buffer.from(hash).toString('hex')}`)
    .digest()
}
