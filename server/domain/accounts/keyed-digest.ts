import { createHmac, timingSafeEqual } from 'node:crypto'

/** What secrets are kept as, and compared by: worth nothing to who has the database without the shop's secret. */
export type Digest = (purpose: 'browser' | 'code' | 'refresh' | 'refresh-child' | 'password-failure', ...parts: string[]) => string

/** Digests by one secret, 43 characters each; the same parts for another purpose give another digest. */
export function keyedDigest(secret: string): Digest {
  const key = createHmac('sha256', secret).update('accounts').digest()
  return (purpose, ...parts) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, ...parts]))
      .digest('base64url')
}

/** Whether two digests are the same, in a time that does not tell where they differ. */
export function isSameDigest(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
