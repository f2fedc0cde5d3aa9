import { createHmac } from 'node:crypto'
import type { SecretRing } from '#server/context/secret-ring.ts'
import type { Secret } from '#server/context/secret.ts'
import type { Seal, SealSigner } from '#server/db/sign-seals.ts'

/** A key of seals. `lastSeal`: seals after it are no longer signed with this key, since its secret was replaced. */
export type SealKey = { id: string; key: Buffer; lastSeal?: number }

/** The key that is derived from an auth secret; its id tells nothing of it. */
export function sealKeyOf(secret: Secret): SealKey {
  const derive = (purpose: string) => createHmac('sha256', secret.reveal()).update(purpose).digest()
  return { id: derive('audit key id').toString('base64url').slice(0, 16), key: derive('audit seals') }
}

/** Signs with the newest secret of the ring. */
export function sealSigner([newest]: SecretRing): SealSigner {
  const key = sealKeyOf(newest)
  return (seal) => ({ keyId: key.id, mac: macOf(key, seal) })
}

/** The HMAC of a seal; of its entry and its place, too, so that it fits no other. */
export function macOf({ key }: SealKey, { id, entryId, hash }: Seal): Buffer {
  return createHmac('sha256', key)
    .update(`${id}:${entryId}:${Buffer.from(hash).toString('hex')}`)
    .digest()
}
