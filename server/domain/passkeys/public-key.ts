import { createPublicKey, type KeyObject, verify } from 'node:crypto'

/** COSE ids of the supported signature algorithms: ECDSA on P-256 (nearly all devices), EdDSA, RSA. */
export const passkeyAlgorithms = [-7, -8, -257] as const

const rsaLeastBits = 2048

/** Whether a new passkey's public key (SPKI) is supported and matches the claimed algorithm. */
export function isUsableKey(spki: string, algorithm: number): boolean {
  const key = readKey(spki)
  return key !== null && algorithmOf(key) === algorithm
}

/** Whether the holder of the key signed the data. */
export function isSignedBy(spki: string, data: Buffer, signature: Buffer): boolean {
  const key = readKey(spki)
  if (!key || algorithmOf(key) === null) return false
  try {
    return verify(key.asymmetricKeyType === 'ed25519' ? null : 'sha256', data, key, signature)
  } catch {
    return false
  }
}

function readKey(spki: string): KeyObject | null {
  try {
    return createPublicKey({ key: Buffer.from(spki, 'base64url'), format: 'der', type: 'spki' })
  } catch {
    return null
  }
}

function algorithmOf({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject): number | null {
  if (type === 'ec') return details?.namedCurve === 'prime256v1' ? -7 : null
  if (type === 'ed25519') return -8
  return type === 'rsa' && (details?.modulusLength ?? 0) >= rsaLeastBits ? -257 : null
}
