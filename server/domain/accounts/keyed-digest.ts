import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SecretRing } from '#server/context/secret-ring.ts'
import type { Secret } from '#server/context/secret.ts'

/**
 * What a digest is for, and which key makes it. `signed`: the newest auth secret; a digest of an older one matches as long as the ring has
 * it. `stored`: the lookup key, which outlives every secret; the database is searched for these, and nobody can make them anew.
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

/** Secrets are stored and compared as digests: without the shop's secret they are worth nothing to a thief of the database. */
export type Digest = {
  (purpose: DigestPurpose, ...parts: string[]): string
  /** The digests that count for these parts, by the newest secret first. */
  all(purpose: SignedPurpose, ...parts: string[]): string[]
  /** Whether a secret of the ring made this digest of these parts; in constant time for each secret. */
  matches(given: string, purpose: SignedPurpose, ...parts: string[]): boolean
}

/** Digests of 43 characters each; the same parts for another purpose give another digest. */
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

/** The lookup key of a database that stores none yet: what it holds was digested with the oldest secret. */
export function firstLookupKey(ring: SecretRing): Buffer {
  return digestKeyOf(ring.at(-1) ?? ring[0])
}

const digestKeyOf = (secret: Secret) => createHmac('sha256', secret.reveal()).update('accounts').digest()

const digestWith = (key: Buffer, named: readonly string[]) => createHmac('sha256', key).update(JSON.stringify(named)).digest('base64url')

/** Whether two digests are equal, in constant time. */
export function isSameDigest(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
