import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { SecretRing } from '#server/context/secret-ring.ts'
import type { Secret } from '#server/context/secret.ts'

/** Encrypts secrets that the shop must decrypt again: AES-256-GCM with a key derived from the newest secret of the ring. */
export type Sealer = {
  seal(text: string): string
  /** Decrypts a sealed text. Returns null if the text was tampered with, or if the ring lacks its secret. */
  open(sealed: string): string | null
  /** Whether a text was sealed with the newest secret. */
  isCurrent(sealed: string): boolean
}

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

export function createSealer(ring: SecretRing): Sealer {
  const [newest, ...older] = [keyOf(ring[0]), ...ring.slice(1).map(keyOf)] as const
  return {
    seal: (text) => {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, newest, nonce)
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
    },
    open: (sealed) => {
      for (const key of [newest, ...older]) {
        const text = openWith(key, sealed)
        if (text !== null) return text
      }
      return null
    },
    isCurrent: (sealed) => openWith(newest, sealed) !== null,
  }
}

const keyOf = (secret: Secret) => createHmac('sha256', secret.reveal()).update('sealed secrets').digest()

function openWith(key: Buffer, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < nonceBytes + tagBytes) return null
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
