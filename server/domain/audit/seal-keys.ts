import { createHmac } from 'node:crypto'
import type { SecretRing } from '#server/context/secret-ring.ts'
import type { Secret } from '#server/context/secret.ts'
import type { Seal, SealSigner } from '#server/db/sign-seals.ts'

/** A key that signs seals. `lastSeal`: its secret was replaced, so it must not sign seals after this one. */
export type SealKey = { id: string; key: Buffer; lastSeal?: number }

/** Derives a seal key from an auth secret. The id does not reveal the key. */
export function sealKeyOf(secret: Secret): SealKey {
  const derive = (purpose: string) => createHmac('sha256', secret.reveal()).update(purpose).digest()
  return { id: derive('audit key id').toString('base64url').slice(0, 16), key: derive('audit seals') }
}

/** Returns a signer with the newest secret of the ring. */
export function sealSigner([newest]: SecretRing): SealSigner {
  const key = sealKeyOf(newest)
  return (seal) => ({ keyId: key.id, mac: macOf(key, seal) })
}

/** Returns the HMAC of a seal. It covers the seal's id and entry, so it is valid for no other seal. */
export function macOf({ key }: SealKey, { id, entryId, hash }: Seal): Buffer {
  return createHmac('sha256', key)
    .update(`${id}:${entryId}:${Buffer.from(hash).toString('hex')}`)
    .digest()
}
