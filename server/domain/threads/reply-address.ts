import { type Digest, isSameDigest } from '#server/domain/accounts/keyed-digest.ts'

/** Keyed digests of 96 bits in hex: short enough for the local part of an email address, and still valid if the letter case changes. */
const macsOf = (digest: Digest, id: number): string[] =>
  digest.all('thread-inbound-email', String(id)).map((mac) => Buffer.from(mac, 'base64url').toString('hex').slice(0, 24))

/** Returns the token of a thread for the reply address and for the Message-ID of emails. */
const emailToken = (digest: Digest, id: number): string => `${id}-${macsOf(digest, id)[0]}`

/** Returns the thread number of the first valid token in header lines; null if there is none. */
export function readEmailToken(digest: Digest, lines: readonly string[]): number | null {
  for (const [, id = '', mac = ''] of lines.join('\n').matchAll(/(?<![\d-])(\d{1,9})-([0-9a-f]{24})(?![0-9a-f])/gi))
    if (macsOf(digest, Number(id)).some((one) => isSameDigest(mac.toLowerCase(), one))) return Number(id)
  return null
}

/**
 * Returns headers for an email to a person. They let the shop match the person's answer to the thread. Returns null if the shop reads no
 * mailbox. `address` may contain a placeholder for the token.
 */
export function replyHeaders(
  digest: Digest,
  address: string | undefined,
  { id, message }: { id: number; message: string },
): { replyTo: string; id: string; thread: string } | null {
  if (!address) return null
  const token = emailToken(digest, id)
  return { replyTo: address.replace('{token}', token), id: `thread.${token}.${message}`, thread: `thread.${token}` }
}
