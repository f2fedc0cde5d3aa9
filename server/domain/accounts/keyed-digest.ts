import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SecretRing } from '#server/context/secret-ring.ts'
import type { Secret } from '#server/context/secret.ts'

/**
 * The kind of key for each purpose of a digest. `signed`: the newest auth secret; a digest made with an older secret stays valid while the
 * ring contains that secret. `stored`: the lookup key, which never changes, because the database is searched by these digests.
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
  proforma: 'signed',
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
  'unstored-submit': 'stored',
  'unstored-visit': 'stored',
  'telegram-chat': 'stored',
} as const

type DigestPurpose = keyof typeof purposes
type SignedPurpose = { [P in DigestPurpose]: (typeof purposes)[P] extends 'signed' ? P : never }[DigestPurpose]

/**
 * Keyed digests. The database stores digests instead of tokens and codes, so that a leaked copy of the database is useless without the
 * secret.
 */
export type Digest = {
  (purpose: DigestPurpose, ...parts: string[]): string
  /** Returns the digests of `parts` for all secrets of the ring, newest first. */
  all(purpose: SignedPurpose, ...parts: string[]): string[]
  /** Whether `given` is the digest of these parts under any secret of the ring. Each comparison takes constant time. */
  matches(given: string, purpose: SignedPurpose, ...parts: string[]): boolean
}

/** Returns a function that computes keyed digests of 43 characters. The same value has a different digest for each purpose. */
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
 * Derives the lookup key of a database that does not store one yet. Uses the oldest secret, because the existing digests were made with it.
 */
export function firstLookupKey(ring: SecretRing): Buffer {
  return digestKeyOf(ring.at(-1) ?? ring[0])
}

const digestKeyOf = (secret: Secret) => createHmac('sha256', secret.reveal()).update('accounts').digest()

const digestWith = (key: Buffer, named: readonly string[]) => createHmac('sha256', key).update(JSON.stringify(named)).digest('base64url')

export function isSameDigest(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
