import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

export type Twist = {
  origin?: string
  rpId?: string
  type?: string
  crossOrigin?: boolean
  /** Authenticator flags. 5 means that the user is present and verified. */
  flags?: number
  signCount?: number
  credentialId?: string
  userHandle?: string | null
  challenge?: string
  /** The COSE id of the algorithm that a new key declares. */
  alg?: number
}

const pairs = {
  es256: () => ({ ...generateKeyPairSync('ec', { namedCurve: 'P-256' }), alg: -7 }),
  es384: () => ({ ...generateKeyPairSync('ec', { namedCurve: 'P-384' }), alg: -35 }),
  ed25519: () => ({ ...generateKeyPairSync('ed25519'), alg: -8 }),
  rs256: () => ({ ...generateKeyPairSync('rsa', { modulusLength: 2048 }), alg: -257 }),
  'short rs256': () => ({ ...generateKeyPairSync('rsa', { modulusLength: 1024 }), alg: -257 }),
}

/** Creates a WebAuthn authenticator with one passkey. Its responses can be sent to the back office's API. */
export function createSoftwareAuthenticator(kind: keyof typeof pairs = 'es256') {
  const { publicKey, privateKey, alg } = pairs[kind]()
  const id = randomBytes(32).toString('base64url')
  let signCount = 0
  let userHandle: string | undefined
  return {
    credentialId: id,
    /** The public key in the format of earlier releases. */
    spki: publicKey.export({ type: 'spki', format: 'der' }).toString('base64url'),
    make({ options }: { options: { challenge: string; user: { id: string }; rp: { id: string } } }, twist: Twist = {}) {
      userHandle = options.user.id
      const key = coseKey(publicKey, twist.alg ?? alg)
      const authData = authenticatorData(options.rp.id, { flags: 0x45, signCount, ...twist }, { id, key })
      const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ])
      return {
        name: 'Phone',
        credential: {
          id,
          rawId: id,
          type: 'public-key',
          response: {
            clientDataJSON: clientData('webauthn.create', options.challenge, twist),
            attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
            transports: ['internal', 'unheard-of'],
          },
        },
      }
    },
    sign(options: { challenge: string; rpId: string }, twist: Twist = {}) {
      signCount++
      const data = authenticatorData(options.rpId, { flags: 0x05, signCount, ...twist })
      const client = clientData('webauthn.get', options.challenge, twist)
      const claimed = twist.userHandle === undefined ? userHandle : twist.userHandle
      return {
        id: twist.credentialId ?? id,
        rawId: twist.credentialId ?? id,
        type: 'public-key',
        response: {
          clientDataJSON: client,
          authenticatorData: data.toString('base64url'),
          signature: signatureOf(privateKey, Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))])),
          ...(claimed ? { userHandle: claimed } : {}),
        },
      }
    },
  }
}

export type SoftwareAuthenticator = ReturnType<typeof createSoftwareAuthenticator>

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const signatureOf = (key: KeyObject, data: Buffer) =>
  sign(key.asymmetricKeyType === 'ed25519' ? null : 'sha256', data, key).toString('base64url')

function clientData(type: string, challenge: string, { origin = 'http://localhost', crossOrigin = false, ...twist }: Twist): string {
  const data = { type: twist.type ?? type, challenge: twist.challenge ?? challenge, origin, crossOrigin }
  return Buffer.from(JSON.stringify(data)).toString('base64url')
}

function authenticatorData(
  rpId: string,
  { flags = 0x05, signCount = 0, ...twist }: Twist,
  credential?: { id: string; key: Uint8Array },
): Buffer {
  const head = Buffer.alloc(37)
  sha256(twist.rpId ?? rpId).copy(head)
  head.writeUInt8(flags, 32)
  head.writeUInt32BE(signCount, 33)
  if (!credential || !(flags & 0x40)) return head
  const id = Buffer.from(credential.id, 'base64url')
  const length = Buffer.alloc(2)
  length.writeUInt16BE(id.length)
  // 16 bytes of AAGUID, then the credential's id and its COSE key
  return Buffer.concat([head, Buffer.alloc(16), length, id, credential.key])
}

function coseKey(key: KeyObject, alg: number): Uint8Array {
  const { kty, x = '', y = '', n = '', e = '', crv } = key.export({ format: 'jwk' })
  const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'))
  const cose = new Map<number, number | Uint8Array<ArrayBuffer>>()
  if (kty === 'EC')
    cose
      .set(1, 2)
      .set(3, alg)
      .set(-1, crv === 'P-256' ? 1 : 2)
      .set(-2, bytes(x))
      .set(-3, bytes(y))
  else if (kty === 'OKP') cose.set(1, 1).set(3, alg).set(-1, 6).set(-2, bytes(x))
  else cose.set(1, 3).set(3, alg).set(-1, bytes(n)).set(-2, bytes(e))
  return isoCBOR.encode(cose)
}
