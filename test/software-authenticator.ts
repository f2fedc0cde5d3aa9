import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** Changes that make a response invalid. */
export type Twist = {
  origin?: string
  rpId?: string
  type?: string
  crossOrigin?: boolean
  /** The flags: 5 means user present and user verified. */
  flags?: number
  signCount?: number
  credentialId?: string
  userHandle?: string | null
  challenge?: string
}

const pairs = {
  es256: () => ({ ...generateKeyPairSync('ec', { namedCurve: 'P-256' }), algorithm: -7 }),
  ed25519: () => ({ ...generateKeyPairSync('ed25519'), algorithm: -8 }),
  rs256: () => ({ ...generateKeyPairSync('rsa', { modulusLength: 2048 }), algorithm: -257 }),
}

/** A WebAuthn authenticator with one passkey. Its responses have the form that the back office's calls take. */
export function createSoftwareAuthenticator(kind: keyof typeof pairs = 'es256') {
  const { publicKey, privateKey, algorithm } = pairs[kind]()
  const credentialId = randomBytes(32).toString('base64url')
  let signCount = 0
  let userHandle: string | null = null
  return {
    credentialId,
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64url'),
    /** What a page sends after `navigator.credentials.create`. */
    make(options: { challenge: string; user: { id: string }; rp: { id: string } }, twist: Twist = {}) {
      userHandle = options.user.id
      return {
        name: 'Phone',
        credential_id: credentialId,
        client_data: clientData('webauthn.create', options.challenge, twist),
        authenticator_data: authenticatorData(options.rp.id, { flags: 0x45, signCount, ...twist }, Buffer.from(credentialId, 'base64url')),
        public_key: publicKey.export({ type: 'spki', format: 'der' }).toString('base64url'),
        algorithm,
        transports: ['internal', 'unheard-of'],
      }
    },
    /** What a page sends after `navigator.credentials.get`. */
    sign(options: { challenge: string; rp_id: string }, twist: Twist = {}) {
      signCount++
      const data = authenticatorData(options.rp_id, { flags: 0x05, signCount, ...twist })
      const client = clientData('webauthn.get', options.challenge, twist)
      return {
        credential_id: twist.credentialId ?? credentialId,
        client_data: client,
        authenticator_data: data,
        signature: signatureOf(privateKey, Buffer.concat([bytes(data), sha256(bytes(client))])),
        user_handle: twist.userHandle === undefined ? userHandle : twist.userHandle,
      }
    },
  }
}

export type SoftwareAuthenticator = ReturnType<typeof createSoftwareAuthenticator>

const bytes = (text: string) => Buffer.from(text, 'base64url')
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const signatureOf = (key: KeyObject, data: Buffer) =>
  sign(key.asymmetricKeyType === 'ed25519' ? null : 'sha256', data, key).toString('base64url')

function clientData(type: string, challenge: string, { origin = 'http://localhost', crossOrigin = false, ...twist }: Twist): string {
  const data = { type: twist.type ?? type, challenge: twist.challenge ?? challenge, origin, crossOrigin }
  return Buffer.from(JSON.stringify(data)).toString('base64url')
}

function authenticatorData(rpId: string, { flags = 0x05, signCount = 0, ...twist }: Twist, newId?: Buffer): string {
  const head = Buffer.alloc(37)
  sha256(twist.rpId ?? rpId).copy(head)
  head.writeUInt8(flags, 32)
  head.writeUInt32BE(signCount, 33)
  if (!newId) return head.toString('base64url')
  const length = Buffer.alloc(2)
  length.writeUInt16BE(newId.length)
  // AAGUID, id, and the COSE key, which nothing reads
  return Buffer.concat([head, Buffer.alloc(16), length, newId, randomBytes(77)]).toString('base64url')
}
