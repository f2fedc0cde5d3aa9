import { type Digest, isSameDigest } from '#server/domain/accounts/keyed-digest.ts'

/** Short enough for the local part of an address, in emails that no mail program changes; 96 bits that only the shop can make. */
const macsOf = (digest: Digest, id: number): string[] =>
  digest.all('thread-inbound-email', String(id)).map((mac) => Buffer.from(mac, 'base64url').toString('hex').slice(0, 24))

/** By what an email names its thread: in the address that answers go to, and in its own id, which answers refer to. */
const emailToken = (digest: Digest, id: number): string => `${id}-${macsOf(digest, id)[0]}`

/** The thread that one of these lines names by a token of the shop's; null where none does. */
export function readEmailToken(digest: Digest, lines: readonly string[]): number | null {
  for (const [, id = '', mac = ''] of lines.join('\n').matchAll(/(?<![\d-])(\d{1,9})-([0-9a-f]{24})(?![0-9a-f])/gi))
    if (macsOf(digest, Number(id)).some((one) => isSameDigest(mac.toLowerCase(), one))) return Number(id)
  return null
}

/** What makes the answer to an email find its thread; nothing where emails are not read. `address` may have a place for the token. */
export function replyHeaders(
  digest: Digest,
  address: string | undefined,
  { id, message }: { id: number; message: string },
): { replyTo: string; id: string; thread: string } | null {
  if (!address) return null
  const token = emailToken(digest, id)
  return { replyTo: address.replace('{token}', token), id: `thread.${token}.${message}`, thread: `thread.${token}` }
}
