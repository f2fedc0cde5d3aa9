import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SecretRing } from '#server/context/secret-ring.ts'
import type { Secret } from '#server/context/secret.ts'

/**
 * Purposes of digests, and the key of each purpose. `signed`: keyed with the newest auth secret; a digest of an older secret matches while
 * the ring has that secret. `stored`: keyed with the lookup key, because stored digests are looked up and cannot be recomputed after a
 * change of secret.
 */
const purposes = {
  browser: 'stored',
  code: 'signed',
  refresh: 'stored',
  'refresh-child': 'stored',
  'password-failure': 'stored',
  'staff-session': 'stored',
  'staff-link': 'signed',
  'staff-recovery': 'stored',
  'staff-failure': 'stored',
  'staff-passkey': 'signed',
  'visit-link': 'signed',
  'album-link': 'signed',
  'message-file': 'signed',
  'order-link': 'signed',
  'home-preview': 'signed',
  'thread-link': 'signed',
  'thread-inbound-email': 'signed',
  'email-id': 'stored',
  'email-sender': 'stored',
  'buyback-link': 'signed',
  'alert-stop': 'signed',
  'quote-link': 'stored',
  'quote-hash': 'stored',
  'quote-code': 'stored',
  'sender-network': 'stored',
  'telegram-chat': 'stored',
} as const

type DigestPurpose = keyof typeof purposes
type SignedPurpose = { [P in DigestPurpose]: (typeof purposes)[P] extends 'signed' ? P : never }[DigestPurpose]

/** Keyed digests. The database stores digests instead of tokens and codes, so a leaked copy is no use without the shop's secret. */
export type Digest = {
  (purpose: DigestPurpose, ...parts: string[]): string
  /** Returns one valid digest of `parts` per secret of the ring, that of the newest secret first. */
  all(purpose: SignedPurpose, ...parts: string[]): string[]
  /** Returns whether any secret of the ring made this digest of these parts. Constant time for each secret. */
  matches(given: string, purpose: SignedPurpose, ...parts: string[]): boolean
}

/** Returns a function that makes digests of 43 characters. The same parts with another purpose give another digest. */
export function keyedDigest(ring: SecretRing, lookupKey = firstLookupKey(ring)): Digest {
  const keys = ring.map(digestKeyOf)
  const [newest = lookupKey] = keys
  const all = (...named: [SignedPurpose, ...string[]]) => keys.map((key) => digestWith(key, named))
  return Object.assign(
    (...named: [DigestPurpose, ...string[]]) => digestWith(purposes[named[0]] === 'signed' ? newest : lookupKey, named),
    {
      all,
      matches: (given: string, ...named: [SignedPurpose, ...string[]]) => all(...named).some((digest) => isSameDigest(given, digest)),
    },
  )
}

/**
 * Returns the lookup key for a database that does not store one yet: derived from the oldest secret, with which the existing digests were
 * made.
 */
export function firstLookupKey(ring: SecretRing): Buffer {
  return digestKeyOf(ring.at(-1) ?? ring[0])
}

const digestKeyOf = (secret: Secret) => createHmac('sha256', secret.reveal()).update('accounts').digest()

const digestWith = (key: Buffer, named: readonly string[]) => createHmac('sha256', key).update(JSON.stringify(named)).digest('base64url')

/** Compares two digests in constant time. */
export function isSameDigest(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
