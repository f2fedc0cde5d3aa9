import { createHmac, timingSafeEqual } from 'node:crypto'

/** Secrets are stored and compared as digests: without the shop's secret they are worth nothing to a thief of the database. */
export type Digest = (purpose: DigestPurpose, ...parts: string[]) => string

type DigestPurpose =
  | 'browser'
  | 'code'
  | 'refresh'
  | 'refresh-child'
  | 'password-failure'
  | 'staff-session'
  | 'staff-link'
  | 'staff-recovery'
  | 'staff-failure'
  | 'staff-passkey'
  | 'visit-link'
  | 'album-link'
  | 'message-file'
  | 'order-link'
  | 'home-preview'
  | 'thread-link'
  | 'thread-inbound-email'
  | 'email-id'
  | 'email-sender'
  | 'buyback-link'
  | 'alert-stop'
  | 'quote-link'
  | 'quote-hash'
  | 'quote-code'
  | 'sender-network'
  | 'telegram-chat'

/** Digests with one secret, 43 characters each; the same parts for another purpose give another digest. */
export function keyedDigest(secret: string): Digest {
  const key = createHmac('sha256', secret).update('accounts').digest()
  return (purpose, ...parts) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, ...parts]))
      .digest('base64url')
}

/** Whether two digests are equal, in constant time. */
export function isSameDigest(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
