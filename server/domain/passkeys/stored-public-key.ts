import { createPublicKey } from 'node:crypto'

/** First byte of a key in SPKI form. Releases of the shop without the WebAuthn library stored keys in this form. */
const spkiFirstByte = 0x30

/** Decodes a stored public key of a passkey (base64url) and returns it as COSE. */
export async function readStoredPublicKey(stored: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Uint8Array.from(Buffer.from(stored, 'base64url'))
  return bytes[0] === spkiFirstByte ? coseOfSpki(bytes) : bytes
}

async function coseOfSpki(spki: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const { isoCBOR } = await import('@simplewebauthn/server/helpers')
  const {
    kty,
    x = '',
    y = '',
    n = '',
    e = '',
  } = createPublicKey({ key: Buffer.from(spki), format: 'der', type: 'spki' }).export({ format: 'jwk' })
  const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'))
  const cose = new Map<number, number | Uint8Array<ArrayBuffer>>()
  if (kty === 'EC') cose.set(1, 2).set(3, -7).set(-1, 1).set(-2, bytes(x)).set(-3, bytes(y))
  else if (kty === 'OKP') cose.set(1, 1).set(3, -8).set(-1, 6).set(-2, bytes(x))
  else cose.set(1, 3).set(3, -257).set(-1, bytes(n)).set(-2, bytes(e))
  return isoCBOR.encode(cose)
}
